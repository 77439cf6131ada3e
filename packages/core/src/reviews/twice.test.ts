import { expect, it } from 'vitest';
import { type OneOfTwo, scoredTwice } from './twice.ts';

const one = (file_id: string, score: number | null, isSent = true): OneOfTwo => ({
  file_id,
  goal_id: 1,
  score,
  isSent,
});

it.each<[string, OneOfTwo[], OneOfTwo[], object]>([
  ['both sent, close', [one('a', 70)], [one('a', 80)], { done: 1, planned: 1, differ: [] }],
  ['both sent, far apart', [one('a', 70)], [one('a', 81)], { done: 1, planned: 1, differ: ['a'] }],
  ['one of them open', [one('a', null, false)], [one('a', 81)], { done: 0, planned: 1, differ: [] }],
  ['without a total', [one('a', null)], [one('a', 81)], { done: 1, planned: 1, differ: [] }],
  ['of two calls', [one('b', 1)], [one('a', 81)], { done: 0, planned: 1, differ: [] }],
])('two people: %s', (_, firsts, seconds, expected) => {
  expect(scoredTwice(firsts, seconds)).toEqual(expected);
});
