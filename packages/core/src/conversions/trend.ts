import { rateOf } from '../rate.ts';

/** What a conversion comes to on a day, as `2026-03-01`; `revenue` null where no value is known. */
export type DaySum = { day: string; calls: number; conversions: number; revenue: number | null };

/** A point of a trend: the rate in some days that follow one another. */
export type TrendPoint = {
  dateFrom: string;
  dateTo: string;
  calls: number;
  conversions: number;
  rate: number | null;
};

const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The rate over a period of whole days in at most `most` stretches, all of the same number of days but the first one, which may
 * have fewer: the latest is whole. Days that nothing is said of had no calls.
 */
export function trendOf(
  days: readonly DaySum[],
  { dateFrom, dateTo, most }: { dateFrom: string; dateTo: string; most: number },
): TrendPoint[] {
  const [first, last] = [msOf(dateFrom), msOf(dateTo)];
  const length = (last - first) / dayMs + 1;
  if (length < 1) return [];
  const step = Math.ceil(length / most);
  const count = Math.ceil(length / step);
  const sums = Array.from({ length: count }, () => ({ calls: 0, conversions: 0 }));
  for (const { day, calls, conversions } of days) {
    const sum = sums[count - 1 - Math.floor((last - msOf(day)) / dayMs / step)];
    if (sum === undefined) continue;
    sum.calls += calls;
    sum.conversions += conversions;
  }
  return sums.map(({ calls, conversions }, at) => {
    const to = last - (count - 1 - at) * step * dayMs;
    return {
      dateFrom: dayAt(Math.max(first, to - (step - 1) * dayMs)),
      dateTo: dayAt(to),
      calls,
      conversions,
      rate: rateOf(conversions, calls).rate,
    };
  });
}

/** What days come to together. */
export function sumOfDays(days: readonly DaySum[]): Omit<DaySum, 'day'> {
  return days.reduce<Omit<DaySum, 'day'>>(
    (sum, { calls, conversions, revenue }) => ({
      calls: sum.calls + calls,
      conversions: sum.conversions + conversions,
      revenue: revenue === null ? sum.revenue : (sum.revenue ?? 0) + revenue,
    }),
    { calls: 0, conversions: 0, revenue: null },
  );
}
