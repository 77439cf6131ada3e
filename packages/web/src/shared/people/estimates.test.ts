import { placeOf } from '@earshot/core/bounds.ts';
import { expect, it, test } from 'vitest';
import { boundsOf, changeOf, halfWidth, meanOf, verdictOf } from './estimates.ts';

it.each([
  ['above', { value: 0.6, n: 50, low: 0.55, high: 0.65 }, 0.5, 'higher'],
  ['below', { value: 0.4, n: 50, low: 0.35, high: 0.45 }, 0.5, 'lower'],
  ['around', { value: 0.52, n: 50, low: 0.45, high: 0.59 }, 0.5, 'same'],
  ['touching', { value: 0.55, n: 50, low: 0.5, high: 0.6 }, 0.5, 'same'],
  ['of nine calls', { value: 0.9, n: 9, low: 0.8, high: 1 }, 0.5, 'too_few'],
  ['of ten calls', { value: 0.9, n: 10, low: 0.8, high: 1 }, 0.5, 'higher'],
  ['without a team', { value: 0.9, n: 50, low: 0.8, high: 1 }, null, 'unknown'],
  ['without calls', { value: null, n: 0, low: null, high: null }, 0.5, 'unknown'],
])('an interval %s', (_, estimate, median, verdict) => {
  expect(verdictOf(estimate, median)).toBe(verdict);
});

test('a chart spans what it shows with a little room', () => {
  const bounds = boundsOf([0.2, null, 0.7, undefined]);
  expect(bounds?.low).toBeCloseTo(0.17);
  expect(bounds?.high).toBeCloseTo(0.73);
  expect(boundsOf([null])).toBeNull();
});

test.each([4, 0, -2])('a single value, %s, stands in the middle', (value) => {
  const bounds = boundsOf([value]);
  expect(bounds && placeOf(value, bounds)).toBe(0.5);
});

test('a value outside stands at the edge', () => {
  expect(placeOf(9, { low: 0, high: 1 })).toBe(1);
  expect(placeOf(-9, { low: 0, high: 1 })).toBe(0);
});

test('means are counted by their calls', () => {
  expect(
    meanOf([
      { value: 0.4, n: 30 },
      { value: 0.8, n: 10 },
      { value: null, n: 0 },
    ]),
  ).toBeCloseTo(0.5);
  expect(meanOf([{ value: null, n: 0 }])).toBeNull();
});

test('a change is of what was before', () => {
  expect([changeOf(12, 10), changeOf(5, 10), changeOf(5, 0), changeOf(5, null)]).toEqual([
    0.2,
    -0.5,
    null,
    null,
  ]);
});

test('half of an interval', () => {
  expect(halfWidth({ low: 0.4, high: 0.6 })).toBeCloseTo(0.1);
  expect(halfWidth({ low: null, high: null })).toBeNull();
});
