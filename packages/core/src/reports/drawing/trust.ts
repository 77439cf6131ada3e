import type { CallFilters } from '../../calls/call-filters.ts';
import { measureOf } from '../measures.ts';
import type { ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';

/** Of fewer calls than these a number says nothing, or little. */
export const fewCalls = 10;
export const someCalls = 30;

export type Trust = 'none' | 'few' | 'faded' | 'sure';

/** Whether a number only estimates something; counts and sums are what they are. */
export function isEstimate({ name, share, stat }: Pick<Measure, 'name' | 'share' | 'stat'>): boolean {
  const { kind } = measureOf(name);
  return kind === 'share' ? share : kind === 'number' && stat !== 'sum';
}

/** How far a number can be relied on, by the calls that it is of. */
export function trustOf(measure: Measure, { value, n }: Pick<ReportValue, 'value' | 'n'>): Trust {
  if (value === null) return 'none';
  if (!isEstimate(measure)) return 'sure';
  return n < fewCalls ? 'few' : n < someCalls ? 'faded' : 'sure';
}

/** How many calls a number opens. */
export const opened = ({ calls, hits, n }: Pick<ReportValue, 'calls' | 'hits' | 'n'>): number =>
  calls ?? hits ?? n;

/** The calls that a number opens; null where there are none, or where words are asked for, which a list of calls has no place for. */
export const callsOf = (value: ReportValue): CallFilters | null =>
  opened(value) > 0 && value.open?.query === null ? value.open.filters : null;
