import { describe, expect, it } from 'vitest';
import { estimateOf, spreadOf } from './estimate.ts';

describe('the mean of some numbers', () => {
  it.each([
    ['none', 0, null, null, { value: null, n: 0, low: null, high: null }],
    ['one', 1, 0.4, null, { value: 0.4, n: 1, low: null, high: null }],
    // 12.706 · 0.1 / √2
    ['two', 2, 1, 0.1, { value: 1, n: 2, low: 0.10155, high: 1.89845 }],
    // 2.042 · 0.2 / √31
    ['thirty-one', 31, 0.5, 0.2, { value: 0.5, n: 31, low: 0.42665, high: 0.57335 }],
    // t with 99 degrees of freedom is 1.9842.
    ['a hundred', 100, 0.5, 0.2, { value: 0.5, n: 100, low: 0.46032, high: 0.53968 }],
    ['no bound is below nothing', 2, 0.1, 0.1, { value: 0.1, n: 2, low: 0, high: 0.99845 }],
  ] as const)('%s', (_, n, mean, deviation, expected) => {
    const found = estimateOf(n, mean, deviation);
    expect(found).toEqual({
      ...expected,
      low: expected.low === null ? null : expect.closeTo(expected.low, 3),
      high: expected.high === null ? null : expect.closeTo(expected.high, 3),
    });
  });
});

describe('the spread of some numbers', () => {
  it.each([
    [[], null],
    [[1, 2], null],
    [[3, 1, 2], { median: 2, low: 1.5, high: 2.5 }],
    [[4, 1, 3, 2], { median: 2.5, low: 1.75, high: 3.25 }],
    [[5, 5, 5, 5], { median: 5, low: 5, high: 5 }],
  ])('of %j', (values, expected) => expect(spreadOf(values)).toEqual(expected));
});
