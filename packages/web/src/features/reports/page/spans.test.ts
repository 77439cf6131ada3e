import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';

test('rows of blocks have no holes', () => {
  expect(spansOf(['number', 'line', 'bar', 'heat', 'table', 'bar'])).toEqual([6, 4, 2, 4, 2, 6]);
  expect(spansOf(['line', 'heat', 'bar', 'bar', 'bar'])).toEqual([6, 4, 2, 3, 3]);
  expect(spansOf(['bar', 'line', 'number'])).toEqual([2, 4, 6]);
  expect(spansOf([])).toEqual([]);
});
