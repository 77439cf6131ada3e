import { dayAfter, daysBetween } from '../agents/day-steps.ts';
import { weekdays } from '../calls/dimensions.ts';
import type { TimeStep } from './by-what.ts';

/** Periods that move on with the calendar; days of them are those of the workspace's clock. */
export const lastPeriods = [
  'today',
  'yesterday',
  '7d',
  '14d',
  '30d',
  '90d',
  '365d',
  'week',
  'last_week',
  'month',
  'last_month',
  'quarter',
  'last_quarter',
  'year',
  'last_year',
] as const;
export type LastPeriod = (typeof lastPeriods)[number];

/** What a period is compared with: the one of the same length before it, or the same days a year earlier. */
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** First and last day as `2026-03-01`; both belong to it. */
export type Days = { from: string; to: string };

/** The place of a day in its week, the first of which is Monday (ISO 8601): 0 … 6. */
const placeInWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The day of the week. */
export const weekdayOf = (day: string): (typeof weekdays)[number] => weekdays[placeInWeek(day)] ?? 'mon';

/** The first day of the week, the month, the quarter or the year that a day is in. */
export function firstOf(unit: 'week' | 'month' | 'quarter' | 'year', day: string): string {
  const [year = '', month = ''] = day.split('-');
  switch (unit) {
    case 'week':
      return dayAfter(day, -placeInWeek(day));
    case 'month':
      return `${year}-${month}-01`;
    case 'quarter':
      return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
    case 'year':
      return `${year}-01-01`;
  }
}

/** The same day so many months away; of a month that is too short its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const all = year * 12 + month - 1 + months;
  const first = `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}-01`;
  const length = daysBetween(first, firstOf('month', dayAfter(first, 31)));
  return dayAfter(first, Math.min(date, length) - 1);
}

const rolling = { '7d': 7, '14d': 14, '30d': 30, '90d': 90, '365d': 365 } as const;
const isRolling = (last: LastPeriod): last is keyof typeof rolling => last in rolling;
const months = { month: 1, quarter: 3, year: 12 } as const;

/** The days of a period that moves on; `today` is among them but for those that are over. */
export function daysOf(last: LastPeriod, today: string): Days {
  if (isRolling(last)) return { from: dayAfter(today, 1 - rolling[last]), to: today };
  switch (last) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'week':
    case 'month':
    case 'quarter':
    case 'year':
      return { from: firstOf(last, today), to: today };
    case 'last_week': {
      const first = firstOf('week', today);
      return { from: dayAfter(first, -7), to: dayAfter(first, -1) };
    }
    default: {
      const unit = last.slice('last_'.length) as keyof typeof months;
      const first = firstOf(unit, today);
      return { from: monthsAfter(first, -months[unit]), to: dayAfter(first, -1) };
    }
  }
}

/** Of how many months these are all days, so that months stand beside months; 0 where they are not. */
export function wholeMonths({ from, to }: Days): number {
  const after = dayAfter(to, 1);
  if (!from.endsWith('-01') || !after.endsWith('-01')) return 0;
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [nextYear = 0, nextMonth = 0] = after.split('-').map(Number);
  return (nextYear - year) * 12 + nextMonth - month;
}

/**
 * The days that a period is compared with. What of a week, month, quarter or year has passed stands beside as much of the one before;
 * whole months beside whole months, however long they are. `times`: how many periods back, the one before is 1.
 */
export function comparedDays(days: Days, comparison: Comparison, last: LastPeriod | null, times = 1): Days {
  const both = (move: (day: string) => string): Days => ({ from: move(days.from), to: move(days.to) });
  if (comparison === 'year') return both((day) => monthsAfter(day, -12 * times));
  if (last === 'week') return both((day) => dayAfter(day, -7 * times));
  if (last === 'month' || last === 'quarter' || last === 'year')
    return both((day) => monthsAfter(day, -months[last] * times));
  const whole = wholeMonths(days);
  if (whole > 0)
    return {
      from: monthsAfter(days.from, -whole * times),
      to: dayAfter(monthsAfter(days.from, -whole * (times - 1)), -1),
    };
  const length = daysBetween(days.from, days.to) + 1;
  return both((day) => dayAfter(day, -length * times));
}

/** The first day of what a day is counted in. */
export const stepOf = (step: TimeStep, day: string): string => (step === 'day' ? day : firstOf(step, day));

/** The days of one step that are in a period. */
export function daysOfStep(step: TimeStep, first: string, { from, to }: Days): Days {
  const last =
    step === 'day' ? first : step === 'week' ? dayAfter(first, 6) : dayAfter(monthsAfter(first, 1), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Every step of a period, those without a call as well, as its first day. */
export function stepsOf(step: TimeStep, { from, to }: Days): string[] {
  const steps: string[] = [];
  for (let first = stepOf(step, from); first <= to; first = stepAfter(step, first)) steps.push(first);
  return steps;
}

const stepAfter = (step: TimeStep, first: string): string =>
  step === 'month' ? monthsAfter(first, 1) : dayAfter(first, step === 'week' ? 7 : 1);
