import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { endpoint } from '../endpoint.ts';
import { soundFields } from '../files/files.ts';
import { LabelTold, WordTold } from './checks.api.ts';
import { pickReasons } from './pick-examples.ts';

const Params = z.object({ id: z.coerce.number().int() });

export const queueKinds = ['mixed', ...pickReasons] as const;
/** A unit that somebody is asked about. */
export const QueueItem = z.object({
  id: z.int(),
  reason: z.enum(pickReasons),
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  place: z.object({
    file_id: z.string(),
    phrase_id: z.int(),
    last_phrase_id: z.int(),
    start_ms: z.int(),
    end_ms: z.int(),
  }),
  call: z.object({
    name: z.string(),
    operator: z.string().nullable(),
    abonent: z.string().nullable(),
    direction: z.string().nullable(),
    language: z.string().nullable(),
    started_at: z.string(),
    duration_ms: z.int().nullable(),
    ...soundFields,
  }),
  /** What was said around it. */
  before: z.array(z.object({ start_ms: z.int(), role: z.enum(speakerRoles).nullable(), text: z.string() })),
  after: z.array(z.object({ start_ms: z.int(), role: z.enum(speakerRoles).nullable(), text: z.string() })),
  /** What the version that answers says of it; hidden where it was drawn by chance, so that nobody is led. */
  labels: z.array(LabelTold),
  words: z.array(WordTold),
  /** Labels whose filters propose it. */
  proposed_by: z.array(z.int()),
  /** How many others say nearly the same and get the same answer. */
  copies: z.int(),
});
export type QueueItem = z.infer<typeof QueueItem>;
export const listQueue = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/queue',
  can: 'classifiers.write',
  also: ['files.read'],
  summary: 'What to label next: the least certain, some by chance, some that label filters propose',
  params: Params,
  query: z.object({
    kind: z.enum(queueKinds).default('mixed'),
    limit: z.coerce.number().int().min(1).max(50).default(10),
    /** The training project whose calls are meant; else the newest calls. */
    project_id: z.coerce.number().int().optional(),
  }),
  reply: z.object({
    results: z.array(QueueItem),
    left: z.object({
      mixed: z.int(),
      least_certain: z.int(),
      random: z.int(),
      proposed: z.int(),
    }),
    /** More are being looked for. */
    is_filling: z.boolean(),
    /** Answers of this person today. */
    today: z.int(),
  }),
});
export const answerQueueItem = endpoint({
  method: 'PUT',
  path: 'classifiers/{id}/queue/{item_id}',
  can: 'classifiers.write',
  summary: 'Say which labels it has; null where that cannot be told',
  params: z.object({ id: z.coerce.number().int(), item_id: z.coerce.number().int() }),
  body: z.object({
    labels: z.array(z.int()).max(100).nullable(),
    /** How long it took. */
    ms: z.int().min(0).max(3_600_000).optional(),
  }),
  reply: z.object({ example_id: z.int(), copies: z.int() }),
});
export const undoQueueItem = endpoint({
  method: 'DELETE',
  path: 'classifiers/{id}/queue/{item_id}',
  can: 'classifiers.write',
  summary: 'Take back what was said last of it; it is asked about again',
  params: z.object({ id: z.coerce.number().int(), item_id: z.coerce.number().int() }),
  reply: null,
  status: 204,
});

export const listLabellers = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/labellers',
  can: 'classifiers.read',
  summary: 'Who labelled how much, and how far each agrees with the others',
  params: Params,
  reply: z.object({
    results: z.array(
      z.object({
        user_id: z.int().nullable(),
        name: z.string().nullable(),
        examples: z.int(),
        per_minute: z.number().nullable(),
        /** Over examples that somebody else labelled, too. */
        kappa: z.number().nullable(),
        n: z.int(),
      }),
    ),
    agreement: z.object({ kappa: z.number(), n: z.int() }).nullable(),
  }),
});
