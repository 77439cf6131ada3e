import { drawnIn } from '../learning/calibration.ts';
import { fitSmallLogistic } from '../learning/small-logistic.ts';
import type { ChoiceCalibration } from './classifier-model.ts';
import { leadOf } from './classify.ts';
import type { Answer } from './fold-scores.ts';

/** Scores of an example that was not learned from, and what people said of it. */
export type Scored = { scores: Float64Array; answers: readonly Answer[] };

/** Of texts that people labelled, so many are taken for unlike all others. */
const lostAsUnknown = 0.05;
/** How much a score more is worth to a label among those that were not chosen. */
const temperature = 6;

/** How sure the label with the highest score is, and from which score on a text is like any that was learned from. */
export function choiceFrom(scored: readonly Scored[]): ChoiceCalibration {
  const leads = scored.map(({ scores, answers }) => {
    const { label, features } = leadOf(scores);
    return { features, right: answers[label] === true };
  });
  const weights = fitSmallLogistic(
    leads.map(({ features }) => features),
    drawnIn(leads.map(({ right }) => right)),
  );
  const best = leads
    .filter(({ right }) => right)
    .map(({ features: [score] }) => score)
    .sort((one, other) => one - other);
  return {
    weights,
    temperature,
    least_score: best[Math.floor(best.length * lostAsUnknown)] ?? Number.NEGATIVE_INFINITY,
  };
}
