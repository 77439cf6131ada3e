import { expect, test } from 'vitest';
import { shownDays } from './shown-days.ts';

const found = [
  { day: '2026-11-03', files: 3, alerts: 1 },
  { day: '2026-11-05', files: 2, alerts: 0 },
];

test('days on which nothing was found are shown, too', () => {
  const days = shownDays(found, 4, '2026-11-06');
  expect(days.map(({ from, files, alerts }) => [from, files, alerts])).toEqual([
    ['2026-11-03', 3, 1],
    ['2026-11-04', 0, 0],
    ['2026-11-05', 2, 0],
    ['2026-11-06', 0, 0],
  ]);
});

test('a long period is shown by weeks, and loses nothing', () => {
  const weeks = shownDays(found, 365, '2026-11-06');
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)).toEqual({ from: '2026-10-31', to: '2026-11-06', files: 5, alerts: 1 });
});

test('a day that is tomorrow here and today in the workspace is not lost', () => {
  expect(shownDays([{ day: '2026-11-07', files: 1, alerts: 0 }], 2, '2026-11-06').at(-1)?.files).toBe(1);
});
