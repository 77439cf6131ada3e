import { z } from 'zod';

const Share = z.number().min(0).max(1);
/** A number with the bounds of its 95 % interval. */
const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof Estimate>;

/** What a learned question may do: propose answers to a person, or answer. */
export const judgements = ['assist', 'automatic'] as const;

/** Why a question does not answer by itself, the first that holds. */
export const assistReasons = [
  'too_few_reviews',
  'too_few_of_one_answer',
  'low_agreement',
  'never_sure_enough',
  'no_better_than_usual_answer',
] as const;
export type AssistReason = (typeof assistReasons)[number];

/** A yes-or-no question as it was learned from reviews: what is kept, and shown. */
export const LearnedQuestionModel = z.object({
  version: z.literal(1),
  /** What it was made of; `groups` of calls (of one agent, about one task) were never parted in cross-validation. */
  reviews: z.object({ n: z.int(), yes: z.int(), no: z.int(), groups: z.int() }),
  /** The answer that was given most, and its share: what always giving it would agree. */
  usual: z.object({ answer: z.boolean(), share: Share }),
  /** With people, in cross-validation, where every call is answered; null where too few calls were reviewed. */
  agreement: z.object({ percent: Estimate, kappa: Estimate.nullable() }).nullable(),
  /**
   * From which probability it answers; the agreement it then had in cross-validation, where each part's gate was chosen by the others,
   * and the share of calls that it answered. Null where it is never sure enough.
   */
  gate: z.object({ probability: Share, agreement: Estimate, answered: Share }).nullable(),
  judgement: z.enum(judgements),
  reason: z.enum(assistReasons).nullable(),
  /** The sum of all weights times values, with this, is a score: above 0 it leans to yes. */
  bias: z.number(),
  /** A value counts as the deviations it lies from the mean. */
  features: z.array(
    z.object({ name: z.string(), mean: z.number(), deviation: z.number(), weight: z.number() }),
  ),
  /** By the name of a term: who says it, whether at the end, and what. */
  terms: z.array(z.object({ name: z.string(), idf: z.number(), weight: z.number() })),
  /** A score times slope plus intercept is the logit of how likely a yes is. */
  calibration: z.object({ slope: z.number(), intercept: z.number() }),
});
export type LearnedQuestionModel = z.infer<typeof LearnedQuestionModel>;
