import { shuffled } from '../random.ts';
import { type RowTable, rowCount } from './row-table.ts';

/** A linear model for each class: `weights[feature × classes + class]`, and a bias. Above 0 it leans to the class. */
export type OneVsRest = { classes: number; weights: Float32Array; bias: Float32Array };

export type OneVsRestOptions = {
  classes: number;
  /** How many features there are. */
  features: number;
  /** What a mistake costs beside large weights (C): the less, the simpler the model. */
  cost: number;
  /** How often all examples are gone through. */
  epochs: number;
  random: () => number;
  /** How much each example counts beside the others; all the same without it. */
  importance?: Float32Array;
};

/** What an example is to a class. */
export const isNo = 0;
export const isYes = 1;
/** Nobody said: the class learns nothing from it. */
export const isUnsaid = 2;

/** Of a hundred classes that is some milliseconds. */
const examplesAtOnce = 64;

/**
 * A support vector machine for each class against all others, with the squared hinge loss and an L2 penalty, by dual coordinate
 * descent (Hsieh, Chang, Lin, Keerthi and Sundararajan 2008). All classes are brought forward by one example before the next: its
 * features are gone through once for all of them. `answers[example × classes + class]` is one of the three above. Yields every few
 * milliseconds, what part is done; the same examples, options and numbers drawn give the same model.
 */
export function* trainOneVsRest(
  rows: RowTable,
  answers: Uint8Array,
  { classes, features, cost, epochs, random, importance }: OneVsRestOptions,
): Generator<number, OneVsRest> {
  const model: OneVsRest = {
    classes,
    weights: new Float32Array(features * classes),
    bias: new Float32Array(classes),
  };
  const state = {
    duals: new Float32Array(answers.length),
    scores: new Float64Array(classes),
    changed: new Int32Array(classes),
    steps: new Float64Array(classes),
  };
  const lengths = squaredLengths(rows);
  const examples = Array.from({ length: rowCount(rows) }, (_, example) => example);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const [at, example] of shuffled(examples, random).entries()) {
      if (at > 0 && at % examplesAtOnce === 0) yield (epoch + at / examples.length) / epochs;
      const softness = 1 / (2 * cost * (importance?.[example] ?? 1));
      visit(model, { rows, answers, example, softness, length: (lengths[example] ?? 0) + 1, ...state });
    }
    yield (epoch + 1) / epochs;
  }
  return model;
}

/** What each class makes of one row, put into `scores`. */
export function scoreRow(
  { classes, weights, bias }: OneVsRest,
  { starts, at, values }: RowTable,
  example: number,
  scores: Float64Array,
): void {
  for (let one = 0; one < classes; one += 1) scores[one] = bias[one] as number;
  const to = starts[example + 1] as number;
  for (let i = starts[example] as number; i < to; i += 1) {
    const value = values[i] as number;
    const from = (at[i] as number) * classes;
    for (let one = 0; one < classes; one += 1)
      scores[one] = (scores[one] as number) + value * (weights[from + one] as number);
  }
}

type Visit = {
  rows: RowTable;
  answers: Uint8Array;
  example: number;
  /** What the squared loss adds to the curvature, 1 / (2 C). */
  softness: number;
  /** Squared length of the row, with 1 for the bias. */
  length: number;
  duals: Float32Array;
  scores: Float64Array;
  changed: Int32Array;
  steps: Float64Array;
};

function visit(model: OneVsRest, now: Visit): void {
  const { classes, weights, bias } = model;
  const { rows, example, changed, steps } = now;
  scoreRow(model, rows, example, now.scores);
  const count = stepsOf(classes, now);
  if (count === 0) return;
  for (let i = 0; i < count; i += 1) {
    const one = changed[i] as number;
    bias[one] = (bias[one] as number) + (steps[i] as number);
  }
  const to = rows.starts[example + 1] as number;
  for (let i = rows.starts[example] as number; i < to; i += 1) {
    const value = rows.values[i] as number;
    const from = (rows.at[i] as number) * classes;
    for (let j = 0; j < count; j += 1) {
      const place = from + (changed[j] as number);
      weights[place] = (weights[place] as number) + value * (steps[j] as number);
    }
  }
}

/** Classes whose dual variable moves, and by how much of the row their weights do; answers how many there are. */
function stepsOf(
  classes: number,
  { answers, example, softness, length, duals, scores, changed, steps }: Visit,
): number {
  let count = 0;
  for (let one = 0, place = example * classes; one < classes; one += 1, place += 1) {
    const answer = answers[place];
    if (answer === isUnsaid) continue;
    const sign = answer === isYes ? 1 : -1;
    const dual = duals[place] as number;
    const gradient = sign * (scores[one] as number) - 1 + dual * softness;
    if (dual === 0 && gradient >= 0) continue;
    const next = Math.max(0, dual - gradient / (length + softness));
    const step = (next - dual) * sign;
    if (Math.abs(step) < 1e-7) continue;
    duals[place] = next;
    changed[count] = one;
    steps[count] = step;
    count += 1;
  }
  return count;
}

function squaredLengths(rows: RowTable): Float64Array {
  const lengths = new Float64Array(rowCount(rows));
  for (let example = 0; example < lengths.length; example += 1) {
    let sum = 0;
    const to = rows.starts[example + 1] as number;
    for (let i = rows.starts[example] as number; i < to; i += 1) sum += (rows.values[i] as number) ** 2;
    lengths[example] = sum;
  }
  return lengths;
}
