import { expect, test } from 'vitest';
import { tellingBins } from './telling-bins.ts';

const bin = (from: number, n: number, right: number, probability = from + 0.05) => ({
  from,
  to: from + 0.1,
  n,
  right,
  probability,
});
const shown = (...bins: ReturnType<typeof bin>[]) => tellingBins(bins).map(({ from }) => from);

test('those with most answers that lean to yes, and those furthest from what was said, are shown', () => {
  expect(shown(bin(0, 700, 2), bin(0.3, 40, 30), bin(0.6, 12, 8), bin(0.9, 240, 236))).toEqual([0.3, 0.9]);
});
test('a few answers that are far off tell nothing', () => {
  expect(shown(bin(0, 700, 2), bin(0.3, 4, 4), bin(0.9, 240, 236))).toEqual([0, 0.9]);
});
test('where there are none nothing is shown', () => {
  expect(shown()).toEqual([]);
  expect(shown(bin(0.2, 3, 1))).toEqual([]);
});
