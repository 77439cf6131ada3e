import { mcNemar } from '../agreement/mc-nemar.ts';
import { lessIsBetter, type MeasureName, type Verdict } from './evaluations.ts';
import { isAllRight, type Tried } from './tried.ts';

/** Of fewer nothing is said to be better or worse. */
export const fewestForVerdict = 20;
/** What chance makes less often than this is more than chance. */
export const chance = 0.05;

/** Whether a difference is more than chance: by the test where there is one, else where its bounds leave 0 out. */
export function verdictOf(
  name: MeasureName,
  of: { value: number; bounds: { low: number; high: number } | null; p: number | null; n: number },
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
