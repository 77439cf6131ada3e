import { describe, expect, it } from 'vitest';
import { filtersWithin } from './measures.ts';
import { type Shape, startsOf } from './spread.ts';

const length = { name: 'length', of: null } as const;
const metric = (of: string) => ({ name: 'metric', of }) as const;
const shape = (least: number, median: number, p90: number, most: number): Shape => ({
  least,
  median,
  p90,
  most,
});

describe('bars of a distribution', () => {
  it.each([
    [
      'lengths by the clock',
      length,
      shape(12_000, 200_000, 400_000, 700_000),
      [0, 60_000, 120_000, 180_000, 240_000, 300_000, 360_000, 420_000, 480_000, 540_000, 600_000, 660_000],
    ],
    [
      'what lies far out in the last',
      length,
      shape(1000, 4000, 6000, 9_000_000),
      [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000],
    ],
    [
      'shares, without what doubles add',
      metric('operator.talk_share'),
      shape(0.05, 0.4, 0.6, 0.9),
      [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    ],
    ['whole counts', metric('holds'), shape(0, 0, 2, 3), [0, 1, 2, 3]],
    [
      'numbers below zero',
      metric('loudness_db'),
      shape(-32, -22, -18, -12),
      [-32, -30, -28, -26, -24, -22, -20, -18, -16, -14, -12],
    ],
    ['ratings', { name: 'field', of: 'csat' } as const, shape(1, 4, 5, 5), [1, 2, 3, 4, 5]],
    ['one number', { name: 'field', of: 'csat' } as const, shape(5, 5, 5, 5), [5]],
  ])('are %s', (_, measure, of, starts) => {
    expect(startsOf(of, measure)).toEqual(starts);
  });
});

it.each([
  ['length', null, { from: 0, below: 60_000 }, { duration: { start: 1, to: 59_999 } }],
  ['length', null, { from: 60_000, below: null }, { duration: { start: 60_000, to: 0 } }],
  [
    'metric',
    'operator.talk_share',
    { from: 0.1, below: 0.2 },
    { metrics: [{ metric: 'talk_share', who: 'operator', start: 0.1, to: 0.19999999999999998 }] },
  ],
  [
    'metric',
    'loudness_db',
    { from: -2, below: 0 },
    { metrics: [{ metric: 'loudness_db', who: 'anyone', start: -2, to: -Number.MIN_VALUE }] },
  ],
  [
    'field',
    'csat',
    { from: -5, below: -4 },
    { field_numbers: [{ name: 'csat', start: -5, to: -4.000000000000001 }] },
  ],
  [
    'score',
    7,
    { from: 70, below: 80 },
    { score: [{ goal_id: 7, start: 70, to: 79.99999237060547, outcome: null }] },
  ],
  [
    'score',
    7,
    { from: 33.1, below: 33.3 },
    { score: [{ goal_id: 7, start: 33.10000228881836, to: 33.29999923706055, outcome: null }] },
  ],
  [
    'question',
    '7.3',
    { from: 70, below: 80 },
    {
      score: [
        {
          goal_id: 7,
          question_id: 3,
          start: null,
          to: null,
          outcome: null,
          credit: { start: 70, to: 79.99999999999999 },
        },
      ],
    },
  ],
  [
    'question',
    '7.3',
    { from: 0, below: null },
    {
      score: [
        { goal_id: 7, question_id: 3, start: null, to: null, outcome: null, credit: { start: 0, to: null } },
      ],
    },
  ],
  ['agreement', 7, { from: 0, below: 1 }, null],
  ['calls', null, { from: 0, below: 1 }, null],
] as const)('the calls of a bar of %s %s are asked for', (name, of, within, filters) => {
  expect(filtersWithin(name, of, within)).toEqual(filters);
});
