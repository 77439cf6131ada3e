import { z } from 'zod';

/** Who answers a question that a machine can answer: the machine, or a person to whom it only suggests. */
export const questionPowers = ['automatic', 'assist'] as const;
export type QuestionPower = (typeof questionPowers)[number];

/** Why it was switched: a person wanted it, or people and machine agree too rarely, or often enough again. */
export const switchCodes = ['person', 'low_agreement', 'enough_agreement'] as const;

const Share = z.number().min(-1).max(1).nullable().default(null);

/** Why it was switched, with what was known of the agreement: shares 0 … 1, κ −1 … 1, of `n` reviews, and the bar it is held to. */
export const SwitchReason = z.object({
  code: z.enum(switchCodes),
  percent: Share,
  kappa: Share,
  low: Share,
  high: Share,
  bar: Share,
  n: z.int().min(0).nullable().default(null),
  note: z.string().trim().max(300).default(''),
});
export type SwitchReason = z.infer<typeof SwitchReason>;

/** A question that was switched between answering and suggesting. */
export const QuestionSwitch = z.object({
  id: z.int(),
  question_id: z.int(),
  mode: z.enum(questionPowers),
  /** Null where it switched by itself. */
  person: z.string().nullable(),
  reason: SwitchReason,
  created: z.string(),
  /** Whether it holds: the newest of a question that still asks the same. */
  is_current: z.boolean(),
});
export type QuestionSwitch = z.infer<typeof QuestionSwitch>;
