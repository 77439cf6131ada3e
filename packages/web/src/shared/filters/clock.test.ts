import { expect, it } from 'vitest';
import { readClock } from './clock.ts';

it.each<[string, number | undefined]>([
  ['', 0],
  ['1:30', 90_000],
  ['0:05', 5000],
  ['90', 90_000],
  ['1:02:03', 3_723_000],
  [' 2:00 ', 120_000],
  ['1:', undefined],
  ['-5', undefined],
  ['two', undefined],
  ['1:2:3:4', undefined],
])('%j', (text, ms) => {
  expect(readClock(text)).toBe(ms);
});
