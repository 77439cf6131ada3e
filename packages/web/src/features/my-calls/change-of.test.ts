import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

const mean = (low: number | null, high: number | null) => ({ mean: 70, low, high });

it.each([
  [mean(65, 77), mean(63, 73), 'noClear'],
  [mean(74, 80), mean(63, 73), 'better'],
  [mean(50, 60), mean(63, 73), 'worse'],
  [mean(73, 80), mean(63, 73), 'noClear'],
  [mean(null, null), mean(63, 73), null],
  [mean(65, 77), mean(null, null), null],
])('%j after %j: %s', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected);
});
