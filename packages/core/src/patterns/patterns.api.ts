import { z } from 'zod';
import { Detection, Evidence } from '../detection/detection.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Apply, CheckResult, Preview, ruleFields, ruleKinds } from '../rules/rules.ts';

export const patternNameLength = { least: 3, most: 100 } as const;

export const PatternInput = z.object({
  name: z.string().trim().min(patternNameLength.least).max(patternNameLength.most),
  description: z.string().max(1000).default(''),
  detection: Detection,
});
export type PatternInput = z.infer<typeof PatternInput>;

export const Pattern = PatternInput.extend({
  ...ruleFields,
  /** Calls it was detected in. */
  files: z.int(),
});
export type Pattern = z.infer<typeof Pattern>;

const Params = z.object({ id: z.coerce.number().int() });
const Body = PatternInput.extend({ apply: Apply });
/** A saved pattern by its id, or one as it stands in the editor. */
const Draft = z.object({ detection: Detection }).loose();

export const listPatterns = endpoint({
  method: 'GET',
  path: 'patterns',
  can: 'patterns.read',
  summary: 'Patterns of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Pattern),
});
export const getPattern = endpoint({
  method: 'GET',
  path: 'patterns/{id}',
  can: 'patterns.read',
  summary: 'One pattern',
  params: Params,
  reply: Pattern,
});
export const createPattern = endpoint({
  method: 'POST',
  path: 'patterns',
  can: 'patterns.write',
  summary: 'Add a pattern',
  body: Body,
  size: 'rules',
  reply: Pattern,
  status: 201,
});
export const updatePattern = endpoint({
  method: 'PUT',
  path: 'patterns/{id}',
  can: 'patterns.write',
  summary: 'Change a pattern',
  params: Params,
  body: Body,
  size: 'rules',
  reply: Pattern,
});
export const removePattern = endpoint({
  method: 'DELETE',
  path: 'patterns/{id}',
  can: 'patterns.write',
  summary: 'Remove a pattern with what it found',
  params: Params,
  reply: null,
  status: 204,
});
export const lockPattern = endpoint({
  method: 'POST',
  path: 'patterns/{id}/lock',
  can: 'patterns.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Pattern,
});
export const clonePattern = endpoint({
  method: 'POST',
  path: 'patterns/{id}/clone',
  can: 'patterns.write',
  summary: 'A copy under a new name',
  params: Params,
  reply: Pattern,
  status: 201,
});
export const checkDetection = endpoint({
  method: 'POST',
  path: 'patterns/check',
  can: 'patterns.read',
  summary: 'What a pattern finds in one call or text',
  body: z.object({
    pattern: Draft,
    file_id: z.string().optional(),
    text: z.string().max(20_000).optional(),
    /** Of the pattern as it is stored. */
    id: z.int().optional(),
  }),
  size: 'rules',
  reply: CheckResult,
});
export const previewDetection = endpoint({
  method: 'POST',
  path: 'patterns/preview',
  can: 'patterns.read',
  also: ['files.read'],
  summary: 'How many past calls a pattern would be detected in, with a sample',
  body: z.object({ pattern: Draft, days: z.int().min(1).max(3650).default(30), id: z.int().optional() }),
  size: 'rules',
  reply: Preview,
});

/** Every hit of every rule in a call. */
export const Match = z.object({
  kind: z.enum(ruleKinds),
  id: z.int(),
  name: z.string(),
  color: z.string().nullable(),
  evidence: z.array(Evidence),
});
export type Match = z.infer<typeof Match>;
export const listMatches = endpoint({
  method: 'GET',
  path: 'files/{file_id}/matches',
  can: 'files.read',
  summary: 'Every tag and pattern of a call with its evidence',
  params: z.object({ file_id: z.string() }),
  reply: z.object({ results: z.array(Match) }),
});
