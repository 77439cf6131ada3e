import { expect, it } from 'vitest';
import { calledAgainOf } from './called-again.ts';
import { numbersOf, wordsOf } from './day-columns.ts';

const day = (name: string, calls: [string | null, number][]) => ({
  day: name,
  calls: calls.length,
  columns: new Map([
    ['customer', wordsOf(calls.map(([customer]) => customer))],
    ['began', numbersOf(calls.map(([, began]) => began))],
  ] as const),
});

it.each<[string, [string | null, number][][], number[][]]>([
  ['nobody calls again', [[['a', 1]], [['b', 2]]], [[0], [0]]],
  ['a call of nobody', [[[null, 1]], [[null, 2]]], [[Number.NaN], [Number.NaN]]],
  [
    'on the same day, whatever the order',
    [
      [
        ['a', 5],
        ['b', 1],
        ['a', 3],
      ],
    ],
    [[0, 0, 1]],
  ],
  ['on a later day', [[['a', 1]], [['b', 4]], [['a', 9]]], [[1], [0], [0]]],
  [
    'at the last moment, and just after it',
    [
      [
        ['a', 1],
        ['b', 1],
      ],
      [
        ['a', 11],
        ['b', 12],
      ],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ],
  [
    'at once',
    [
      [
        ['a', 3],
        ['a', 3],
      ],
    ],
    [[0, 0]],
  ],
  [
    'at once, and again later',
    [
      [
        ['a', 3],
        ['a', 3],
      ],
      [['a', 4]],
    ],
    [[1, 1], [0]],
  ],
  ['by the next call, not by the last', [[['a', 1]], [['a', 5]], [['a', 40]]], [[1], [0], [0]]],
])('%s', (_, days, expected) => {
  const told = calledAgainOf(
    days.map((calls, at) => day(`2026-03-0${at + 1}`, calls)),
    10,
  );
  expect(days.map((_, at) => [...(told.get(`2026-03-0${at + 1}`)?.values ?? [])])).toEqual(expected);
});

it('a day that says nothing of customers', () => {
  const told = calledAgainOf([{ day: '2026-03-01', calls: 2, columns: new Map() }], 10);
  expect([...(told.get('2026-03-01')?.values ?? [])]).toEqual([Number.NaN, Number.NaN]);
});
