import { isSame } from '../is-same.ts';
import type { CallFilters, PlainFilters } from './call-filters.ts';

type Period = NonNullable<CallFilters['periods']>[number];

/** Says how several tags, segments and patterns of the same filters are joined, so that they stay together. */
const together = ['tags', 'segments', 'patterns', 'matching'] as const;

/**
 * Filters that leave exactly the calls that all of these leave. What only one of them asks for stands beside the others; two
 * periods of one field become what they have in common; what two ask for differently is kept apart, in `also`.
 */
export function joinFilters(...parts: readonly CallFilters[]): CallFilters {
  let joined: PlainFilters = {};
  let periods: Period[] = [];
  const also: PlainFilters[] = [];
  for (const { also: besides = [], periods: more = [], ...plain } of parts) {
    periods = more.reduce(withPeriod, periods);
    if (clash(joined, plain)) also.push(plain);
    else joined = { ...joined, ...plain };
    for (const one of besides) if (!also.some((other) => isSame(one, other))) also.push(one);
  }
  return {
    ...joined,
    ...(periods.length > 0 && { periods }),
    ...(also.length > 0 && { also }),
  };
}

function clash(one: PlainFilters, other: PlainFilters): boolean {
  const names = Object.keys(other) as (keyof PlainFilters)[];
  if (names.some((name) => one[name] !== undefined && !isSame(one[name], other[name]))) return true;
  const matched = (filters: PlainFilters) => together.filter((name) => filters[name] !== undefined);
  const [left, right] = [matched(one), matched(other)];
  const says = left.includes('matching') || right.includes('matching');
  return says && left.length > 0 && right.length > 0 && !isSame(left, right);
}

function withPeriod(periods: readonly Period[], more: Period): Period[] {
  const at = periods.findIndex(({ field, last }) => field === more.field && last === more.last);
  const other = periods[at];
  if (other === undefined) return [...periods, more];
  const both: Period = {
    ...other,
    start: extreme(Math.max, other.start, more.start),
    to: extreme(Math.min, other.to, more.to),
  };
  return periods.with(at, both);
}

/** The later start, or the earlier end; null is open. */
function extreme(
  choose: (...moments: number[]) => number,
  one: string | null,
  other: string | null,
): string | null {
  if (one === null || other === null) return one ?? other;
  return new Date(choose(Date.parse(one), Date.parse(other))).toISOString();
}
