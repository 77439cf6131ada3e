import { describe, expect, it } from 'vitest';
import { sampleBlock } from '../testing/sample-report.ts';
import { formerPeriods, hasUsual, rangeOf } from './usual-ranges.ts';

const days = (period: string) => {
  const [from = '', to = from] = period.split(' – ');
  return { from, to };
};
const said = ({ from, to }: { from: string; to: string }) => `${from} – ${to}`;

describe('former periods', () => {
  it.each([
    // Of today as many days as are known, fourteen at most.
    ['2026-11-25', 'today', '2026-01-01', 14, '2026-11-24 – 2026-11-24', '2026-11-11 – 2026-11-11'],
    ['2026-11-25', 'today', '2026-11-20', 5, '2026-11-24 – 2026-11-24', '2026-11-20 – 2026-11-20'],
    ['2026-11-19 – 2026-11-25', '7d', '2026-01-01', 14, '2026-11-12 – 2026-11-18', '2026-08-13 – 2026-08-19'],
    // As much of each week and month as has passed of this one, the last day of a shorter month at most.
    [
      '2026-11-23 – 2026-11-25',
      'week',
      '2026-01-01',
      14,
      '2026-11-16 – 2026-11-18',
      '2026-08-17 – 2026-08-19',
    ],
    [
      '2026-03-01 – 2026-03-31',
      'month',
      '2025-09-01',
      6,
      '2026-02-01 – 2026-02-28',
      '2025-09-01 – 2025-09-30',
    ],
    [
      '2026-10-01 – 2026-10-31',
      'last_month',
      '2026-05-01',
      5,
      '2026-09-01 – 2026-09-30',
      '2026-05-01 – 2026-05-31',
    ],
    // Days that are yet to come have not begun in the former periods either.
    ['2026-11-20 – 2026-11-29', null, '2026-01-01', 14, '2026-11-10 – 2026-11-15', '2026-07-03 – 2026-07-08'],
  ] as const)('of %s, %s, known from %s, are %i', (period, last, knownFrom, count, first, oldest) => {
    const today = period.startsWith('2026-03') ? '2026-03-31' : '2026-11-25';
    const periods = formerPeriods(days(period), last, { today, knownFrom });
    expect(periods).toHaveLength(count);
    expect(periods.slice(0, 1).map(said)).toEqual([first]);
    expect(periods.slice(-1).map(said)).toEqual([oldest]);
  });

  it.each([
    ['too few are known', '2026-11-25', '2026-11-21'],
    ['it is too long', '2026-01-01 – 2026-11-25', '2016-01-01'],
    ['it is yet to come', '2026-11-26 – 2026-11-27', '2016-01-01'],
  ])('there are none where %s', (_, period, knownFrom) => {
    expect(formerPeriods(days(period), null, { today: '2026-11-25', knownFrom })).toEqual([]);
  });
});

describe('the middle half', () => {
  const calls = sampleBlock({}).measures[0];
  const score = sampleBlock({ measures: [{ name: 'score', of: 5 }] }).measures[0];
  if (calls === undefined || score === undefined) throw new Error('no measures');
  it.each([
    ['of counts', calls, [1, 2, 3, 4, 5], { low: 2, high: 4 }],
    [
      'of counts, of which some periods had none',
      calls,
      [9, undefined, 8, undefined, 7, 8],
      { low: 0, high: 8 },
    ],
    [
      'of numbers, of which some periods had none',
      score,
      [70, null, 72, undefined, 74, 76, 78],
      { low: 72, high: 76 },
    ],
    ['of too few', calls, [1, 2, 3, 4], null],
    ['of what came up only lately', calls, [5, 6, 7, 8, undefined, undefined, undefined], null],
    ['of numbers that few periods have', score, [70, null, null, null, null, 75], null],
  ] as const)('%s', (_, measure, values, range) => {
    expect(rangeOf(measure, values)).toEqual(range);
  });
});

it.each([
  ['number', [], true],
  ['bar', ['agent'], true],
  ['table', ['agent'], false],
  ['line', ['day'], false],
  ['pivot', ['agent', 'weekday'], false],
] as const)('a %s by %j: %s', (draw, by, has) => {
  expect(hasUsual({ draw, by: [...by] })).toBe(has);
});
