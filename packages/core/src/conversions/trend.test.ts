import { describe, expect, it } from 'vitest';
import { type DaySum, sumOfDays, trendOf } from './trend.ts';

const day = (at: string, calls: number, conversions: number, revenue: number | null = null): DaySum => ({
  day: at,
  calls,
  conversions,
  revenue,
});

describe('the trend of a period', () => {
  it('has a point a day where there are few', () => {
    const points = trendOf([day('2026-03-01', 4, 1), day('2026-03-03', 2, 2)], {
      dateFrom: '2026-03-01',
      dateTo: '2026-03-03',
      most: 12,
    });
    expect(points.map(({ dateFrom, rate }) => [dateFrom, rate])).toEqual([
      ['2026-03-01', 0.25],
      ['2026-03-02', null],
      ['2026-03-03', 1],
    ]);
  });

  it('joins days where there are many; the first stretch may be shorter', () => {
    const days = [day('2026-02-27', 1, 1), day('2026-02-28', 10, 1), day('2026-03-06', 5, 5)];
    const points = trendOf(days, { dateFrom: '2026-02-27', dateTo: '2026-03-06', most: 3 });
    expect(points.map(({ dateFrom, dateTo, calls }) => [dateFrom, dateTo, calls])).toEqual([
      ['2026-02-27', '2026-02-28', 11],
      ['2026-03-01', '2026-03-03', 0],
      ['2026-03-04', '2026-03-06', 5],
    ]);
  });

  it('counts no day outside it, and is empty where the period is', () => {
    const period = { dateFrom: '2026-03-01', dateTo: '2026-03-01', most: 5 };
    const days = [day('2026-02-28', 3, 3), day('2026-03-01', 2, 1), day('2026-03-02', 3, 3)];
    expect(trendOf(days, period)).toMatchObject([{ calls: 2, conversions: 1 }]);
    expect(trendOf(days, { ...period, dateTo: '2026-02-01' })).toEqual([]);
  });
});

it.each([
  [[], { calls: 0, conversions: 0, revenue: null }],
  [[day('2026-03-01', 4, 1)], { calls: 4, conversions: 1, revenue: null }],
  [[day('2026-03-01', 4, 1, 10), day('2026-03-02', 1, 0)], { calls: 5, conversions: 1, revenue: 10 }],
])('days come to their sum', (days, sum) => {
  expect(sumOfDays(days)).toEqual(sum);
});
