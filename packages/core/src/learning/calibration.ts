import { probabilityOf } from './linear-model.ts';

/** A score times `slope` plus `intercept` is the logit of how likely a yes is. */
export type Calibration = { slope: number; intercept: number };

const mostRounds = 100;

/**
 * Platt's calibration (Platt 1999, by Newton's method as Lin, Lin and Weng 2007 have it) of scores that a model gave examples it was
 * not made of. Targets are drawn in a little, so that few examples never give certainty. Scores that say the opposite of what is so
 * are worth nothing: the slope is never below 0.
 */
export function calibrate(scores: readonly number[], answers: readonly boolean[]): Calibration {
  const yes = answers.filter(Boolean).length;
  const no = answers.length - yes;
  const targets = drawnIn(answers);
  let found: Calibration = { slope: 0, intercept: Math.log((yes + 1) / (no + 1)) };
  let loss = lossOf(found, scores, targets);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = stepFrom(found, scores, targets);
    let part = 1;
    let next = found;
    for (; part > 1e-10; part /= 2) {
      next = { slope: found.slope - part * step.slope, intercept: found.intercept - part * step.intercept };
      if (lossOf(next, scores, targets) < loss) break;
    }
    if (part <= 1e-10) break;
    loss = lossOf(next, scores, targets);
    const moved = Math.abs(next.slope - found.slope) + Math.abs(next.intercept - found.intercept);
    found = next;
    if (moved < 1e-9) break;
  }
  return found.slope > 0 ? found : { slope: 0, intercept: Math.log((yes + 1) / (no + 1)) };
}

/** What a probability is to come to for each answer, 0 … 1: drawn in by how many there are of each. */
export function drawnIn(answers: readonly boolean[]): number[] {
  const yes = answers.filter(Boolean).length;
  const no = answers.length - yes;
  return answers.map((answer) => (answer ? (yes + 1) / (yes + 2) : 1 / (no + 2)));
}

/** How likely a yes is by a score, 0 … 1. */
export function calibrated({ slope, intercept }: Calibration, score: number): number {
  return probabilityOf(slope * score + intercept);
}

function lossOf({ slope, intercept }: Calibration, scores: readonly number[], targets: readonly number[]) {
  let loss = 0;
  for (const [at, score] of scores.entries()) {
    const z = slope * score + intercept;
    const target = targets[at] ?? 0;
    loss += z >= 0 ? (1 - target) * z + Math.log1p(Math.exp(-z)) : -target * z + Math.log1p(Math.exp(z));
  }
  return loss;
}

/** Newton's step, with a little added to the second derivatives where they vanish. */
function stepFrom(from: Calibration, scores: readonly number[], targets: readonly number[]): Calibration {
  let [g1, g2, h11, h22, h12] = [0, 0, 1e-12, 1e-12, 0];
  for (const [at, score] of scores.entries()) {
    const p = calibrated(from, score);
    const missed = p - (targets[at] ?? 0);
    g1 += missed * score;
    g2 += missed;
    h11 += p * (1 - p) * score * score;
    h22 += p * (1 - p);
    h12 += p * (1 - p) * score;
  }
  const determinant = h11 * h22 - h12 * h12;
  if (determinant < 1e-14) return { slope: 0, intercept: g2 / h22 };
  return { slope: (h22 * g1 - h12 * g2) / determinant, intercept: (h11 * g2 - h12 * g1) / determinant };
}
