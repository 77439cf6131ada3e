import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const at = (day: number, hour: number) => ({ created_at: new Date(2026, 2, day, hour).toISOString() });

test('what comes on one day stands together, in its order', () => {
  const days = byDay([at(2, 9), at(2, 0), at(1, 23), at(0, 12)], new Date(2026, 2, 2, 10));
  expect(days.map(({ day, is, some }) => [day, is, some.length])).toEqual([
    ['2026-03-02', 'today', 2],
    ['2026-03-01', 'yesterday', 1],
    ['2026-02-28', 'other', 1],
  ]);
});
