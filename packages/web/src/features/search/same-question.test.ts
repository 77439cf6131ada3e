import { expect, test } from 'vitest';
import { isSameQuestion } from './same-question.ts';
import type { SearchSearch } from './search-address.ts';

test.each<[string, SearchSearch, SearchSearch, boolean, boolean]>([
  ['another page', { phrases: 'a' }, { phrases: 'a', offset: '20' }, false, true],
  ['the form folded away', { phrases: 'a' }, { phrases: 'a', form: '0' }, false, true],
  ['the first letters', { phrases: 'a' }, { phrases: 'a', text: 'b' }, false, false],
  ['more letters', { text: 'b' }, { text: 'bc' }, false, true],
  ['letters after the answer was read', { text: 'b' }, { text: 'bc' }, true, false],
  ['Enter', { phrases: 'a', text: 'b' }, { phrases: 'a,b' }, false, true],
  ['Enter after the answer was read', { text: 'b' }, { phrases: 'b' }, true, true],
  ['a phrase taken out', { phrases: 'a,b' }, { phrases: 'a' }, false, false],
  ['all words cleared', { text: 'b', phrases: 'a' }, {}, false, false],
  ['another way to compare', { phrases: 'a' }, { phrases: 'a', match: 'any' }, false, false],
  ['a filter', { text: 'a' }, { text: 'a', direction: 'inbound' }, false, false],
])('%s', (_, from, to, isSubmitted, expected) => {
  expect(isSameQuestion(from, to, isSubmitted)).toBe(expected);
});
