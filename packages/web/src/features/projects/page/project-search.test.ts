import { expect, test } from 'vitest';
import { filesQueryOf, isNarrowed, withOwnNames } from './project-search.ts';

const now = new Date('2026-11-20T12:00:00Z');
const usual = { limit: 10, offset: 0, order_by: 'desc' };

test.each([
  [{}, usual],
  [
    { page: '2', limit: '25' },
    { ...usual, limit: 25, offset: 25 },
  ],
  [
    { sort: 'low', valueFrom: '-30', valueTo: '10' },
    { ...usual, order_by: 'asc', sortByValue: '1', valueFrom: -30, valueTo: 10 },
  ],
  [{ sort: 'other', valueFrom: 'low' }, usual],
  [
    { file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998' },
    { ...usual, file_id: '01a1fd80-9e52-707e-8508-5dd781fe6998' },
  ],
  [{ tags: '4' }, { ...usual, tags: '4' }],
  [{ scripted: 'true' }, { ...usual, scripted: '1' }],
  [{ scripted: 'no' }, usual],
])('the address %j asks for %j', (search, query) => {
  expect(filesQueryOf(search, now)).toEqual(query);
});

test('other names of filters count as the filters', () => {
  expect(
    withOwnNames({
      operator: 'Koval, Olena',
      operators: 'Dmytro',
      subscriber: '+380',
      createdFrom: '2026-11-01',
      createdTo: '2026-11-30',
      page: '2',
    }),
  ).toEqual({
    operators: 'Dmytro,Koval\\, Olena',
    abonents: '+380',
    created_start: '2026-11-01',
    created_to: '2026-11-30',
    page: '2',
  });
});

test('an order leaves nothing out, a score does', () => {
  expect([isNarrowed({ sort: 'low' }), isNarrowed({ valueTo: '0' }), isNarrowed({ valueTo: 'x' })]).toEqual([
    false,
    true,
    false,
  ]);
});
