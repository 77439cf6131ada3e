import { expect, test } from 'vitest';
import { barsOf } from './closeness-bars.ts';

test('bars are told apart by what they count as, and the highest is whole', () => {
  const bars = barsOf([4, 0, 1, 2], { unsure_from: 0.3, said_from: 0.7 });
  expect(bars.map(({ kind }) => kind)).toEqual(['not-said', 'unsure', 'unsure', 'said']);
  expect(bars.map(({ height }) => height)).toEqual([1, 0, 0.25, 0.5]);
  expect(bars.map(({ from }) => from)).toEqual([0, 0.25, 0.5, 0.75]);
});

test('without a call there is no bar', () => {
  expect(barsOf([0, 0], { unsure_from: 0.3, said_from: 0.7 }).map(({ height }) => height)).toEqual([0, 0]);
});
