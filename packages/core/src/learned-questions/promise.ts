import { type Calibration, calibrate, calibrated } from '../learning/calibration.ts';
import { gateFor, type Trial } from '../learning/gate.ts';
import { type AnsweredCall, percentOf } from './answer-agreement.ts';
import type { LearnedQuestionModel } from './learned-model.ts';

/** What a model said of a review when the review's fold was left out. */
export type CheckedReview = { score: number; answer: boolean; fold: number; group: string };

/** What the lower bound of the agreement has to reach where a question answers. */
const leastAgreement = 0.9;

/** How likely the answer that a score leans to is, 0 … 1. */
export function probabilityOfLeaning(calibration: Calibration, score: number): number {
  const yes = calibrated(calibration, score);
  return score >= 0 ? yes : 1 - yes;
}

/**
 * Calibration, gate and what may be promised of it. The promise is made of reviews for which neither calibration nor gate was
 * chosen: for each fold, those of all others serve.
 */
export function promiseOf(
  reviews: readonly CheckedReview[],
  seed: number,
): Pick<LearnedQuestionModel, 'calibration' | 'gate'> {
  const calibration = calibrationOf(reviews);
  const probability = gateFor(trialsOf(reviews, calibration), leastAgreement);
  const answered: AnsweredCall[] = [...new Set(reviews.map(({ fold }) => fold))].flatMap((fold) => {
    const others = reviews.filter((review) => review.fold !== fold);
    const theirs = calibrationOf(others);
    const gate = gateFor(trialsOf(others, theirs), leastAgreement);
    if (gate === null) return [];
    return reviews
      .filter((review) => review.fold === fold && probabilityOfLeaning(theirs, review.score) >= gate)
      .map(({ score, answer, group }) => ({ person: answer, model: score >= 0, group }));
  });
  const agreement = percentOf(answered, seed);
  const gate =
    probability === null || agreement === null
      ? null
      : { probability, agreement, answered: answered.length / reviews.length };
  return { calibration, gate };
}

function calibrationOf(reviews: readonly CheckedReview[]): Calibration {
  return calibrate(
    reviews.map(({ score }) => score),
    reviews.map(({ answer }) => answer),
  );
}

function trialsOf(reviews: readonly CheckedReview[], calibration: Calibration): Trial[] {
  return reviews.map(({ score, answer }) => ({
    probability: probabilityOfLeaning(calibration, score),
    right: answer === score >= 0,
  }));
}
