import { probabilityOf } from './linear-model.ts';

/** A weight for each of a few features, and the bias in the last place. */
export type SmallLogistic = readonly number[];

const mostRounds = 60;
/** Keeps what tells nothing near 0, and the system solvable. */
const ridge = 1e-3;

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

/** Targets of answers, drawn in by how many there are of each. */
export function drawnIn(answers: readonly boolean[]): number[] {
  const yes = answers.filter(Boolean).length;
  const no = answers.length - yes;
  return answers.map((answer) => (answer ? (yes + 1) / (yes + 2) : 1 / (no + 2)));
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

function newtonStep(
  model: SmallLogistic,
  rows: readonly (readonly number[])[],
  targets: readonly number[],
): number[] {
  const width = model.length;
  const system = model.map((weight, at) => {
    const line = Array.from({ length: width + 1 }, () => 0);
    line[at] = at + 1 < width ? ridge : 1e-9;
    line[width] = at + 1 < width ? ridge * weight : 0;
    return line;
  });
  for (const [at, row] of rows.entries()) {
    const p = smallLogistic(model, row);
    const missed = p - (targets[at] ?? 0);
    const curvature = p * (1 - p);
    for (let i = 0; i < width; i += 1) {
      const line = system[i] as number[];
      const one = i + 1 < width ? (row[i] ?? 0) : 1;
      for (let j = 0; j < width; j += 1)
        line[j] = (line[j] ?? 0) + curvature * one * (j + 1 < width ? (row[j] ?? 0) : 1);
      line[width] = (line[width] ?? 0) + missed * one;
    }
  }
  return eliminated(system);
}

/** Solves a small system, whose right side stands in the last column, by Gauss's elimination with the greatest pivot first. */
function eliminated(system: number[][]): number[] {
  const width = system.length;
  for (let column = 0; column < width; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < width; row += 1)
      if (Math.abs(system[row]?.[column] ?? 0) > Math.abs(system[pivot]?.[column] ?? 0)) pivot = row;
    const line = system[pivot] as number[];
    system[pivot] = system[column] as number[];
    system[column] = line;
    const own = line[column] ?? 0;
    if (Math.abs(own) < 1e-14) continue;
    for (const [row, other] of system.entries()) {
      if (row === column) continue;
      const factor = (other[column] ?? 0) / own;
      if (factor === 0) continue;
      for (let at = column; at <= width; at += 1) other[at] = (other[at] ?? 0) - factor * (line[at] ?? 0);
    }
  }
  return system.map((line, at) =>
    Math.abs(line[at] ?? 0) < 1e-14 ? 0 : (line[width] ?? 0) / (line[at] ?? 1),
  );
}
