import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AnswerValue, answerStates } from '../goals/answers.ts';
import { CallScore } from '../goals/goals.api.ts';
import { listOf, Paging } from '../lists.ts';
import { AgreementFigures } from './agreement.api.ts';

const Params = z.object({ id: z.coerce.number().int() });
const OfCall = Params.extend({ file_id: z.string() });

/** Several people score the same calls, none seeing the others, then look at where they differ. */
export const Calibration = z.object({
  id: z.int(),
  name: z.string(),
  goal_id: z.int(),
  goal: z.string(),
  people: z.array(z.object({ user_id: z.int(), name: z.string(), submitted: z.int() })),
  calls: z.int(),
  file_ids: z.array(z.string()),
  /** Calls that everybody has scored, and those in which every question is settled. */
  scored: z.int(),
  settled: z.int(),
  due_at: z.string().nullable(),
  /** Scores are shown to everybody from then on; null: everybody still scores. */
  revealed_at: z.string().nullable(),
  created: z.string(),
});
export type Calibration = z.infer<typeof Calibration>;

/** One question of one call: who answered what, and what it was settled as. */
export const CalibratedQuestion = z.object({
  question_id: z.int(),
  answers: z.array(
    z.object({
      user_id: z.int(),
      state: z.enum(answerStates),
      answer: AnswerValue,
      comment: z.string(),
    }),
  ),
  settled: z
    .object({
      state: z.enum(answerStates),
      answer: AnswerValue,
      note: z.string(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

export const CalibratedCall = z.object({
  calibration: Calibration,
  file_id: z.string(),
  /** The form with what the machine says; hidden until the scores are shown. */
  score: CallScore,
  is_revealed: z.boolean(),
  /** The own review of this call, where there is one. */
  own_review_id: z.int().nullable(),
  totals: z.array(z.object({ user_id: z.int(), score: z.number().nullable() })),
  questions: z.array(CalibratedQuestion),
  /** Over all calls of the calibration so far. */
  agreement: AgreementFigures,
});
export type CalibratedCall = z.infer<typeof CalibratedCall>;

export const listCalibrations = endpoint({
  method: 'GET',
  path: 'calibrations',
  can: 'reviews.read',
  summary: 'Calibrations, newest first',
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(Calibration),
});
export const createCalibration = endpoint({
  method: 'POST',
  path: 'calibrations',
  can: 'reviews.plan',
  summary: 'Let several people score the same calls blind',
  body: z.object({
    name: z.string().trim().min(3).max(100),
    goal_id: z.int(),
    file_ids: z.array(z.string().max(100)).min(1).max(50),
    user_ids: z.array(z.int()).min(2).max(20),
    due_days: z.int().min(1).max(60).default(5),
  }),
  reply: Calibration,
  status: 201,
});
export const getCalibratedCall = endpoint({
  method: 'GET',
  path: 'calibrations/{id}/calls/{file_id}',
  can: 'reviews.read',
  summary: 'One call of a calibration: before the scores are shown only the own ones',
  params: OfCall,
  reply: CalibratedCall,
});
export const getCalibration = endpoint({
  method: 'GET',
  path: 'calibrations/{id}',
  can: 'reviews.read',
  summary: 'A calibration',
  params: Params,
  reply: Calibration,
});
export const revealCalibration = endpoint({
  method: 'POST',
  path: 'calibrations/{id}/reveal',
  can: 'reviews.plan',
  summary: 'Show everybody the scores; who has not scored is left out',
  params: Params,
  reply: Calibration,
});
export const settleQuestion = endpoint({
  method: 'PUT',
  path: 'calibrations/{id}/calls/{file_id}/questions/{question_id}',
  can: 'reviews.plan',
  summary: 'Settle what the answer is: the reference of this call, with a note on the wording',
  params: OfCall.extend({ question_id: z.coerce.number().int() }),
  body: z.object({
    state: z.enum(['answered', 'not_applicable']).default('answered'),
    answer: AnswerValue.default(null),
    note: z.string().trim().max(500).default(''),
    /** The note goes to what a scorer reads beside the question, in a new version of the form. */
    adds_to_description: z.boolean().default(false),
    /** It becomes the answer that counts of this call. */
    is_reference: z.boolean().default(true),
  }),
  reply: CalibratedCall,
});
export const removeCalibration = endpoint({
  method: 'DELETE',
  path: 'calibrations/{id}',
  can: 'reviews.plan',
  summary: 'Remove a calibration; reviews that were sent stay',
  params: Params,
  reply: null,
  status: 204,
});
