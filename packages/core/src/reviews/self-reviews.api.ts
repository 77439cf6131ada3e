import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { GivenAnswer } from '../goals/goals.api.ts';
import { GoalInput } from '../goals/goals.ts';
import { longestReviewSeconds } from './reviews.ts';

const OfScore = z.object({ file_id: z.string(), goal_id: z.coerce.number().int() });
const OwnAnswer = GivenAnswer.extend({ question_id: z.int() });

/** What an operator says of their own call, by a form; nothing of what the machine or anybody else says is in it. */
export const SelfReview = z.object({
  file_id: z.string(),
  goal_id: z.int(),
  goal: z.string(),
  version: z.int(),
  pass_from: z.int(),
  /** The form, in the version that the call is scored by. */
  groups: GoalInput.shape.groups,
  /** Null until it is sent. */
  sent: z
    .object({
      id: z.int(),
      score: z.number().nullable(),
      passed: z.boolean().nullable(),
      submitted_at: z.string(),
      answers: z.array(OwnAnswer),
    })
    .nullable(),
});
export type SelfReview = z.infer<typeof SelfReview>;

export const listSelfReviews = endpoint({
  method: 'GET',
  path: 'scores/{file_id}/self',
  can: 'own_scores.read',
  summary: 'Goals by which a call is scored, with what the operator of the call says by each',
  params: OfScore.pick({ file_id: true }),
  reply: z.object({ results: z.array(SelfReview.pick({ goal_id: true, goal: true, sent: true })) }),
});
export const getSelfReview = endpoint({
  method: 'GET',
  path: 'scores/{file_id}/{goal_id}/self',
  can: 'own_scores.read',
  summary: 'The form of a score, and what the operator of the call says by it',
  params: OfScore,
  reply: SelfReview,
});
export const submitSelfReview = endpoint({
  method: 'POST',
  path: 'scores/{file_id}/{goal_id}/self',
  can: 'own_scores.write',
  summary: 'Score one’s own call; it is kept beside the score and never changes it',
  params: OfScore,
  body: z.object({
    answers: z.array(OwnAnswer).min(1).max(200),
    seconds: z.int().min(0).max(longestReviewSeconds).nullable().default(null),
  }),
  size: 'rules',
  reply: SelfReview,
  status: 201,
});
