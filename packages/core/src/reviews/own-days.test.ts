import { expect, it } from 'vitest';
import { daysBefore, disputeUntil } from './own-days.ts';

it.each<[string, number, string, string | null]>([
  ['2026-11-01T10:00:00Z', 7, '2026-11-05T00:00:00Z', '2026-11-08T10:00:00.000Z'],
  ['2026-11-01T10:00:00Z', 7, '2026-11-08T10:00:00Z', null],
  ['2026-11-01T10:00:00Z', 0, '2026-11-01T10:00:01Z', null],
])('a score published %s with %i days can be disputed at %s until %s', (published, days, now, expected) => {
  expect(disputeUntil(new Date(published), days, new Date(now))?.toISOString() ?? null).toBe(expected);
});

it.each([
  ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['2024-03-01', '2024-03-02', '2024-02-28', '2024-02-29'],
])('before %s to %s come %s to %s', (from, to, first, last) => {
  expect(daysBefore(from, to)).toEqual({ from: first, to: last });
});
