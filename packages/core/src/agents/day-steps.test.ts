import { expect, it } from 'vitest';
import { dayAfter, daysBetween } from './day-steps.ts';

it.each([
  ['2026-03-01', 1, '2026-03-02'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
  // The clock goes forward in Kyiv on this day.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', 0, '2026-03-01'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});
