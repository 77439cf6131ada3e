import { isNo, isUnsaid, isYes, type OneVsRest, scoreRow, trainOneVsRest } from '../learning/one-vs-rest.ts';
import { idfOf } from '../learning/tf-idf.ts';
import { generator } from '../random.ts';
import { type CountedTexts, termWorth, weighingRows } from './text-features.ts';

/** What people said of an example and a label; null: nobody said. */
export type Answer = boolean | null;

/** Texts that were labelled, and what of them is to be learned. */
export type Labelled = {
  texts: CountedTexts;
  /** A line for each text, with an answer for each label. */
  answers: readonly (readonly Answer[])[];
  labels: number;
};

export type FitOptions = {
  cost: number;
  epochs: number;
  fewest: number;
  seed: number;
  /** How much each text that is learned from counts beside the others; all the same without it. */
  importance?: Float32Array;
  /** Those of the texts that people labelled, where not all are: of settings that they have not, or all have, nothing is learned. */
  settled?: readonly number[];
};

/** With as many labels each has few of all examples, and may cost more to miss. */
const manyLabels = 30;

/** With few examples every term may matter, and mistakes cost less; with many, rare terms are chance. */
export function fitOptions(examples: number, labels: number, seed: number): FitOptions {
  const isFew = examples < 15 * labels || examples < 300;
  const cost = isFew ? 1 : labels < manyLabels ? 0.5 : 2;
  return { cost, epochs: isFew ? 12 : 8, fewest: examples < 2000 ? 1 : 2, seed };
}

/** What was fitted, what each term is worth to it, and what one that it did not meet. */
export type Fitted = { worth: Float32Array; unmet: number; fit: OneVsRest };

/** Learns from some of the texts. Yields what part is done. */
export function* fitTexts(
  { texts, answers, labels }: Labelled,
  learned: readonly number[],
  { fewest, seed, settled, ...options }: FitOptions,
): Generator<number, Fitted, undefined> {
  const worth = termWorth(texts, learned, fewest, settled);
  const unmet = idfOf(0, learned.length);
  const rows = yield* stretched(weighingRows(texts, worth, learned, unmet), 0, 0);
  const said = new Uint8Array(learned.length * labels);
  for (const [line, text] of learned.entries())
    for (let label = 0; label < labels; label += 1)
      said[line * labels + label] = codeOf(answers[text]?.[label]);
  const fit = yield* trainOneVsRest(rows, said, {
    classes: labels,
    features: texts.terms.length,
    random: generator(seed),
    ...options,
  });
  return { worth, unmet, fit };
}

const codeOf = (answer: Answer | undefined) => (answer == null ? isUnsaid : answer ? isYes : isNo);

/**
 * Scores of each text by what `learn` made of the other folds, a line of labels for each text; a text without a fold has no part in it.
 * Yields what part is done.
 */
export function* scoresOutOfFold(
  labelled: Labelled,
  folds: readonly (number | null)[],
  options: FitOptions,
  learn: typeof fitTexts = fitTexts,
): Generator<number, Float64Array, undefined> {
  const { texts, labels } = labelled;
  const found = new Float64Array(folds.length * labels);
  const all = [...new Set(folds)].filter((fold) => fold !== null).sort((one, other) => one - other);
  const line = new Float64Array(labels);
  for (const [done, fold] of all.entries()) {
    const others = [...folds.keys()].filter((at) => folds[at] !== null && folds[at] !== fold);
    const own = [...folds.keys()].filter((at) => folds[at] === fold);
    const next = (done + 1) / all.length;
    const { worth, unmet, fit } = yield* stretched(learn(labelled, others, options), done / all.length, next);
    const rows = yield* stretched(weighingRows(texts, worth, own, unmet), next, next);
    for (const [at, text] of own.entries()) {
      scoreRow(fit, rows, at, line);
      found.set(line, text * labels);
    }
  }
  return found;
}

/** Work whose progress goes from one number to another; steps that tell none are at the first. */
export function* stretched<T>(
  work: Generator<number | undefined, T, undefined>,
  from: number,
  to: number,
): Generator<number, T, undefined> {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value as T;
    yield from + (to - from) * ((value as number | undefined) ?? 0);
  }
}
