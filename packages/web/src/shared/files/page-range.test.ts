import { expect, test } from 'vitest';
import { pageRange } from './page-range.ts';

test.each([
  ['the first of several', 25, false, 0, 10, { from: 1, to: 10, all: 25, isMore: false, hasNext: true }],
  ['the last', 25, false, 20, 5, { from: 21, to: 25, all: 25, isMore: false, hasNext: false }],
  ['the only one', 3, false, 0, 3, { from: 1, to: 3, all: 3, isMore: false, hasNext: false }],
  ['counted in part', 300, true, 0, 10, { from: 1, to: 10, all: 300, isMore: true, hasNext: true }],
  ['behind the count', 300, true, 300, 10, { from: 301, to: 310, all: 310, isMore: true, hasNext: true }],
  [
    'the end behind the count',
    300,
    true,
    310,
    4,
    { from: 311, to: 314, all: 314, isMore: false, hasNext: false },
  ],
  ['behind the end', 300, true, 320, 0, { from: 320, to: 320, all: 320, isMore: false, hasNext: false }],
])('a page of a list: %s', (_name, count, count_is_capped, offset, rows, expected) => {
  const page = { count, count_is_capped, offset, limit: 10, results: Array.from({ length: rows }) };
  expect(pageRange(page)).toEqual(expected);
});
