import type { StatRow } from '@earshot/core/conversions/conversions.api.ts';
import { describe, expect, test } from 'vitest';
import { barsOf, usualStep } from './stat-bars.ts';

const row = (key: string, conversions: number, calls: number) =>
  ({ key, conversions, calls, rate: conversions / calls, open: { query: null, filters: {} } }) as StatRow;

describe('bars', () => {
  test.each([
    ['2026-03-01', '2026-03-30', 'day'],
    ['2026-01-01', '2026-06-30', 'week'],
    ['2025-01-01', '2026-06-30', 'month'],
    [undefined, '2026-06-30', 'month'],
  ])('of %s to %s are as long as can be read: %s', (dateFrom, dateTo, step) => {
    expect(usualStep({ ...(dateFrom && { dateFrom }), dateTo })).toBe(step);
  });

  test('of days have one for each day, also without calls', () => {
    const period = { dateFrom: '2026-03-01', dateTo: '2026-03-03' };
    expect(barsOf([row('2026-03-02', 1, 4)], 'day', period)).toMatchObject([
      { day: '2026-03-01', conversions: 0, percent: null },
      { day: '2026-03-02', conversions: 1, percent: 25 },
      { day: '2026-03-03', conversions: 0, percent: null },
    ]);
  });

  test('of very many days, and of weeks, are those that there are', () => {
    const rows = [row('2025-03-02', 1, 4), row('2026-03-02', 2, 4)];
    expect(barsOf(rows, 'day', {}).map(({ day }) => day)).toEqual(['2025-03-02', '2026-03-02']);
    expect(barsOf(rows, 'week', {})).toHaveLength(2);
    expect(barsOf([], 'day', {})).toEqual([]);
  });
});
