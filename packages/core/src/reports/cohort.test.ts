import { describe, expect, it } from 'vitest';
import {
  cohortOf,
  cohortSteps,
  filtersOfCohorts,
  mostCohorts,
  stepsAfter,
  stepsBegun,
  stepsBetween,
} from './cohort.ts';
import { issueOf } from './reports.ts';

const days = (from: string, to: string) => ({ from, to });

describe('cohorts of a period', () => {
  it.each([
    [
      'month',
      days('2026-01-01', '2026-03-31'),
      '2026-06-10',
      ['2026-01-01', '2026-02-01', '2026-03-01'],
      null,
    ],
    // One that began before the period is none of it.
    ['month', days('2026-01-02', '2026-03-31'), '2026-06-10', ['2026-02-01', '2026-03-01'], null],
    ['month', days('2026-02-01', '2026-03-30'), '2026-06-10', ['2026-02-01', '2026-03-01'], '2026-03-01'],
    // Calls of today still come.
    ['month', days('2026-02-01', '2026-03-31'), '2026-03-31', ['2026-02-01', '2026-03-01'], '2026-03-01'],
    ['month', days('2026-02-01', '2026-12-31'), '2026-03-10', ['2026-02-01', '2026-03-01'], '2026-03-01'],
    // A leap day is the last of its month.
    ['month', days('2024-02-01', '2024-02-29'), '2026-03-10', ['2024-02-01'], null],
    ['month', days('2024-02-01', '2024-02-28'), '2026-03-10', ['2024-02-01'], '2024-02-01'],
    // 2026 has a week 53.
    [
      'week',
      days('2026-12-21', '2027-01-10'),
      '2027-02-01',
      ['2026-12-21', '2026-12-28', '2027-01-04'],
      null,
    ],
    ['week', days('2026-03-10', '2026-03-15'), '2026-06-10', [], null],
    ['month', days('2026-07-01', '2026-08-31'), '2026-06-10', [], null],
  ] as const)('%s %o on %s', (step, period, today, firsts, open) => {
    const found = cohortSteps(step, period, today);
    expect([found.firsts, found.underWay]).toEqual([firsts, open]);
  });

  it('are the latest of many', () => {
    const found = cohortSteps('week', days('2016-01-01', '2025-12-31'), '2026-06-10');
    expect([found.all, found.firsts.length]).toEqual([522, mostCohorts]);
    expect(found.firsts.at(-1)).toBe('2025-12-29');
    expect(stepsBegun('week', found.firsts[0] ?? '', found)).toBe(mostCohorts);
  });
});

describe('steps', () => {
  it.each([
    ['month', '2026-11-01', 3, '2027-02-01'],
    ['month', '2024-02-01', 12, '2025-02-01'],
    ['month', '2026-01-01', 0, '2026-01-01'],
    // Over the nights in which clocks go forward and back.
    ['week', '2026-03-23', 1, '2026-03-30'],
    ['week', '2026-10-19', 1, '2026-10-26'],
    ['week', '2026-12-28', 1, '2027-01-04'],
    ['week', '2024-02-26', 53, '2025-03-03'],
  ] as const)('%s %s and %i later is %s', (step, first, after, later) => {
    expect(stepsAfter(step, first, after)).toBe(later);
    expect(stepsBetween(step, first, later)).toBe(after);
  });
});

it('cohorts are of people by weeks or months, and of one measure', () => {
  expect(cohortOf(['customer', 'month'])).toEqual({ who: 'customer', step: 'month' });
  expect(cohortOf(['month', 'customer'])).toBeNull();
  expect(cohortOf(['agent', 'day'])).toBeNull();
  expect(cohortOf(['agent'])).toBeNull();
  const measure = { name: 'came_back', of: null, share: true, stat: 'mean' } as const;
  const block = { measures: [measure], by: ['agent' as const, 'week' as const], draw: 'cohort' as const };
  expect(issueOf(block)).toBeNull();
  expect(issueOf({ ...block, measures: [measure, measure] })).toBe('draw_cohort');
  expect(issueOf({ ...block, by: ['team', 'week'] })).toBe('draw_cohort');
  expect(issueOf({ ...block, draw: 'pivot' })).toBe('only_cohort');
  expect(issueOf({ measures: [measure], by: [], draw: 'number' })).toBe('only_cohort');
});

it('the calls of a cell are asked for by when their people began', () => {
  expect(filtersOfCohorts({ who: 'agent', step: 'week' }, [{ first: '2026-03-02', after: 1 }])).toEqual({
    agents_since: [{ step: 'week', first: '2026-03-02', after: 1 }],
  });
});
