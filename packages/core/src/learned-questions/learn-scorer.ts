import { areaUnderCurve } from '../learning/area-under-curve.ts';
import { outOfFold } from '../learning/out-of-fold.ts';
import type { CallReading } from './call-reader.ts';
import { featureReasons, learnFeatures } from './feature-scorer.ts';
import { joined, type Reason, type Scorer, scaled, scoreFrom } from './scorer.ts';
import { learnTerms, termReasons } from './term-scorer.ts';

/** A call that a person reviewed, as it is read. */
export type ReadReview = { reading: CallReading; answer: boolean };

/** How much terms speak beside the named features. */
const termShares = [0, 0.5, 1] as const;
/** Terms are taken in only where so great a part of the pairs of calls in the wrong order comes into the right one. */
const leastGain = 1 / 3;

type Learn = (readings: readonly CallReading[], answers: readonly boolean[]) => Scorer;

/**
 * A scorer from reviews, with what it says of each review when the review's fold was left out. Words come in where the question
 * turns out to be about words; each kind of scores is made as wide as the other before they are put together.
 */
export function learnScorer(
  reviews: readonly ReadReview[],
  folds: readonly number[],
): { scorer: Scorer; scores: number[] } {
  const answers = reviews.map(({ answer }) => answer);
  const byFeatures = crossValidated(reviews, folds, learnFeatures);
  const byTerms = crossValidated(reviews, folds, learnTerms);
  const [ofFeatures, ofTerms] = [narrowing(byFeatures), narrowing(byTerms)];
  const candidates = termShares.map((share) => {
    const scores = byFeatures.map(
      (score, at) => (1 - share) * ofFeatures * score + share * ofTerms * (byTerms[at] ?? 0),
    );
    return { share, scores, area: areaUnderCurve(scores, answers) };
  });
  const [plain, ...others] = candidates;
  const best = others.reduce((found, one) => (one.area > found.area ? one : found));
  const { share, scores } =
    plain !== undefined && best.area <= plain.area + (1 - plain.area) * leastGain ? plain : best;
  const readings = reviews.map(({ reading }) => reading);
  const parts = [
    ...(share < 1 ? [scaled(learnFeatures(readings, answers), (1 - share) * ofFeatures)] : []),
    ...(share > 0 ? [scaled(learnTerms(readings, answers), share * ofTerms)] : []),
  ];
  return { scorer: parts.reduce(joined), scores };
}

/** Scores calls, with reasons. */
export function scorerOf(scorer: Scorer): (reading: CallReading) => { score: number; reasons: Reason[] } {
  const byTerms = termReasons(scorer);
  return (reading) => {
    const reasons = [...featureReasons(scorer, reading), ...byTerms(reading)];
    return { score: scoreFrom(scorer, reasons), reasons };
  };
}

function crossValidated(reviews: readonly ReadReview[], folds: readonly number[], learn: Learn): number[] {
  return outOfFold(reviews, folds, (others) => {
    const score = scorerOf(
      learn(
        others.map(({ reading }) => reading),
        others.map(({ answer }) => answer),
      ),
    );
    return ({ reading }: ReadReview) => score(reading).score;
  });
}

/** By what scores have to be multiplied to have a standard deviation of 1; 0 where they are all the same and say nothing. */
function narrowing(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const width = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return width < 1e-9 ? 0 : 1 / width;
}
