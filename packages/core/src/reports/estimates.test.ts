import { expect, it } from 'vitest';
import { estimateMean, estimateShare } from './estimates.ts';

// By hand with the tables of Student's t.
it.each([
  [0, 0, 0, { value: null, low: null, high: null }],
  [1, 7, 0, { value: 7, low: null, high: null }],
  [2, 10, 1, { value: 5, low: -3.985, high: 13.985 }],
  [10, 50, 2, { value: 5, low: 3.569, high: 6.431 }],
  [100, 500, 2, { value: 5, low: 4.608, high: 5.392 }],
])('the mean of %i numbers', (n, sum, deviation, expected) => {
  const found = estimateMean(n, sum, deviation);
  for (const name of ['value', 'low', 'high'] as const)
    if (expected[name] === null) expect(found[name]).toBeNull();
    else expect(found[name]).toBeCloseTo(expected[name], 2);
});

it('a share lies within its bounds', () => {
  expect(estimateShare(5, 10)).toMatchObject({ value: 0.5 });
  expect(estimateShare(0, 0)).toEqual({ value: null, low: null, high: null });
});
