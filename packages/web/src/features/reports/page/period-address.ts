import { daysBetween } from '@earshot/core/agents/day-steps.ts';
import { isSame } from '@earshot/core/is-same.ts';
import { comparisons, lastPeriods } from '@earshot/core/reports/report-period.ts';
import { longestPeriod, type ReportPeriod } from '@earshot/core/reports/reports.ts';
import type { TextSearch } from '../../../lib/text-search.ts';

/** As the address of a report holds it: a period that moves on, or two days; without it the saved one stands. */
export type PeriodSearch = TextSearch<'last' | 'dateFrom' | 'dateTo' | 'compare'>;

const day = /^\d{4}-\d\d-\d\d$/u;
const isDay = (text: string | undefined): text is string =>
  text !== undefined && day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Whether these are two days that a report can be counted for. */
export const areDays = (from: string | undefined, to: string | undefined): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBetween(from, to) <= longestPeriod;

/** The period that an address asks for in place of the saved one; null where it asks for no other. */
export function askedPeriod(search: PeriodSearch, saved: ReportPeriod): ReportPeriod | null {
  const { last: asked, dateFrom, dateTo } = search;
  const compare =
    search.compare === 'none' ? null : (comparisons.find((one) => one === search.compare) ?? saved.compare);
  const last = lastPeriods.find((one) => one === asked);
  const period: ReportPeriod =
    last !== undefined
      ? { last, start: null, to: null, compare }
      : areDays(dateFrom, dateTo)
        ? { last: null, start: dateFrom ?? null, to: dateTo ?? null, compare }
        : { ...saved, compare };
  return isSame(period, saved) ? null : period;
}

/** What the address has to say so that this period is shown; nothing of what is saved already. */
export function searchOfPeriod(period: ReportPeriod, saved: ReportPeriod): PeriodSearch {
  const isOther = !isSame({ ...period, compare: null }, { ...saved, compare: null });
  return {
    last: isOther ? (period.last ?? undefined) : undefined,
    dateFrom: isOther ? (period.start ?? undefined) : undefined,
    dateTo: isOther ? (period.to ?? undefined) : undefined,
    compare: period.compare === saved.compare ? undefined : (period.compare ?? 'none'),
  };
}
