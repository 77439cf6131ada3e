import { type Estimate, leastCompared } from '@earshot/core/agents/people.ts';
import type { Bounds } from '@earshot/core/bounds.ts';

export type Verdict = 'higher' | 'lower' | 'same' | 'too_few' | 'unknown';

/** Enough calls to be set beside others. */
export const isCompared = ({ n }: Pick<Estimate, 'n'>): boolean => n >= leastCompared;

/** Whether somebody is surely above or below the middle of the team: only where the interval leaves that out. */
export function verdictOf(estimate: Estimate, median: number | null): Verdict {
  const { value, low, high } = estimate;
  if (value !== null && !isCompared(estimate)) return 'too_few';
  if (value === null || median === null || low === null || high === null) return 'unknown';
  if (low > median) return 'higher';
  return high < median ? 'lower' : 'same';
}

/** A little room on both sides, so that nothing stands at the very edge. */
const marginShare = 0.06;

/** What a chart has to span to show all of these; null where there is nothing to show. */
export function boundsOf(values: readonly (number | null | undefined)[]): Bounds | null {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  // A single value stands in the middle.
  const margin = least === most ? Math.abs(least) * 0.5 || 1 : (most - least) * marginShare;
  return { low: least - margin, high: most + margin };
}

/** Half of an interval, for `± 1.4`; null where there is none. */
export const halfWidth = ({ low, high }: Pick<Estimate, 'low' | 'high'>): number | null =>
  low === null || high === null ? null : (high - low) / 2;

/** The mean of several people's means, each counted as often as there are calls. */
export function meanOf(estimates: readonly Pick<Estimate, 'value' | 'n'>[]): number | null {
  const known = estimates.flatMap(({ value, n }) => (value === null || n === 0 ? [] : [{ value, n }]));
  const all = known.reduce((sum, { n }) => sum + n, 0);
  return all === 0 ? null : known.reduce((sum, { value, n }) => sum + value * n, 0) / all;
}

/** The part by which a count changed, or null where there was nothing before. */
export const changeOf = (now: number, before: number | null): number | null =>
  before === null || before === 0 ? null : (now - before) / before;
