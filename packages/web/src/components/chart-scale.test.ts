import { labelEvery } from '@earshot/core/round-step.ts';
import { expect, test } from 'vitest';
import { countTicks, lineBounds } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 3, 6, 9]],
  [31, [0, 20, 40]],
  [1318, [0, 500, 1000, 1500]],
])('up to %i the axis says %j', (highest, ticks) => {
  expect(countTicks(highest)).toEqual(ticks);
});

test.each([
  [[null, null], null],
  [
    [-14.2, -11, null],
    [-15, 0],
  ],
  [
    [3, 21.6],
    [0, 25],
  ],
  [
    [-4, 6],
    [-5, 10],
  ],
  [[0], [0, 1]],
  [[0.3], [0, 1]],
])('a line of %j lies within %j', (values, bounds) => {
  expect(lineBounds(values)).toEqual(bounds);
});

test('labels that would touch are left out', () => {
  expect([labelEvery(12, 12), labelEvery(30, 8), labelEvery(1, 8)]).toEqual([1, 4, 1]);
});
