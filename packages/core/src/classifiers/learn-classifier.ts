import { calibrate, calibrated } from '../learning/calibration.ts';
import { labelFolds } from '../learning/label-folds.ts';
import { drawnIn, fitSmallLogistic } from '../learning/small-logistic.ts';
import { chooseThreshold, type Judged, type ThresholdGoal } from '../learning/threshold.ts';
import { generator } from '../random.ts';
import {
  type ChoiceCalibration,
  type ClassifierModel,
  type LabelThreshold,
  modelOf,
} from './classifier-model.ts';
import type { LabelChoice } from './classifiers.ts';
import { answersOf, leadOf } from './classify.ts';
import { type Answer, fitOptions, fitTexts, scoresOutOfFold, stretched } from './fold-scores.ts';
import { countTerms } from './text-features.ts';
import type { ReadWord } from './text-terms.ts';

/** An example as people labelled it: the words, the call it is from, and an answer for each label (null: nobody said). */
export type Example = { words: readonly ReadWord[]; group: string; answers: readonly Answer[] };

export type LearnOptions = {
  choose: LabelChoice;
  labels: number;
  /** What each label's threshold is chosen for. */
  goals: readonly ThresholdGoal[];
  seed: number;
};

/** What is said of an example that was not learned from, calibrated and decided by others still. */
export type HeldOut = ReturnType<typeof answersOf>;

/** A model, and what it would have said of each example by what it learned from the others. */
export type Learned = { model: ClassifierModel; heldOut: readonly HeldOut[] };

const folds = 5;
/** Of texts that people labelled, so many are taken for unlike all others. */
const lostAsUnknown = 0.05;

/**
 * Learns labels from examples. Nothing that is told of an example comes from a model, a calibration or a threshold that knew an example
 * of its call. Yields what part is done, 0 … 1; the same examples in the same order give the same bytes.
 */
export function* learnClassifier(
  examples: readonly Example[],
  options: LearnOptions,
): Generator<number, Learned> {
  const { labels, seed } = options;
  const labelled = {
    texts: countTerms(examples.map(({ words }) => words)),
    answers: examples.map(({ answers }) => answers),
    labels,
  };
  const fit = fitOptions(examples.length, labels, seed);
  const foldOf = labelFolds(
    examples.map(({ group }) => group),
    examples.map(({ answers }) => [...answers.keys()].filter((label) => answers[label])),
    folds,
    generator(seed),
  );
  const scores = yield* stretched(scoresOutOfFold(labelled, foldOf, fit), 0, folds / (folds + 1));
  const lines = examples.map((_, at) => scores.slice(at * labels, (at + 1) * labels));
  const judge = (of: readonly number[]) =>
    rulesFrom(
      of.map((at) => ({ scores: lines[at] as Float64Array, answers: examples[at]?.answers ?? [] })),
      options,
    );
  const all = [...examples.keys()];
  const rulesOfFold = new Map(
    [...new Set(foldOf)].map((fold) => [fold, judge(all.filter((at) => foldOf[at] !== fold))]),
  );
  const heldOut = all.map((at) => {
    const rules = rulesOfFold.get(foldOf[at] as number) as Rules;
    return answersOf(rules, lines[at] as Float64Array);
  });
  const fitted = yield* stretched(fitTexts(labelled, all, fit), folds / (folds + 1), 1);
  return { model: modelOf(labelled.texts, fitted, { choose: options.choose, ...judge(all) }), heldOut };
}

type Scored = { scores: Float64Array; answers: readonly Answer[] };
type Rules = Pick<ClassifierModel, 'calibrations' | 'thresholds' | 'choice'>;

/** How scores become answers, by scores of examples that were not learned from. */
function rulesFrom(scored: readonly Scored[], { choose, labels, goals }: LearnOptions): Rules {
  const numbers = [...Array(labels).keys()];
  const choice = choose === 'one' ? choiceFrom(scored) : null;
  const calibrations = numbers.map((label) => {
    const said = scored.filter(({ answers }) => answers[label] != null);
    return calibrate(
      said.map(({ scores }) => scores[label] ?? 0),
      said.map(({ answers }) => answers[label] === true),
    );
  });
  const plain: LabelThreshold[] = numbers.map(() => ({ at: 0.5, unsure_from: 0.5, unsure_to: 0.5 }));
  const thresholds = numbers.map((label) => {
    const judged: Judged[] = scored.flatMap(({ scores, answers }) => {
      const isYes = answers[label];
      if (isYes == null) return [];
      if (choice === null)
        return [
          {
            probability: calibrated(calibrations[label] ?? { slope: 0, intercept: 0 }, scores[label] ?? 0),
            isYes,
          },
        ];
      if (leadOf(scores).label !== label) return [];
      const said = answersOf({ choice, calibrations, thresholds: plain }, scores).answers[label];
      return [{ probability: said?.probability ?? 0, isYes }];
    });
    return chooseThreshold(judged, goals[label] ?? { kind: 'f1' }) ?? neverGiven;
  });
  return { choice, calibrations: choice === null ? calibrations : [], thresholds };
}

/** Nothing that was learned tells this label from others: a person decides all that leans to it at all. */
const neverGiven: LabelThreshold = { at: 1, unsure_from: 0.5, unsure_to: 1 };

function choiceFrom(scored: readonly Scored[]): ChoiceCalibration {
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
    temperature: 6,
    least_score: best[Math.floor(best.length * lostAsUnknown)] ?? Number.NEGATIVE_INFINITY,
  };
}
