import { expect, it } from 'vitest';
import { wilsonInterval } from '../agreement/wilson-interval.ts';
import { fallsBelow } from './falls-below.ts';

it.each([
  [0.9, 20, 0.8, false],
  [0.78, 20, 0.8, false],
  [0.65, 20, 0.8, true],
  [0.78, 1000, 0.8, true],
  [0.8, 1000, 0.8, false],
  [0, 20, 0, false],
])('a share of %d in %i calls with the bar at %d: %s', (value, n, bar, expected) => {
  expect(fallsBelow({ value, ...wilsonInterval(value, n) }, bar)).toBe(expected);
});

it('what is not known falls below nothing', () => {
  expect(fallsBelow(null, 1)).toBe(false);
});
