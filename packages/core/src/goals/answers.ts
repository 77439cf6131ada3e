import { z } from 'zod';
import type { CallMoment } from '../detection/moments.ts';

export const answerStates = ['answered', 'cannot_tell', 'not_applicable'] as const;
export type AnswerState = (typeof answerStates)[number];

/** `yes` and `no`; the number of an option; a number; words. Null where there is none. */
export const AnswerValue = z.union([z.string().max(5000), z.number()]).nullable();
export type AnswerValue = z.infer<typeof AnswerValue>;

/** Why a question has the answer it has, or none. */
export const answerReasons = [
  'found',
  'not_found',
  'within_limits',
  'out_of_limits',
  'measured',
  'said',
  'not_said',
  'labelled',
  'not_labelled',
  'label_unsure',
  'unsure',
  'learned',
  'model',
  'condition',
  'no_words',
  'not_measured',
  'no_variation',
  'below_bar',
  'not_learned',
  'not_classified',
  'assists',
  'no_model',
  'waiting',
  'model_failed',
  'rule_is_gone',
  'asks_person',
  'person',
] as const;
export type AnswerReason = (typeof answerReasons)[number];

/**
 * What a learned answer stands on: a feature of the call or a term said in it, how far it speaks for yes (above 0) or for no, whether
 * the call has less of it than others, and the phrases it was read from.
 */
export const AnswerGround = z.object({
  feature: z.string(),
  contribution: z.number(),
  is_less: z.boolean(),
  phrase_ids: z.array(z.int()),
});
export type AnswerGround = z.infer<typeof AnswerGround>;

/** What the machine says to a question about a call, and why. */
export type MachineAnswer = {
  question_id: number;
  state: AnswerState;
  answer: AnswerValue;
  /** What it would have said, where it is not sure enough. */
  suggestion: AnswerValue;
  /** 0 … 1; null where it says nothing. */
  confidence: number | null;
  reason: AnswerReason;
  /** The number that it goes by: of a metric its value, of a script its closeness. */
  value: number | null;
  /** What a language model gave as its reason, in its words. */
  note: string;
  moments: CallMoment[];
  /** Of a learned answer, weightiest first. */
  grounds: AnswerGround[];
};

/** An answer as it counts: that of a person where there is one. */
export type CountedAnswer = {
  state: AnswerState;
  answer: AnswerValue;
  /** Of a question for words: what the person gives for it. */
  points?: number | null;
};
