import { labelFolds } from '../learning/label-folds.ts';
import type { ThresholdGoal } from '../learning/threshold.ts';
import { generator } from '../random.ts';
import { type ClassifierModel, modelOf } from './classifier-model.ts';
import type { LabelChoice } from './classifiers.ts';
import { answersOf, leadOf } from './classify.ts';
import {
  type Answer,
  type FitOptions,
  fitOptions,
  fitTexts,
  type Labelled,
  scoresOutOfFold,
  stretched,
} from './fold-scores.ts';
import { rulesFrom } from './score-rules.ts';
import { learnedBeside, selfTraining } from './self-training.ts';
import { countingTerms } from './text-features.ts';
import type { ReadText } from './text-terms.ts';

/** An example as people labelled it: the text, the call it is from, and an answer for each label (null: nobody said). */
export type Example = ReadText & { group: string; answers: readonly Answer[] };

export type LearnOptions = {
  choose: LabelChoice;
  labels: number;
  /** What each label's threshold is chosen for. */
  goals: readonly ThresholdGoal[];
  seed: number;
  /**
   * Texts of the workspace that nobody labelled. Where one label is chosen, examples are few and more of them are told rightly by it, it
   * is learned from what these are taken for, too.
   */
  unlabelled?: readonly ReadText[];
};

/** What is said of an example that was not learned from, calibrated and decided by others still. */
export type HeldOut = ReturnType<typeof answersOf>;

/**
 * A model, and what it would have said of each example by what it learned from the others. `beside`: how many texts it learned from that
 * nobody labelled.
 */
export type Learned = { model: ClassifierModel; heldOut: readonly HeldOut[]; beside: number };

const folds = 5;

/**
 * Learns labels from examples. Nothing that is told of an example comes from a model, a calibration or a threshold that knew an example
 * of its call. Yields what part is done, 0 … 1; the same examples in the same order give the same bytes.
 */
export function* learnClassifier(
  examples: readonly Example[],
  options: LearnOptions,
): Generator<number, Learned> {
  const { labels, seed } = options;
  const beside = learnedBeside(examples.length, options);
  const groups = examples.map(({ group }) => group);
  const labelled = {
    texts: yield* stretched(countingTerms([...examples, ...beside]), 0, 0),
    answers: examples.map(({ answers }) => answers),
    labels,
  };
  const fit = fitOptions(examples.length, labels, seed);
  const foldOf = labelFolds(
    groups,
    examples.map(({ answers }) => [...answers.keys()].filter((label) => answers[label])),
    folds,
    generator(seed),
  );
  const done = folds / (folds + 1);
  const { learn, lines } = yield* stretched(triedBeside(labelled, foldOf, fit, { groups, beside }), 0, done);
  const judge = (of: readonly number[]) =>
    rulesFrom(
      of.map((at) => ({ scores: lines[at] as Float64Array, answers: examples[at]?.answers ?? [] })),
      options,
    );
  const all = [...examples.keys()];
  const heldOut: HeldOut[] = [];
  for (const fold of new Set(foldOf)) {
    yield done;
    const rules = judge(all.filter((at) => foldOf[at] !== fold));
    for (const at of all) if (foldOf[at] === fold) heldOut[at] = answersOf(rules, lines[at] as Float64Array);
  }
  const fitted = yield* stretched(learn(labelled, all, fit), done, 1);
  const model = modelOf(labelled.texts, fitted, { choose: options.choose, ...judge(all) });
  return { model, heldOut, beside: learn === fitTexts ? 0 : beside.length };
}

/** Scores of each example by what was learned without its fold. */
type TriedLearning = { learn: typeof fitTexts; lines: Float64Array[] };

/** How to learn, and what scores come of it: beside texts that nobody labelled only where more examples are told rightly by that. */
function* triedBeside(
  labelled: Labelled,
  foldOf: readonly number[],
  fit: FitOptions,
  { groups, beside }: { groups: readonly string[]; beside: readonly unknown[] },
): Generator<number, TriedLearning> {
  const tried = function* (learn: typeof fitTexts): Generator<number, TriedLearning> {
    const scores = yield* scoresOutOfFold(labelled, foldOf, fit, learn);
    const { answers, labels } = labelled;
    return { learn, lines: answers.map((_, at) => scores.slice(at * labels, (at + 1) * labels)) };
  };
  const right = ({ lines }: TriedLearning) =>
    lines.filter((scores, at) => labelled.answers[at]?.[leadOf(scores).label] === true).length;
  if (beside.length === 0) return yield* tried(fitTexts);
  const alone = yield* stretched(tried(fitTexts), 0, 0.1);
  const both = yield* stretched(tried(selfTraining(groups, beside.length)), 0.1, 1);
  return right(both) > right(alone) ? both : alone;
}
