import { z } from 'zod';
import { CallMoment } from '../detection/moments.ts';
import { soundFields } from '../files/files.ts';
import { AnswerValue, answerStates } from '../goals/answers.ts';

/** `open` until a lead decides: the answer is changed as was asked, or kept. */
export const disputeStatuses = ['open', 'changed', 'kept'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** An operator says that an answer about their call is not right. */
export const Dispute = z.object({
  id: z.int(),
  goal_id: z.int(),
  goal: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  duration_ms: z.number().nullable(),
  ...soundFields,
  question_id: z.int(),
  question: z.string(),
  operator: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** What is asked for. */
  wanted_state: z.enum(answerStates),
  wanted_answer: AnswerValue,
  comment: z.string(),
  moment: CallMoment.nullable(),
  status: z.enum(disputeStatuses),
  /** The answer that was disputed, and who gave it; null: the machine. */
  was_state: z.enum(answerStates),
  was_answer: AnswerValue,
  answered_by: z.string().nullable(),
  decision: z.string(),
  decided_by: z.string().nullable(),
  created: z.string(),
  due_at: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

/** A dispute as whoever sent it sees it beside the score. */
export const OwnDispute = Dispute.pick({
  id: true,
  question_id: true,
  comment: true,
  status: true,
  decision: true,
  decided_by: true,
  created: true,
  due_at: true,
  decided_at: true,
});
export type OwnDispute = z.infer<typeof OwnDispute>;
