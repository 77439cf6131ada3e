import { dayAfter, daysBetween } from '@earshot/core/agents/day-steps.ts';
import {
  comparedDays,
  type Days,
  daysOf,
  monthsAfter,
  wholeMonths,
} from '@earshot/core/reports/report-period.ts';
import type { ReportPeriod } from '@earshot/core/reports/reports.ts';

/** The days before those shown: of a week, month, quarter or year that is not over the whole one before. */
export function daysBefore(days: Days, { last }: Pick<ReportPeriod, 'last'>): Days {
  if (last === 'week' || last === 'month' || last === 'quarter' || last === 'year')
    return daysOf(`last_${last}`, days.to);
  return comparedDays(days, 'previous', null);
}

/** As many days after those shown; months after months, however long they are. */
export function daysNext({ from, to }: Days): Days {
  const first = dayAfter(to, 1);
  const months = wholeMonths({ from, to });
  const last = months > 0 ? dayAfter(monthsAfter(first, months), -1) : dayAfter(first, daysBetween(from, to));
  return { from: first, to: last };
}
