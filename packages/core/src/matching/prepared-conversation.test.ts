import { describe, expect, it } from 'vitest';
import { prepareConversation } from './prepared-conversation.ts';

const lexicon = { termsOf: (form: string) => [form] };

const call = (...texts: string[]) => ({
  duration_ms: 1000,
  phrases: texts.map((text, id) => ({
    id,
    speaker: 'one',
    role: null,
    start_ms: id,
    end_ms: id,
    in_hold: false,
    words: text.split(' ').map((word) => ({ text: word, start_ms: id, end_ms: id })),
  })),
});

describe('the words of a conversation', () => {
  it('are where they stand, those of two phrases too far apart to be near', () => {
    const { slots, positions, postings } = prepareConversation(
      call('b twenty five', '—', 'a b'),
      lexicon,
    ).words();
    expect(slots.map(({ phrase, first_word, last_word }) => [phrase, first_word, last_word])).toEqual([
      [0, 0, 0],
      [0, 1, 2],
      [2, 0, 0],
      [2, 1, 1],
    ]);
    expect(positions).toEqual([0, 1, 44, 45]);
    expect(postings.get('=b')).toEqual([0, 3]);
    expect(postings.get('#25')).toEqual([1]);
    expect(postings.get('c')).toBeUndefined();
  });

  it('have their forms in order', () => {
    expect(prepareConversation(call('b twenty five', 'a b'), lexicon).forms()).toEqual([
      '=a',
      '=b',
      '=five',
      '=twenty',
      '=twenty five',
    ]);
  });

  it('are read by what somebody else remembers of them', () => {
    const slots = () => [{ keys: ['x'], first_word: 0, last_word: 1 }];
    const prepared = prepareConversation(call('a b'), lexicon, slots);
    expect([...prepared.words().postings]).toEqual([['x', [0]]]);
  });
});

it('letters are found in small ones', () => {
  const prepared = prepareConversation(call('My Contract', 'no', 'contracts'), lexicon);
  expect(prepared.letters().phrasesWith(['contract'])).toEqual([0, 2]);
  expect(prepared.texts.map(({ text }) => text)).toEqual(['My Contract', 'no', 'contracts']);
});

it('what is asked for twice is made once', () => {
  const prepared = prepareConversation(call('a'), lexicon);
  expect(prepared.words()).toBe(prepared.words());
  expect(prepared.forms()).toBe(prepared.forms());
  expect(prepared.letters()).toBe(prepared.letters());
});
