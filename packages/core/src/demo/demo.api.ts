import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { endpoint } from '../endpoint.ts';
import { File } from '../files/files.ts';
import { locales } from '../locales.ts';
import { sampleRuleKinds } from './sample-rules.ts';

const CallParams = z.object({ file_id: z.uuid() });

export const loadDemo = endpoint({
  method: 'POST',
  path: 'demo',
  can: 'files.write',
  summary:
    'Fill the workspace with the sample calls, and with patterns, tags and a segment that find some of them',
  /** `locale`: the language of the names; English where it is left out. */
  body: z.object({ locale: z.enum(locales).default('en') }).optional(),
  reply: z.object({ added: z.int(), already_there: z.int() }),
});

export const describeDemo = endpoint({
  method: 'GET',
  path: 'demo',
  can: 'files.read',
  summary: 'How many sample calls there are, and which of their rules nobody has changed',
  reply: z.object({
    calls: z.int(),
    rules: z.array(z.object({ kind: z.enum(sampleRuleKinds), id: z.int(), name: z.string() })),
  }),
});

export const removeDemo = endpoint({
  method: 'DELETE',
  path: 'demo',
  can: 'files.write',
  summary: 'Delete the sample calls; with `rules` 1 also their rules that nobody has changed',
  query: z.object({ rules: z.enum(['0', '1']).default('0') }),
  reply: z.object({ removed: z.int() }),
});

export const sampleTruth = endpoint({
  method: 'GET',
  path: 'demo/calls/{file_id}/truth',
  can: 'files.read',
  summary: 'What was really said in a sample call',
  params: CallParams,
  reply: z.object({
    phrases: z.array(
      z.object({ role: z.enum(speakerRoles), start_ms: z.int(), end_ms: z.int(), text: z.string() }),
    ),
  }),
});

export const sampleWords = ['engine', 'truth'] as const;

export const switchSampleWords = endpoint({
  method: 'POST',
  path: 'demo/calls/{file_id}/words',
  can: 'files.write',
  summary: 'Recognise a sample call with the engine of its language, or give it its true transcript back',
  params: CallParams,
  body: z.object({ words: z.enum(sampleWords) }),
  reply: File,
});
