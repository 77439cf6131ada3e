import { wilsonInterval, z80 } from '../agreement/wilson-interval.ts';

/** How likely a label was by what was learned without the example, and whether people gave it. */
export type Judged = { probability: number; isYes: boolean };

/** What a threshold is chosen for: the greatest F1, so many of those that are told rightly, or not at all, as a person sets it. */
export type ThresholdGoal =
  | { kind: 'f1' }
  | { kind: 'precision'; least: number }
  | { kind: 'fixed'; at: number };

/** From where a label is given; between the two bounds nothing is said. `from` ≤ `at` ≤ `to`. */
export type Threshold = { at: number; unsure_from: number; unsure_to: number };

/** Where nothing is known of a label: from one half on. */
export const evenThreshold: Threshold = { at: 0.5, unsure_from: 0.5, unsure_to: 0.5 };

/** How far from the threshold it is looked whether answers there are right. */
const reaches = [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.15, 0.18, 0.2, 0.25];
/** Of fewer it cannot be said how often they are right. */
const fewestNear = 8;
/** So near the threshold that it was wrong more often than this, no answer is given. */
const mostWrong = 1 / 3;

/**
 * The threshold that would have done best for a goal over examples that were not learned from, and the stretch around it in which
 * answers were wrong more often than one time in three. A goal of precision is reached where the lower bound of Wilson's 80 % interval
 * is; where that is nowhere, null. Between two examples the threshold lies in the middle.
 */
export function chooseThreshold(judged: readonly Judged[], goal: ThresholdGoal): Threshold | null {
  const at =
    goal.kind === 'fixed' ? goal.at : goal.kind === 'f1' ? bestF1(judged) : leastPrecise(judged, goal.least);
  return at === null ? null : { at, ...unsureAround(judged, at) };
}

/** The stretch around a threshold in which answers were wrong too often. */
function unsureAround(judged: readonly Judged[], at: number): Pick<Threshold, 'unsure_from' | 'unsure_to'> {
  let reach = 0;
  for (const candidate of reaches) {
    const near = judged.filter(({ probability }) => Math.abs(probability - at) < candidate);
    if (near.length < fewestNear) continue;
    const wrong = near.filter(({ probability, isYes }) => probability >= at !== isYes).length;
    if (wrong / near.length > mostWrong) reach = candidate;
  }
  return { unsure_from: Math.max(0, at - reach), unsure_to: Math.min(1, at + reach) };
}

/** What would be answered with each threshold, from the highest down. */
function* steps(
  judged: readonly Judged[],
): Generator<{ at: number; told: number; right: number; all: number }> {
  const sorted = judged.toSorted((one, other) => other.probability - one.probability);
  const all = judged.filter(({ isYes }) => isYes).length;
  let right = 0;
  for (const [index, { probability, isYes }] of sorted.entries()) {
    if (isYes) right += 1;
    const next = sorted[index + 1]?.probability ?? 0;
    if (next === probability) continue;
    yield { at: (probability + next) / 2, told: index + 1, right, all };
  }
}

function bestF1(judged: readonly Judged[]): number | null {
  let best: { at: number; f1: number } | null = null;
  for (const { at, told, right, all } of steps(judged)) {
    const f1 = all === 0 ? 0 : (2 * right) / (told + all);
    if (best === null || f1 > best.f1) best = { at, f1 };
  }
  return best === null || best.f1 === 0 ? null : best.at;
}

/** That with which the most are told of those that are precise enough: a lower one that tells no more rightly tells only more wrongly. */
function leastPrecise(judged: readonly Judged[], least: number): number | null {
  let found: { at: number; right: number } | null = null;
  for (const { at, told, right } of steps(judged))
    if (right > (found?.right ?? 0) && wilsonInterval(right / told, told, z80).low >= least)
      found = { at, right };
  return found?.at ?? null;
}
