import { type ByName, fixedKeys, isTimeStep } from '@earshot/core/reports/by-what.ts';
import { type Days, stepsOf } from '@earshot/core/reports/report-period.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';

/** Rows in their order: times and fixed keys in theirs, others by the first measure or by what they are called; what is not said comes last. */
export function sortRows(rows: readonly ReportRow[], { by, sort }: Pick<Block, 'by' | 'sort'>): ReportRow[] {
  const [first] = by;
  const fixed = first === undefined ? null : fixedKeys(first);
  if (fixed !== null) return rows.toSorted((one, other) => placeIn(fixed, one) - placeIn(fixed, other));
  if (first !== undefined && isTimeStep(first))
    return rows.toSorted((one, other) => ((one.keys[0] ?? '') < (other.keys[0] ?? '') ? -1 : 1));
  const isUnsaid = ({ keys: [key] }: ReportRow) => Number(key === null);
  if (sort === 'name')
    return rows.toSorted(
      (one, other) => isUnsaid(one) - isUnsaid(other) || nameOf(one).localeCompare(nameOf(other)),
    );
  const sign = sort === 'highest' ? -1 : 1;
  const value = ({ values: [one] }: ReportRow) => one?.value ?? null;
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (isUnsaid(one) !== isUnsaid(other)) return isUnsaid(one) - isUnsaid(other);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right) || other.calls - one.calls || nameOf(one).localeCompare(nameOf(other));
  });
}

const nameOf = ({ labels, keys }: ReportRow): string => labels[0] ?? keys[0] ?? '';

function placeIn(fixed: readonly string[], { keys: [key] }: ReportRow): number {
  const at = fixed.indexOf(key ?? '');
  return at === -1 ? fixed.length : at;
}

/** The keys under which a row stood before: of times the step in the same place of that period, of anything else the same. */
export function keyThen(
  by: readonly ByName[],
  now: Days,
  then: Days,
): (keys: readonly (string | null)[]) => (string | null | undefined)[] {
  const places = by.map((name) => {
    if (!isTimeStep(name)) return null;
    const [steps, former] = [stepsOf(name, now), stepsOf(name, then)];
    return new Map(steps.map((step, at) => [step, former[at]]));
  });
  return (keys) => keys.map((key, at) => (places[at] ? places[at].get(key ?? '') : key));
}
