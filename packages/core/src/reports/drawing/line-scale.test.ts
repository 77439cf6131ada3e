import { expect, test } from 'vitest';
import { heightOf, linesOf, ticksOf } from './line-scale.ts';

test('ticks are round and hold all that is drawn', () => {
  expect(ticksOf([3, 17, null], true)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksOf([0.41, 0.47], false)).toEqual([0.4, 0.42, 0.44, 0.46, 0.48]);
  expect(ticksOf([0, 0], true)).toEqual([0, 1]);
  expect(ticksOf([2, 0], true)).toEqual([0, 1, 2]);
  expect(ticksOf([0.5, 2], true)).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(ticksOf([null], true)).toEqual([0, 1]);
  expect(ticksOf([1, null], false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(ticksOf([-3, -3], false)).toEqual([-3, -2, -1, 0]);
  expect(ticksOf([0], false).at(-1)).toBe(1);
});

test('a line is broken where there is nothing', () => {
  expect(heightOf(5, [0, 10])).toBe(0.5);
  expect(linesOf([0, 10, null, 5], [0, 10])).toEqual(['12.50,100.00 37.50,0.00', '87.50,50.00']);
});
