import { expect, test } from 'vitest';
import { daysUntil, weekNumber, weeksLater } from './week.ts';

test.each([
  ['2026-01-01', 1],
  ['2026-11-22', 47],
  ['2026-11-23', 48],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});

test('weeks go over the ends of months and years', () => {
  expect(weeksLater('2026-12-28', 1)).toBe('2027-01-04');
  expect(weeksLater('2026-03-02', -1)).toBe('2026-02-23');
});

test('days are counted by the calendar, not by hours', () => {
  const now = new Date(2026, 10, 25, 23, 50);
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  expect([at(25, 23), at(26, 0), at(24, 23), at(28, 12)].map((iso) => daysUntil(iso, now))).toEqual([
    0, 1, -1, 3,
  ]);
});
