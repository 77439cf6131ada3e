import { addTo, dot, solve } from './conjugate-gradients.ts';
import { type LinearModel, probabilityOf } from './linear-model.ts';
import type { SparseRow } from './sparse-row.ts';

export type LogisticOptions = {
  /** How many features there are. */
  features: number;
  /** What a mistake costs beside large weights (C): the less, the simpler the model. */
  cost: number;
};

const mostRounds = 50;
const closeEnough = 1e-6;

/**
 * Logistic regression with an L2 penalty on all weights but the bias, by Newton's method with conjugate gradients (Lin, Weng and
 * Keerthi 2008). It minimises ½·|w|² + C·Σ sᵢ·log(1 + exp(−yᵢ·zᵢ)), where sᵢ makes both answers weigh the same however rare one is.
 * The same examples always give the same model. With one answer only there is nothing to tell apart: the weights are 0.
 */
export function trainLogistic(
  rows: readonly SparseRow[],
  answers: readonly boolean[],
  { features, cost }: LogisticOptions,
): LinearModel {
  const yes = answers.filter(Boolean).length;
  const no = answers.length - yes;
  if (yes === 0 || no === 0)
    return { bias: Math.log((yes + 1) / (no + 1)), weights: new Float64Array(features) };
  const weightOf = { true: (cost * answers.length) / (2 * yes), false: (cost * answers.length) / (2 * no) };
  const weights = answers.map((answer) => weightOf[`${answer}`]);
  const problem = { rows, answers, weights, features };
  let model = new Float64Array(features + 1);
  let state = stateAt(problem, model);
  const first = Math.sqrt(dot(state.gradient, state.gradient));
  for (let round = 0; round < mostRounds; round += 1) {
    const size = Math.sqrt(dot(state.gradient, state.gradient));
    if (size <= closeEnough * Math.max(1, first)) break;
    const step = solve((vector) => curved(problem, state.curvatures, vector), state.gradient, 1e-3);
    const next = shorten(problem, model, step, state);
    if (next === null) break;
    ({ model, state } = next);
  }
  return { bias: model[features] ?? 0, weights: model.slice(0, features) };
}

/** The last place of a vector is the bias. */
type Problem = {
  rows: readonly SparseRow[];
  answers: readonly boolean[];
  weights: readonly number[];
  features: number;
};

type State = { loss: number; gradient: Float64Array; curvatures: Float64Array };

function stateAt({ rows, answers, weights, features }: Problem, model: Float64Array): State {
  const gradient = Float64Array.from(model);
  gradient[features] = 0;
  let loss = dot(gradient, gradient) / 2;
  const curvatures = new Float64Array(rows.length);
  for (const [example, row] of rows.entries()) {
    const weight = weights[example] ?? 0;
    const z = productWithBias(row, model);
    const margin = answers[example] ? z : -z;
    const missed = probabilityOf(-margin);
    loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
    addRow(gradient, answers[example] ? -weight * missed : weight * missed, row);
    curvatures[example] = weight * missed * (1 - missed);
  }
  return { loss, gradient, curvatures };
}

/** The second derivatives times a vector. */
function curved({ rows, features }: Problem, curvatures: Float64Array, vector: Float64Array): Float64Array {
  const product = Float64Array.from(vector);
  product[features] = 0;
  for (const [example, row] of rows.entries())
    addRow(product, (curvatures[example] ?? 0) * productWithBias(row, vector), row);
  return product;
}

/** As much of a step as makes the loss less (Armijo); null where nothing does. */
function shorten(problem: Problem, model: Float64Array, step: Float64Array, from: State) {
  const slope = dot(from.gradient, step);
  for (let part = 1; part > 1e-6; part /= 2) {
    const next = Float64Array.from(model);
    addTo(next, -part, step);
    const state = stateAt(problem, next);
    if (state.loss <= from.loss - 1e-4 * part * slope) return { model: next, state };
  }
  return null;
}

function productWithBias({ at, value }: SparseRow, vector: Float64Array): number {
  let sum = vector[vector.length - 1] ?? 0;
  for (let i = 0; i < at.length; i += 1) sum += (value[i] ?? 0) * (vector[at[i] ?? 0] ?? 0);
  return sum;
}

function addRow(sum: Float64Array, factor: number, { at, value }: SparseRow): void {
  for (let i = 0; i < at.length; i += 1) {
    const place = at[i] ?? 0;
    sum[place] = (sum[place] ?? 0) + factor * (value[i] ?? 0);
  }
  sum[sum.length - 1] = (sum[sum.length - 1] ?? 0) + factor;
}
