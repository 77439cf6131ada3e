import { Query, type QueryInput } from '@earshot/core/matching/query.ts';
import { describe, expect, it } from 'vitest';
import {
  asksForWords,
  isStrict,
  type QuerySearch,
  queryOf,
  searchOfQuery,
  withChips,
  withType,
} from './search-address.ts';

const query = (input: QueryInput) => Query.parse({ matching: 'all', ...input });

describe('what an address asks for', () => {
  it.each<[QuerySearch, QueryInput]>([
    [{}, {}],
    [{ phrases: 'cancel,refund' }, { phrases: ['cancel', 'refund'] }],
    [{ phrases: 'well\\, no' }, { phrases: ['well, no'] }],
    [{ phrases: 'cancel', text: ' my plan ' }, { phrases: ['cancel', 'my plan'] }],
    [{ phrases: 'cancel', text: 'cancel' }, { phrases: ['cancel'] }],
    [
      { match: 'exact', phrases: 'a', distance: '3' },
      { matching: 'exact', phrases: ['a'] },
    ],
    [{ match: 'nonsense', distance: '99' }, { distance: 20 }],
    [
      { by: 'regexp', text: 'can.*l', phrases: 'left' },
      { type: 'regexp', regexp: 'can.*l' },
    ],
    [
      { by: 'advanced', text: 'a NEAR/3 b' },
      { type: 'advanced', expression: 'a NEAR/3 b' },
    ],
    [
      { who: 'abonent', part: 'first_half' },
      { who: 'abonent', part: { name: 'first_half' } },
    ],
    [{ part: 'beginning', part_seconds: '20' }, { part: { name: 'beginning', seconds: 20 } }],
    [{ part: 'ending', part_percent: '10' }, { part: { name: 'ending', percent: 10 } }],
    [{ part: 'ending', part_percent: '200' }, { part: { name: 'ending' } }],
    [
      { match: 'semantic', similar_from: '0.7' },
      { matching: 'semantic', limits: [0.7, null] },
    ],
    [{ match: 'any', similar_from: '0.7' }, { matching: 'any' }],
    [
      { match: 'semantic', distance: '4' },
      { matching: 'semantic', distance: 4 },
    ],
  ])('%j', (search, expected) => {
    expect(queryOf(search)).toEqual(query(expected));
  });
});

it.each<QueryInput>([
  { phrases: ['cancel', 'well, no'], distance: 2, who: 'operator' },
  { matching: 'exact', phrases: ['good morning'], part: { name: 'beginning', seconds: 15 } },
  { matching: 'semantic', phrases: ['too expensive'], limits: [0.6, 0.9] },
  { type: 'regexp', regexp: '\\d{4}', part: { name: 'ending', percent: 20 } },
  { type: 'advanced', expression: 'abonent:cancel AND NOT "thank you"', distance: 1 },
])('%j goes into an address and comes back', (input) => {
  expect(queryOf(searchOfQuery(query(input)))).toEqual(query(input));
});

it('a phrase becomes a chip once', () => {
  expect(withChips({ phrases: 'a', text: 'b' }, ['a', 'b', 'b'])).toEqual({
    phrases: 'a,b',
    text: undefined,
  });
});

it('another way to write begins anew', () => {
  const search = withType({ phrases: 'a', text: 'b' }, 'regexp');
  expect(asksForWords(queryOf(search))).toBe(false);
  expect(queryOf(withType(search, 'phrases')).phrases).toEqual(['a']);
});

it.each<[QueryInput, boolean]>([
  [{ phrases: ['cancel plan'] }, true],
  [{ phrases: ['cancel', 'my plan'], matching: 'any' }, true],
  [{ phrases: ['cancel', ' plan '] }, false],
  [{ phrases: ['cancel plan'], distance: 2 }, false],
  [{ phrases: ['cancel plan'], matching: 'exact' }, false],
  [{ type: 'advanced', expression: 'cancel plan' }, false],
])('words between could help %j: %s', (input, expected) => {
  expect(isStrict(query(input))).toBe(expected);
});
