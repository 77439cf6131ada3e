import type { AssistReason, LearnedQuestionModel } from './learned-model.ts';

/** Until then a question only proposes. */
export const fewestReviews = 100;
export const fewestOfOneAnswer = 20;
const leastKappa = 0.4;

/** Whether a question may answer by itself, or the first reason why it only proposes. */
export function judge({
  reviews,
  agreement,
  gate,
  usual,
}: Pick<LearnedQuestionModel, 'reviews' | 'agreement' | 'gate' | 'usual'>): Pick<
  LearnedQuestionModel,
  'judgement' | 'reason'
> {
  const assist = (reason: AssistReason) => ({ judgement: 'assist' as const, reason });
  if (reviews.n < fewestReviews) return assist('too_few_reviews');
  if (Math.min(reviews.yes, reviews.no) < fewestOfOneAnswer) return assist('too_few_of_one_answer');
  if ((agreement?.kappa?.low ?? -1) < leastKappa) return assist('low_agreement');
  if (gate === null) return assist('never_sure_enough');
  if (gate.agreement.value <= usual.share) return assist('no_better_than_usual_answer');
  return { judgement: 'automatic', reason: null };
}
