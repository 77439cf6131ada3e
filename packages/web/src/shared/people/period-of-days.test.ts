import { expect, it } from 'vitest';
import { choiceOf, type PeriodSearch, periodOf } from './period-of-days.ts';

const now = new Date(2026, 10, 23, 15, 0);

it.each<[string, PeriodSearch, string | null, object]>([
  ['nothing', {}, '30d', { dateFrom: '2026-10-25', dateTo: '2026-11-23' }],
  ['a week', { dateFrom: '7d' }, '7d', { dateFrom: '2026-11-17', dateTo: '2026-11-23' }],
  ['today', { dateFrom: 'today' }, 'today', { dateFrom: '2026-11-23', dateTo: '2026-11-23' }],
  ['three months', { dateFrom: '3m' }, '3m', { dateFrom: '2026-08-23', dateTo: '2026-11-23' }],
  ['all time', { dateFrom: 'any' }, 'any', {}],
  [
    'two days',
    { dateFrom: '2026-01-05', dateTo: '2026-02-06' },
    null,
    { dateFrom: '2026-01-05', dateTo: '2026-02-06' },
  ],
  ['a first day', { dateFrom: '2026-01-05' }, null, { dateFrom: '2026-01-05' }],
  ['a last day', { dateTo: '2026-02-06' }, null, { dateTo: '2026-02-06' }],
  ['what is no day', { dateFrom: 'soon' }, null, {}],
])('of %s', (_, search, choice, period) => {
  expect(choiceOf(search)).toBe(choice);
  expect(periodOf(search, now)).toEqual(period);
});
