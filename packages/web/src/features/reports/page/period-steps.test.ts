import { expect, test } from 'vitest';
import { daysBefore, daysNext } from './period-steps.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };

test('whole months go to whole months, days to as many days', () => {
  expect(daysBefore(march, { last: null })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysNext(march)).toEqual({ from: '2026-04-01', to: '2026-04-30' });
  const week = { from: '2026-03-04', to: '2026-03-10' };
  expect(daysBefore(week, { last: '7d' })).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(daysNext(week)).toEqual({ from: '2026-03-11', to: '2026-03-17' });
});

test('before a month that is not over is the whole one before', () => {
  const begun = { from: '2026-03-01', to: '2026-03-10' };
  expect(daysBefore(begun, { last: 'month' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});
