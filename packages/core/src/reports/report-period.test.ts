import { describe, expect, it } from 'vitest';
import {
  type Comparison,
  comparedDays,
  type Days,
  daysOf,
  daysOfStep,
  firstOf,
  type LastPeriod,
  monthsAfter,
  stepsOf,
} from './report-period.ts';

const days = (text: string): Days => {
  const [from = '', to = ''] = text.split(' – ');
  return { from, to };
};
const said = ({ from, to }: Days) => `${from} – ${to}`;

describe('a period that moves on', () => {
  it.each<[LastPeriod, string, string]>([
    ['today', '2026-11-25', '2026-11-25 – 2026-11-25'],
    ['yesterday', '2026-01-01', '2025-12-31 – 2025-12-31'],
    ['7d', '2026-11-25', '2026-11-19 – 2026-11-25'],
    ['30d', '2024-03-01', '2024-02-01 – 2024-03-01'],
    ['365d', '2024-12-31', '2024-01-02 – 2024-12-31'],
    ['week', '2026-11-25', '2026-11-23 – 2026-11-25'],
    ['week', '2026-11-23', '2026-11-23 – 2026-11-23'],
    ['last_week', '2026-11-25', '2026-11-16 – 2026-11-22'],
    ['last_week', '2027-01-03', '2026-12-21 – 2026-12-27'],
    ['month', '2026-11-25', '2026-11-01 – 2026-11-25'],
    ['last_month', '2026-03-31', '2026-02-01 – 2026-02-28'],
    ['last_month', '2024-03-31', '2024-02-01 – 2024-02-29'],
    ['last_month', '2026-01-15', '2025-12-01 – 2025-12-31'],
    ['quarter', '2026-11-25', '2026-10-01 – 2026-11-25'],
    ['last_quarter', '2026-02-01', '2025-10-01 – 2025-12-31'],
    ['year', '2026-11-25', '2026-01-01 – 2026-11-25'],
    ['last_year', '2025-02-01', '2024-01-01 – 2024-12-31'],
  ])('%s on %s is %s', (last, today, expected) => {
    expect(said(daysOf(last, today))).toBe(expected);
  });
});

describe('what a period is compared with', () => {
  it.each<[string, Comparison, LastPeriod | null, string]>([
    ['2026-11-19 – 2026-11-25', 'previous', '7d', '2026-11-12 – 2026-11-18'],
    ['2026-11-25 – 2026-11-25', 'previous', 'today', '2026-11-24 – 2026-11-24'],
    ['2026-11-23 – 2026-11-25', 'previous', 'week', '2026-11-16 – 2026-11-18'],
    ['2026-11-01 – 2026-11-25', 'previous', 'month', '2026-10-01 – 2026-10-25'],
    ['2026-03-01 – 2026-03-31', 'previous', 'month', '2026-02-01 – 2026-02-28'],
    ['2026-02-01 – 2026-02-28', 'previous', 'last_month', '2026-01-01 – 2026-01-31'],
    ['2026-01-01 – 2026-03-31', 'previous', null, '2025-10-01 – 2025-12-31'],
    ['2026-03-01 – 2026-03-10', 'previous', null, '2026-02-19 – 2026-02-28'],
    ['2024-02-29 – 2024-02-29', 'year', null, '2023-02-28 – 2023-02-28'],
    ['2026-11-01 – 2026-11-25', 'year', 'month', '2025-11-01 – 2025-11-25'],
  ])('%s, %s', (period, comparison, last, expected) => {
    expect(said(comparedDays(days(period), comparison, last))).toBe(expected);
  });
});

describe('steps', () => {
  it.each([
    // ISO 8601: the week that holds the first of January may begin in December, and a year may have 53 of them.
    ['week', '2026-12-28 – 2027-01-04', '2026-12-28 2027-01-04'],
    ['week', '2027-01-01 – 2027-01-03', '2026-12-28'],
    ['month', '2024-01-31 – 2024-03-01', '2024-01-01 2024-02-01 2024-03-01'],
    ['day', '2024-02-28 – 2024-03-01', '2024-02-28 2024-02-29 2024-03-01'],
    ['day', '2026-03-01 – 2026-03-01', '2026-03-01'],
  ] as const)('by %s of %s are %s', (step, period, expected) => {
    expect(stepsOf(step, days(period)).join(' ')).toBe(expected);
  });

  it('a year can have 53 weeks', () => {
    expect(stepsOf('week', days('2026-01-01 – 2026-12-31'))).toHaveLength(53);
    expect(stepsOf('week', days('2025-01-01 – 2025-12-31'))).toHaveLength(53);
    expect(stepsOf('week', days('2024-01-01 – 2024-12-29'))).toHaveLength(52);
  });

  it.each([
    ['week', '2026-02-23', '2026-03-01 – 2026-03-31', '2026-03-01 – 2026-03-01'],
    ['week', '2026-03-09', '2026-03-01 – 2026-03-31', '2026-03-09 – 2026-03-15'],
    ['month', '2024-02-01', '2024-01-15 – 2024-12-31', '2024-02-01 – 2024-02-29'],
    ['month', '2024-01-01', '2024-01-15 – 2024-01-20', '2024-01-15 – 2024-01-20'],
    ['day', '2024-02-29', '2024-01-15 – 2024-12-31', '2024-02-29 – 2024-02-29'],
  ] as const)('what of the %s of %s is in %s', (step, first, period, expected) => {
    expect(said(daysOfStep(step, first, days(period)))).toBe(expected);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-15', 20, '2028-01-15'],
  ['0001-01-01', 0, '0001-01-01'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});

it.each([
  ['week', '2026-11-29', '2026-11-23'],
  ['month', '2026-11-29', '2026-11-01'],
  ['quarter', '2026-12-31', '2026-10-01'],
  ['year', '2026-12-31', '2026-01-01'],
] as const)('the first day of the %s of %s is %s', (unit, day, expected) => {
  expect(firstOf(unit, day)).toBe(expected);
});
