import { dayAfter, daysBetween } from '@earshot/core/agents/day-steps.ts';
import type { StatRow } from '@earshot/core/conversions/conversions.api.ts';
import { formatDay, formatMonth, formatShortDay } from '../../lib/format.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

/** More bars of days than these are too thin to be read. */
const mostDays = 62;
const mostWeeks = 40;

/** How long the bars are where nobody has chosen. */
export function usualStep({ dateFrom, dateTo }: PeriodOfDays): Step {
  if (dateFrom === undefined || dateTo === undefined) return 'month';
  const days = daysBetween(dateFrom, dateTo) + 1;
  return days <= mostDays ? 'day' : days <= mostWeeks * 7 ? 'week' : 'month';
}

export type RateBar = {
  day: string;
  conversions: number;
  /** 0 … 100; null without calls. */
  percent: number | null;
  /** Undefined where there were no calls. */
  open: StatRow['open'] | undefined;
};

const barOf = ({ key, conversions, rate, open }: StatRow): RateBar => ({
  day: key,
  conversions,
  percent: rate === null ? null : rate * 100,
  open,
});

/** Bars of a period; a day without calls stands between the others, too, unless there are too many. */
export function barsOf(rows: readonly StatRow[], step: Step, { dateFrom, dateTo }: PeriodOfDays): RateBar[] {
  const first = dateFrom ?? rows[0]?.key;
  const last = dateTo ?? rows.at(-1)?.key;
  if (step !== 'day' || first === undefined || last === undefined) return rows.map(barOf);
  const length = daysBetween(first, last) + 1;
  if (length < 1 || length > mostDays) return rows.map(barOf);
  const known = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length }, (_, at) => {
    const day = dayAfter(first, at);
    const row = known.get(day);
    return row === undefined ? { day, conversions: 0, percent: null, open: undefined } : barOf(row);
  });
}

/** Under a bar. */
export const labelOf = (day: string, step: Step): string =>
  step === 'month' ? formatMonth(day) : formatShortDay(day);

/** The stretch in full; a week by its first day. */
export const titleOf = (day: string, step: Step, weekOf: (day: string) => string): string =>
  step === 'month' ? formatMonth(day, true) : step === 'week' ? weekOf(formatDay(day)) : formatDay(day);
