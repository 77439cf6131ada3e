import type { ReportPeriod } from '@earshot/core/reports/reports.ts';
import { expect, test } from 'vitest';
import { areDays, askedPeriod, searchOfPeriod } from './period-address.ts';

const saved: ReportPeriod = { last: '30d', start: null, to: null, compare: 'previous' };
const days: ReportPeriod = { last: null, start: '2026-03-01', to: '2026-03-31', compare: 'previous' };

test('an address without a period, and one that says what is saved, ask for no other', () => {
  expect(askedPeriod({}, saved)).toBeNull();
  expect(askedPeriod({ last: '30d', compare: 'previous' }, saved)).toBeNull();
  expect(searchOfPeriod(saved, saved)).toEqual({});
});

test.each<ReportPeriod>([
  days,
  { ...saved, last: 'month' },
  { ...days, compare: null },
  { ...saved, compare: 'year' },
])('what is chosen comes back from the address: %o', (period) => {
  expect(askedPeriod(searchOfPeriod(period, saved), saved)).toEqual(period);
});

test('what cannot be understood is left out', () => {
  expect(askedPeriod({ last: 'ever', dateFrom: '2026-03-31', dateTo: '2026-03-01' }, saved)).toBeNull();
  expect(askedPeriod({ dateFrom: 'x', dateTo: '2026-13-40', compare: 'y' }, saved)).toBeNull();
  expect(areDays('2026-03-01', '2026-03-01')).toBe(true);
  expect(areDays('2006-03-01', '2026-03-01')).toBe(false);
  expect(areDays(undefined, '2026-03-01')).toBe(false);
});
