import { expect, it } from 'vitest';
import { changedFields, isChanged } from './changed-fields.ts';

it.each([
  ['nothing', { name: 'Olena', team_id: 1 }, {}],
  ['one field', { name: 'Olena K.', team_id: 1 }, { name: 'Olena K.' }],
  ['a field taken away', { name: 'Olena', team_id: null }, { team_id: null }],
])('%s is another than before', (_, after, changes) => {
  const before = { name: 'Olena', team_id: 1 as number | null };
  expect(changedFields(before, after)).toEqual(changes);
  expect(isChanged(changedFields(before, after))).toBe(Object.keys(changes).length > 0);
});

it('lists are compared by what is in them', () => {
  expect(changedFields({ phones: ['1', '2'] }, { phones: ['1', '2'] })).toEqual({});
  expect(changedFields({ phones: ['1', '2'] }, { phones: ['2', '1'] })).toEqual({ phones: ['2', '1'] });
});
