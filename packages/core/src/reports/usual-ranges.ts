import { dayAfter, daysBetween } from '../agents/day-steps.ts';
import { leastStretches, mostStretches, usualOf } from '../alerts/usual.ts';
import { isEstimate } from './drawing/trust.ts';
import { comparedDays, type Days } from './report-period.ts';
import type { UsualBlock } from './reports.api.ts';
import type { Block, Measure, ReportPeriod } from './reports.ts';

/** Of a longer period there are hardly ever enough former ones, and to count them takes long. */
export const longestUsual_days = 92;

/** Whether what is usual can be shown beside the numbers of a block. */
export const hasUsual = ({ draw, by }: Pick<Block, 'draw' | 'by'>): boolean =>
  (draw === 'number' && by.length === 0) || (draw === 'bar' && by.length === 1);

/** Whether a period has come no further than into today. */
export const isUnderWay = ({ from, to }: Days, today: string): boolean => from <= today && today <= to;

/**
 * Periods like these days that lie before them, the newest first; of days that are not over as many of each as have begun by
 * today. None begins before `knownFrom`. Empty where there are too few to tell what is usual.
 */
export function formerPeriods(
  days: Days,
  last: ReportPeriod['last'],
  { today, knownFrom }: { today: string; knownFrom: string },
): Days[] {
  if (days.from > today || daysBetween(days.from, days.to) >= longestUsual_days) return [];
  const begun = isUnderWay(days, today) ? daysBetween(days.from, today) : null;
  const periods: Days[] = [];
  for (let times = 1; times <= mostStretches; times += 1) {
    const { from, to } = comparedDays(days, 'previous', last, times);
    if (from < knownFrom) break;
    const until = begun === null ? to : dayAfter(from, begun);
    periods.push({ from, to: until < to ? until : to });
  }
  return periods.length < leastStretches ? [] : periods;
}

/**
 * The middle half of what a number was in former periods, the newest first. Undefined is a period without a row for it: none of
 * what is counted, and nothing known before there was the first; null is one without a call that could tell.
 */
export function rangeOf(
  measure: Measure,
  values: readonly (number | null | undefined)[],
): UsualBlock['totals'][number] {
  const first = values.findLastIndex((value) => value !== undefined);
  const since = values.slice(0, first + 1);
  const known = isEstimate(measure) ? since.filter((value) => value != null) : since;
  const usual = usualOf(known.map((value) => value ?? 0));
  return usual && { low: usual.low, high: usual.high };
}
