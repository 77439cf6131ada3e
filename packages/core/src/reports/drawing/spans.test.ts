import { expect, test } from 'vitest';
import type { Draw } from '../reports.ts';
import { spansOf } from './spans.ts';

const blocks = (...draws: Draw[]) => draws.map((draw) => ({ draw, measures: [1] }));

test('rows of blocks have no holes', () => {
  expect(spansOf(blocks('number', 'line', 'bar', 'heat', 'table', 'bar'))).toEqual([6, 4, 2, 4, 2, 6]);
  expect(spansOf(blocks('line', 'heat', 'bar', 'bar', 'bar'))).toEqual([6, 4, 2, 3, 3]);
  expect(spansOf(blocks('bar', 'line', 'number'))).toEqual([2, 4, 6]);
  expect(spansOf([])).toEqual([]);
});

test('a table of several measures has room for them', () => {
  const table = (...measures: number[]) => ({ draw: 'table' as const, measures });
  expect(spansOf([table(1, 2), ...blocks('bar'), table(1, 2, 3)])).toEqual([4, 2, 6]);
});
