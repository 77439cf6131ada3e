import { expect, it } from 'vitest';
import { prepareConversation } from './prepared-conversation.ts';
import { createRuleSet, eitherOf, type Needs } from './rule-set.ts';

/** A conversation of one phrase, in which every word is its own term. */
function said(text: string) {
  const words = text.split(' ').map((word) => ({ text: word, start_ms: 0, end_ms: 0 }));
  const phrase = { id: 0, speaker: 'one', role: null, start_ms: 0, end_ms: 0, in_hold: false, words };
  return prepareConversation({ duration_ms: 0, phrases: [phrase] }, { termsOf: (form) => [form] });
}

it.each<[string, Needs[], number[]]>([
  ['what needs nothing', [[], []], [0, 1]],
  ['one word', [[['one']], [['two']], [['no']]], [0, 1]],
  [
    'each of several',
    [
      [['one'], ['two']],
      [['one'], ['no']],
      [['no'], ['one']],
    ],
    [0],
  ],
  ['one of several', [[['no', 'two']], [['two', 'no']], [['no', 'never']]], [0, 1]],
  ['the same words', [[['one']], [['one']], [['no', 'two']], [['no', 'two']]], [0, 1, 2, 3]],
  ['words that look alike together', [[['on', 'e']], [['one']], [['onetwo']], [['one', 'two']]], [1, 3]],
  ['what needs nothing between others', [[['no']], [], [['two']]], [1, 2]],
  [
    'a word that several lists have',
    [
      [
        ['no', 'one'],
        ['two', 'never'],
      ],
      [['no'], ['one']],
    ],
    [0],
  ],
])('of rules those are left that the words do not rule out: %s', (_title, rules, candidates) => {
  expect(createRuleSet(rules).candidates(said('one two'))).toEqual(candidates);
});

it('no rules, no candidates', () => expect(createRuleSet([]).candidates(said('one'))).toEqual([]));

it.each<[string, Needs[], Needs]>([
  ['of none nothing is needed', [], []],
  ['nothing where one needs nothing', [[['a']], []], []],
  ['what the only one needs', [[['a', 'b']]], [['a', 'b']]],
  ['one of what each needs', [[['a']], [['b']]], [['a', 'b']]],
  ['the same once', [[['a']], [['b', 'a']]], [['a', 'b']]],
  ['of several the longest', [[['a'], ['long'], ['mid']], [['b']]], [['long', 'b']]],
  [
    'by the shortest of each',
    [
      [
        ['ab', 'abcdef'],
        ['abc', 'abcd'],
      ],
    ],
    [['abc', 'abcd']],
  ],
])('where one of several is enough: %s', (_title, all, needs) => expect(eitherOf(all)).toEqual(needs));
