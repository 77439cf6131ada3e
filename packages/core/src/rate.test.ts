import { expect, it } from 'vitest';
import { rateOf } from './rate.ts';

// By hand, and as published tables of the interval have them.
it.each([
  [0, 10, 0, 0, 0.2775],
  [10, 10, 1, 0.7225, 1],
  [5, 10, 0.5, 0.2366, 0.7634],
  [871, 2114, 0.412, 0.3912, 0.4331],
  [14, 61, 0.2295, 0.142, 0.3494],
  [1, 1, 1, 0.2065, 1],
])('%i of %i', (hits, of, rate, low, high) => {
  const found = rateOf(hits, of);
  expect(found.rate).toBeCloseTo(rate, 3);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

it('of nothing is not known', () => {
  expect(rateOf(0, 0)).toEqual({ rate: null, low: null, high: null });
});

it('lies within its bounds, however many there are', () => {
  for (const of of [1, 2, 3, 7, 100, 1_000_000])
    for (const hits of [0, 1, Math.floor(of / 2), of]) {
      const { rate, low, high } = rateOf(hits, of);
      expect(low).toBeLessThanOrEqual(rate ?? -1);
      expect(high).toBeGreaterThanOrEqual(rate ?? 2);
    }
});
