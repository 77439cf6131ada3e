import { mcNemar } from '../agreement/mc-nemar.ts';
import type { Bounds } from '../agreement/wilson-interval.ts';
import {
  fewestForVerdict,
  lessIsBetter,
  type Measure,
  type MeasureName,
  type Verdict,
} from './evaluations.ts';
import { isAllRight, type Tried } from './tried.ts';

/** What chance makes less often than this is more than chance. */
export const chance = 0.05;

/** A number beside that of another version, over the same calls: how far apart they are, and whether that is more than chance. */
export function comparedOf(
  name: MeasureName,
  of: { here: number; there: number; bounds: Bounds | null; p: number | null; n: number },
): NonNullable<Measure['against']> {
  const { here, there, bounds, p, n } = of;
  const value = here - there;
  return {
    value: there,
    difference: { value, low: bounds?.low ?? null, high: bounds?.high ?? null },
    p,
    verdict: verdictOf(name, { value, bounds, p, n }),
  };
}

/** Whether a difference is more than chance: by the test where there is one, else where its bounds leave 0 out. */
function verdictOf(
  name: MeasureName,
  of: { value: number; bounds: Bounds | null; p: number | null; n: number },
): Verdict {
  const { value, bounds, p, n } = of;
  if (n < fewestForVerdict || value === 0) return 'same';
  const isSure = p === null ? bounds !== null && (bounds.low > 0 || bounds.high < 0) : p < chance;
  if (!isSure) return 'same';
  return value > 0 !== lessIsBetter.has(name) ? 'better' : 'worse';
}

/** What the other had wrong and this one has right, and the other way round, over the same places. */
export function wonAndLost(tried: readonly Tried[], against: readonly Tried[]) {
  const before = new Map(against.map((one) => [one.id, isAllRight(one)]));
  let [won, lost, bothWrong] = [0, 0, 0];
  for (const one of tried) {
    const was = before.get(one.id);
    if (was === undefined) continue;
    const is = isAllRight(one);
    if (is && !was) won += 1;
    if (!is && was) lost += 1;
    if (!is && !was) bothWrong += 1;
  }
  return { won, lost, bothWrong, p: mcNemar(won, lost) };
}
