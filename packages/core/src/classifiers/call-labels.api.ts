import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { soundFields } from '../files/files.ts';
import { listOf, Paging } from '../lists.ts';
import { runStatuses } from '../rules/rules.ts';
import { tagColors } from '../tags/tag-colors.ts';

const Params = z.object({ id: z.coerce.number().int() });

/** A classifier on its way over calls that are there. */
export const ClassifierRun = z.object({
  id: z.int(),
  classifier_id: z.int(),
  version: z.int(),
  status: z.enum(runStatuses),
  total: z.int(),
  done: z.int(),
  /** Labels that calls get, lose and keep. */
  added: z.int(),
  removed: z.int(),
  kept: z.int(),
  created: z.string(),
  ended: z.string().nullable(),
});
export type ClassifierRun = z.infer<typeof ClassifierRun>;
export const previewClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/preview',
  can: 'classifiers.write',
  also: ['files.read'],
  summary: 'What applying it to past calls would change, on a sample of the newest',
  params: Params,
  body: z.object({ days: z.int().min(1).max(3650).default(30) }),
  reply: z.object({
    version: z.int(),
    days: z.int(),
    total: z.int(),
    looked_at: z.int(),
    labels: z.array(
      z.object({
        label_id: z.int(),
        name: z.string(),
        before: z.int(),
        after: z.int(),
        added: z.int(),
        removed: z.int(),
      }),
    ),
    sample: z.array(
      z.object({
        file_id: z.string(),
        name: z.string(),
        operator: z.string().nullable(),
        ...soundFields,
        started_at: z.string(),
        label_id: z.int(),
        change: z.enum(['added', 'removed']),
        moments: z.array(CallMoment),
      }),
    ),
  }),
});
export const applyClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/apply',
  can: 'classifiers.write',
  summary: 'Have the calls of the last days answered by the present version, or all where no days are named',
  params: Params,
  body: z.object({ days: z.int().min(1).max(3650).nullable().default(null) }),
  reply: ClassifierRun,
  status: 202,
});
export const listClassifierRuns = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/runs',
  can: 'classifiers.read',
  summary: 'Its ways over past calls, newest first',
  params: Params,
  query: z.object(Paging),
  reply: listOf(ClassifierRun),
});
export const cancelClassifierRun = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/runs/{run_id}/cancel',
  can: 'classifiers.write',
  summary: 'Stop where it is; what it has answered so far stays',
  params: z.object({ id: z.coerce.number().int(), run_id: z.coerce.number().int() }),
  reply: ClassifierRun,
});

/** What a classifier says of a call, or a person in its place. */
export const CallLabel = z.object({
  classifier_id: z.int(),
  classifier: z.string(),
  label_id: z.int(),
  label: z.string(),
  color: z.enum(tagColors),
  /** The version that answered the call; 0 where only people said something of it. */
  version: z.int(),
  probability: z.number(),
  decision: z.enum(['yes', 'no', 'unsure']),
  by: z.enum(['machine', 'person']),
  /** Who said so, where that was a person who is known still. */
  person: z.string().nullable(),
  /** When that was said. */
  at: z.string(),
  moments: z.array(CallMoment),
});
export type CallLabel = z.infer<typeof CallLabel>;
export const listCallLabels = endpoint({
  method: 'GET',
  path: 'files/{file_id}/labels',
  can: 'classifiers.read',
  also: ['files.read'],
  summary: 'Labels of a call with the moments they stand on, those that are unsure as well',
  params: z.object({ file_id: z.string() }),
  /** `all`: those that it has not, too. */
  query: z.object({ all: z.enum(['0', '1']).default('0') }),
  reply: z.object({ results: z.array(CallLabel) }),
});
export const decideCallLabel = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/labels/{label_id}',
  can: 'classifiers.write',
  also: ['files.read'],
  summary: 'A person says whether a call has a label, and where it was said; null takes that back',
  params: z.object({ file_id: z.string(), label_id: z.coerce.number().int() }),
  body: z.object({
    has: z.boolean().nullable(),
    /** Of a label that it has: the phrase in which that was said, which becomes an example. */
    phrase_id: z.int().min(0).optional(),
  }),
  reply: z.object({ results: z.array(CallLabel) }),
});
