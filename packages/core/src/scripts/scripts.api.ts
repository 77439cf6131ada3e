import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Apply, Preview } from '../rules/rules.ts';
import { Saying } from '../wording/saying.ts';
import { demands, stepTypes, Wording } from '../wording/steps.ts';
import { Closeness } from './closeness.ts';
import { Script, ScriptInput } from './scripts.ts';

const Params = z.object({ id: z.coerce.number().int() });
const Body = ScriptInput.safeExtend({ apply: Apply });
/** A script as it stands in the editor. */
const Draft = z.object(Wording.shape).loose();

/** What became of a script in a call, and why; see `applyScript`. */
export const StepOutcome = z.object({
  outcome: z.enum(['said', 'unsure', 'not_said', 'not_applicable']),
  reason: z.enum(['no_words_of_speaker', 'no_variation_in_language']).nullable(),
  /** Of the closest place, 0 … 1. */
  closeness: z.number(),
  sayings: z.array(Saying),
});
export type StepOutcome = z.infer<typeof StepOutcome>;

/** The same as it is tried: with what the other side said, which counts for nothing. */
export const TriedScript = StepOutcome.extend({ not_counted: z.array(Saying) });
export type TriedScript = z.infer<typeof TriedScript>;

/** A script beside what became of it in one call. */
export const CallStep = StepOutcome.extend({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  type: z.enum(stepTypes),
  demand: z.enum(demands),
  set: z.string(),
  place: z.int(),
  variations: z.array(z.string()),
  /** It was said, and not at its place in the set. */
  is_out_of_order: z.boolean(),
});
export type CallStep = z.infer<typeof CallStep>;

export const CallScripts = z.object({
  results: z.array(CallStep),
  /** How far the call kept to all of them. `share`: of those that must be said and are known; null where none is. */
  adherence: z.object({
    known: z.int(),
    said: z.int(),
    share: z.number().nullable(),
    unsure: z.int(),
    violations: z.int(),
  }),
});
export type CallScripts = z.infer<typeof CallScripts>;

export const listScripts = endpoint({
  method: 'GET',
  path: 'scripts',
  can: 'scripts.read',
  summary: 'Scripts of the workspace: sentences to say, with their variations',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Script),
});
export const getScript = endpoint({
  method: 'GET',
  path: 'scripts/{id}',
  can: 'scripts.read',
  summary: 'One script',
  params: Params,
  reply: Script,
});
export const createScript = endpoint({
  method: 'POST',
  path: 'scripts',
  can: 'scripts.write',
  summary: 'Add a script',
  body: Body,
  size: 'rules',
  reply: Script,
  status: 201,
});
export const updateScript = endpoint({
  method: 'PUT',
  path: 'scripts/{id}',
  can: 'scripts.write',
  summary: 'Change a script',
  params: Params,
  body: Body,
  size: 'rules',
  reply: Script,
});
export const removeScript = endpoint({
  method: 'DELETE',
  path: 'scripts/{id}',
  can: 'scripts.write',
  summary: 'Remove a script with what it found',
  params: Params,
  reply: null,
  status: 204,
});
export const lockScript = endpoint({
  method: 'POST',
  path: 'scripts/{id}/lock',
  can: 'scripts.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Script,
});
export const cloneScript = endpoint({
  method: 'POST',
  path: 'scripts/{id}/clone',
  can: 'scripts.write',
  summary: 'A copy under a new name',
  params: Params,
  reply: Script,
  status: 201,
});
export const checkScript = endpoint({
  method: 'POST',
  path: 'scripts/check',
  can: 'scripts.read',
  summary: 'What becomes of a script in one call or text, to the word',
  body: z.object({
    script: Draft,
    file_id: z.string().optional(),
    text: z.string().max(20_000).optional(),
  }),
  size: 'rules',
  reply: TriedScript,
});
export const previewScript = endpoint({
  method: 'POST',
  path: 'scripts/preview',
  can: 'scripts.read',
  also: ['files.read'],
  summary: 'In how many past calls a script would be said, with a sample',
  body: z.object({ script: Draft, days: z.int().min(1).max(3650).default(30), id: z.int().optional() }),
  size: 'rules',
  reply: Preview,
});
export const measureCloseness = endpoint({
  method: 'POST',
  path: 'scripts/closeness',
  can: 'scripts.read',
  also: ['files.read'],
  summary: 'How close a script comes to what was said in past calls, with those that are unsure',
  body: z.object({ script: Draft, days: z.int().min(1).max(3650).default(30) }),
  size: 'rules',
  reply: Closeness,
});
export const listCallScripts = endpoint({
  method: 'GET',
  path: 'files/{file_id}/scripts',
  can: 'scripts.read',
  summary: 'Every script beside what became of it in a call',
  params: z.object({ file_id: z.string() }),
  reply: CallScripts,
});
