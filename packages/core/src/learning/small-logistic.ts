import { addTo, dot, solve } from './conjugate-gradients.ts';
import { probabilityOf } from './linear-model.ts';

/** A weight for each of a few features, and the bias in the last place. */
export type SmallLogistic = readonly number[];

const mostRounds = 60;
/** Keeps what tells nothing near 0, and the system solvable. */
const ridge = 1e-3;
const biasRidge = 1e-9;

/**
 * Logistic regression over a few dense features, by Newton's method. Targets are shares of yes, 0 … 1, drawn in a little so that few
 * examples never give certainty (Platt 1999).
 */
export function fitSmallLogistic(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): SmallLogistic {
  const width = (rows[0]?.length ?? 0) + 1;
  let model = Array.from({ length: width }, () => 0);
  let loss = lossOf(model, rows, targets);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = newtonStep(model, rows, targets);
    let next = model;
    let nextLoss = loss;
    for (let part = 1; part > 1e-6; part /= 2) {
      next = model.map((value, at) => value - part * (step[at] ?? 0));
      nextLoss = lossOf(next, rows, targets);
      if (nextLoss <= loss) break;
    }
    const gain = loss - nextLoss;
    if (!(gain > 0)) break;
    model = next;
    loss = nextLoss;
    if (gain < 1e-10 * rows.length) break;
  }
  return model;
}

/** What a model says of features, 0 … 1. */
export function smallLogistic(model: SmallLogistic, features: readonly number[]): number {
  return probabilityOf(logitOf(model, features));
}

function logitOf(model: SmallLogistic, features: readonly number[]): number {
  let sum = model[features.length] ?? 0;
  for (let at = 0; at < features.length; at += 1) sum += (model[at] ?? 0) * (features[at] ?? 0);
  return sum;
}

function lossOf(
  model: SmallLogistic,
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): number {
  let loss = 0;
  for (let at = 0; at + 1 < model.length; at += 1) loss += (ridge / 2) * (model[at] ?? 0) ** 2;
  for (const [at, row] of rows.entries()) {
    const z = logitOf(model, row);
    loss += Math.max(z, 0) - z * (targets[at] ?? 0) + Math.log1p(Math.exp(-Math.abs(z)));
  }
  return loss;
}

/** The bias is a feature that is always there, with hardly a penalty. */
function newtonStep(
  model: SmallLogistic,
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): Float64Array {
  const width = model.length;
  const penalties = model.map((_, at) => (at + 1 < width ? ridge : biasRidge));
  const gradient = Float64Array.from(model, (weight, at) => (at + 1 < width ? ridge * weight : 0));
  const curvature = penalties.map((penalty, at) =>
    Float64Array.from(model, (_, other) => (other === at ? penalty : 0)),
  );
  for (const [at, row] of rows.entries()) {
    const p = smallLogistic(model, row);
    const features = Float64Array.from([...row, 1]);
    addTo(gradient, p - (targets[at] ?? 0), features);
    for (const [i, line] of curvature.entries()) addTo(line, p * (1 - p) * (features[i] ?? 0), features);
  }
  return solve((vector) => Float64Array.from(curvature, (line) => dot(line, vector)), gradient, 1e-12);
}
