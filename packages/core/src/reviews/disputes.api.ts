import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { soundFields } from '../files/files.ts';
import { AnswerValue } from '../goals/answers.ts';
import { CallScore } from '../goals/goals.api.ts';
import { listOf, Paging } from '../lists.ts';
import { Dispute, disputeStatuses, OwnDispute } from './disputes.ts';

const Params = z.object({ id: z.coerce.number().int() });
const OfScore = z.object({ file_id: z.string(), goal_id: z.coerce.number().int() });

/** A published score of one's own call. */
export const OwnScore = z.object({
  file_id: z.string(),
  file_name: z.string(),
  started_at: z.string(),
  duration_ms: z.number().nullable(),
  ...soundFields,
  direction: z.string().nullable(),
  subscriber: z.string().nullable(),
  goal_id: z.int(),
  goal: z.string(),
  score: z.number().nullable(),
  /** What it was before a dispute changed it. */
  score_before: z.number().nullable(),
  passed: z.boolean().nullable(),
  published_at: z.string(),
  acknowledged_at: z.string().nullable(),
  /** Until when it can be disputed; null: it cannot. */
  dispute_until: z.string().nullable(),
  disputes: z.array(OwnDispute),
  /** Where most points were lost: the moment of it. */
  moment: CallMoment.nullable(),
});
export type OwnScore = z.infer<typeof OwnScore>;

const Mean = z.object({
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.int(),
});

export const listOwnScores = endpoint({
  method: 'GET',
  path: 'scores/mine',
  can: 'own_scores.read',
  summary: 'Published scores of the calls of the own operator, newest first',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    goal_id: z.coerce.number().int().optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    tab: z.enum(['new', 'all', 'disputed']).default('all'),
  }),
  reply: listOf(OwnScore).extend({
    /** Null: no operator is tied to the account. */
    agent: z.object({ id: z.int(), name: z.string() }).nullable(),
    counts: z.object({ new: z.int(), all: z.int(), disputed: z.int() }),
    mean: Mean,
    before: Mean,
    disputes: z.object({ changed: z.int(), kept: z.int(), open: z.int() }),
    /** Questions with the largest and the smallest share of their points. */
    strongest: z.string().nullable(),
    weakest: z.string().nullable(),
  }),
});
export const acknowledgeScore = endpoint({
  method: 'POST',
  path: 'scores/{file_id}/{goal_id}/acknowledge',
  can: 'own_scores.write',
  summary: 'Say that one has seen the score of one’s own call',
  params: OfScore,
  reply: null,
  status: 204,
});
export const disputeAnswer = endpoint({
  method: 'POST',
  path: 'scores/{file_id}/{goal_id}/disputes',
  can: 'own_scores.write',
  summary: 'Dispute an answer about one’s own call',
  params: OfScore,
  body: z.object({
    question_id: z.int(),
    wanted_state: z.enum(['answered', 'not_applicable']).default('answered'),
    wanted_answer: AnswerValue.default(null),
    comment: z.string().trim().min(1).max(500),
    /** From where to where in the call the operator points, in ms. */
    at: z
      .object({ start_ms: z.int().min(0), end_ms: z.int().min(0) })
      .nullable()
      .default(null),
  }),
  reply: Dispute,
  status: 201,
});
export const listDisputes = endpoint({
  method: 'GET',
  path: 'disputes',
  can: 'reviews.read',
  summary: 'Disputes, those that wait first',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    status: z.enum(disputeStatuses).optional(),
    goal_id: z.coerce.number().int().optional(),
  }),
  reply: listOf(Dispute).extend({ open: z.int() }),
});
export const decideDispute = endpoint({
  method: 'POST',
  path: 'disputes/{id}/decide',
  can: 'reviews.write',
  summary: 'Change the answer as was asked, or keep it, with a word why',
  params: Params,
  body: z.object({
    decision: z.enum(['changed', 'kept']),
    comment: z.string().trim().min(1).max(500),
    /** What it becomes, where it is something else than was asked for. */
    answer: AnswerValue.optional(),
  }),
  reply: z.object({ dispute: Dispute, score: CallScore }),
});
export const getOverturned = endpoint({
  method: 'GET',
  path: 'disputes/overturned',
  can: 'reviews.read',
  summary: 'How many disputes changed an answer, by question and by who had given it',
  query: z.object({ goal_id: z.coerce.number().int().optional() }),
  reply: z.object({
    questions: z.array(
      z.object({
        goal_id: z.int(),
        question_id: z.int(),
        question: z.string(),
        decided: z.int(),
        changed: z.int(),
      }),
    ),
    reviewers: z.array(
      z.object({
        user_id: z.int().nullable(),
        name: z.string().nullable(),
        decided: z.int(),
        changed: z.int(),
      }),
    ),
  }),
});
