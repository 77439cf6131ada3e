import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { type Counted, countedNone } from '@earshot/core/reports/column-sums.ts';
import { type Estimated, estimateMean, estimateShare } from '@earshot/core/reports/estimates.ts';
import { filtersOf, measureOf } from '@earshot/core/reports/measures.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';

type More = {
  /** What it was before: undefined where nothing is compared, null where there was no call. */
  before: Counted | null | undefined;
  /** The filters that leave the calls of the cell. */
  filters: readonly CallFilters[];
  /** The words that the report asks for. */
  query: Query | null;
};

/** A number of a cell, as it is answered. */
export function presentValue(
  measure: Measure,
  counted: Counted | undefined,
  { before, filters, query }: More,
): ReportValue {
  const own = counted ?? countedNone;
  const { base, hit } = filtersOf(measure.name, measure.of);
  const { kind } = measureOf(measure.name);
  return {
    ...tellOf(measure, own),
    n: own.n,
    hits: kind === 'share' || kind === 'count' ? own.hits : null,
    before:
      before === undefined
        ? null
        : { value: tellOf(measure, before ?? countedNone).value, n: before?.n ?? 0 },
    open: { query, filters: joinFilters(...filters, kind === 'share' ? hit : base) },
  };
}

function tellOf({ name, share, stat }: Measure, counted: Counted): Estimated {
  const { n, hits, total, deviation, middle, low, high } = counted;
  const exactly = (value: number | null): Estimated => ({ value, low: null, high: null });
  switch (measureOf(name).kind) {
    case 'count':
      return exactly(n);
    case 'share':
      return share ? estimateShare(hits, n) : exactly(hits);
    case 'sum':
      return exactly(n === 0 ? null : total);
    case 'number':
      if (stat === 'sum') return exactly(n === 0 ? null : total);
      if (stat !== 'mean') return { value: middle, low, high };
      return estimateMean(n, total ?? 0, deviation ?? 0);
  }
}
