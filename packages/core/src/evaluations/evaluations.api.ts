import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import {
  EvaluationRun,
  LastTest,
  leftOutReasons,
  Measure,
  TestedItem,
  TestedPlace,
  verdicts,
} from './evaluations.ts';

const Params = z.object({ id: z.coerce.number().int() });

export const runEvaluation = endpoint({
  method: 'POST',
  path: 'projects/{id}/test',
  can: 'projects.write',
  summary: 'Ask a version of the subject about the whole truth set, in the background',
  params: Params,
  body: z.object({ version: z.int().min(1).optional() }).default({}),
  reply: EvaluationRun,
  status: 202,
});
export const listEvaluationRuns = endpoint({
  method: 'GET',
  path: 'projects/{id}/tests',
  can: 'projects.read',
  summary: 'What was tested, newest first, and the versions that can be',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(EvaluationRun).extend({
    versions: z.array(z.object({ version: z.int(), name: z.string(), at: z.string().nullable() })),
  }),
});

export const listLastTests = endpoint({
  method: 'GET',
  path: 'projects/tested',
  can: 'projects.read',
  summary: 'What the last test of each testing project came to; only of subjects that one may see',
  reply: z.object({ results: z.array(LastTest) }),
});

const Compared = {
  version: z.coerce.number().int().optional(),
  against: z.coerce.number().int().optional(),
};

export const getEvaluation = endpoint({
  method: 'GET',
  path: 'projects/{id}/result',
  can: 'projects.read',
  summary: 'How good a tested version is, and whether it differs from another by more than chance',
  params: Params,
  query: z.object(Compared),
  reply: z.object({
    version: z.int(),
    against: z.int().nullable(),
    /** Places of the truth set that are counted. */
    n: z.int(),
    calls: z.int(),
    items: z.array(TestedItem),
    measures: z.array(Measure),
    /** Lines are right, columns told, by items; where one of them is chosen or there is only one (then with *none* as the last). */
    confusion: z.array(z.array(z.int())).nullable(),
    confusion_against: z.array(z.array(z.int())).nullable(),
    reliability: z.array(z.object({ probability: z.number(), right: z.number(), n: z.int() })),
    /** What the other had wrong and this one has right, and the other way round; null without another. */
    won: z.int().nullable(),
    lost: z.int().nullable(),
    both_wrong: z.int().nullable(),
    wrong: z.int(),
    /** How likely chance alone is to make such a difference between won and lost. */
    p: z.number().nullable(),
    verdict: z.enum(verdicts).nullable(),
    left_out: z.array(z.object({ reason: z.enum(leftOutReasons), n: z.int() })),
    /** Calls of the truth set that either version learned from. */
    learned_calls: z.int(),
  }),
});

export const placeKinds = ['all', 'wrong', 'won', 'lost', 'both_wrong', 'unsure'] as const;

export const listTestedPlaces = endpoint({
  method: 'GET',
  path: 'projects/{id}/result/places',
  can: 'projects.read',
  also: ['files.read'],
  summary: 'The places behind a number of a result, with what is right and what was told',
  params: Params,
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    ...Compared,
    kind: z.enum(placeKinds).default('wrong'),
    /** A cell of the table of confusions, by ids of items; 0 for none of them. */
    right: z.coerce.number().int().optional(),
    told: z.coerce.number().int().optional(),
    /** Only what is said of this label or question. */
    item: z.coerce.number().int().optional(),
  }),
  reply: listOf(TestedPlace),
});
