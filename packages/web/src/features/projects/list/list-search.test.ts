import { expect, test } from 'vitest';
import { isNarrowed, queryOf } from './list-search.ts';

const usual = { kind: 'monitoring', limit: 10, offset: 0, sorting_by: 'updated', order_by: 'desc' };

test.each([
  [{}, usual],
  [
    { page: '3', limit: '25' },
    { ...usual, limit: 25, offset: 50 },
  ],
  [{ page: '-1', limit: 'x' }, usual],
  [{ sorting_by: 'name' }, { ...usual, sorting_by: 'name', order_by: 'asc' }],
  [
    { sorting_by: 'score', order_by: 'asc' },
    { ...usual, sorting_by: 'score', order_by: 'asc' },
  ],
  [{ sorting_by: 'colour', state: 'gone', matching: 'some', author: 'me' }, usual],
  [
    { state: 'paused', matching: 'exact', author: '4', text: ' refund ' },
    { ...usual, state: 'paused', matching: 'exact', author: 4, text: 'refund' },
  ],
])('the address %j asks for %j', (search, query) => {
  expect(queryOf(search, 'monitoring')).toEqual(query);
});

test('an order or a page leaves nothing out', () => {
  expect(isNarrowed({ page: '2', sorting_by: 'name' })).toBe(false);
  expect(isNarrowed({ state: 'paused' })).toBe(true);
});
