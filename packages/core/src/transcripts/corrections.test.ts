import { describe, expect, it } from 'vitest';
import type { NewPhrase } from '../call/phrase.ts';
import { alignWords } from './align-words.ts';
import { correctPhrase, correctPhrases } from './corrections.ts';

/** Words of 100 ms with a pause of 20 ms between them, from one second on. */
function phrase(text: string, more: Partial<NewPhrase> = {}): NewPhrase {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    start_ms: 1000 + at * 120,
    end_ms: 1100 + at * 120,
    confidence: 0.5 + at / 100,
  }));
  const end_ms = words.at(-1)?.end_ms ?? 1000;
  return { id: 3, speaker: 'ch0', start_ms: 1000, end_ms, text, confidence: 0.6, words, ...more };
}

describe('alignWords', () => {
  it.each<[string, string, string, (number | null)[]]>([
    ['nothing changed', 'a b c', 'a b c', [0, 1, 2]],
    ['one word changed', 'my wrold ends', 'my world ends', [0, null, 2]],
    ['one word put in', 'thank very much', 'thank you very much', [0, null, 1, 2]],
    ['one word taken out', 'well well now', 'well now', [0, 2]],
    ['capitals and punctuation', 'hello thank you', 'Hello, thank you.', [0, 1, 2]],
    ['another apostrophe', 'память it’s', "память it's", [0, 1]],
    ['everything changed', 'a b', 'c d e', [null, null, null]],
    ['moved words', 'one two three', 'three one two', [null, 0, 1]],
    ['signs alone', '… yes', '— yes', [null, 1]],
    ['the ends changed', 'x b c y', 'v b c w', [null, 1, 2, null]],
  ])('%s', (_, before, after, expected) => {
    expect(alignWords(before.split(' '), after.split(' '))).toEqual(expected);
  });

  it('takes the word that is the same to the letter where two would do', () => {
    expect(alignWords(['Yes', 'no', 'yes'], ['ah', 'yes', 'oh'])).toEqual([null, 2, null]);
  });

  it('finishes at once on texts of thousands of words', () => {
    const long = Array.from({ length: 9000 }, (_, at) => `w${at % 700}`);
    const other = long.map((word, at) => (at % 9 === 0 ? 'x' : word));
    expect(alignWords(long, other)).toHaveLength(9000);
  });
});

describe('correctPhrase', () => {
  const old = phrase('i need a refunt please');

  it('keeps the time and confidence of every word that stays', () => {
    const made = correctPhrase(old, { id: 3, text: 'I need a refund please' });
    expect(made?.text).toBe('I need a refund please');
    expect(made?.words).toEqual([
      { ...old.words[0], text: 'I' },
      old.words[1],
      old.words[2],
      { text: 'refund', start_ms: 1360, end_ms: 1460, confidence: null },
      old.words[4],
    ]);
    expect(made).toMatchObject({ id: 3, speaker: 'ch0', start_ms: 1000, end_ms: old.end_ms });
    expect(made?.confidence).toBeCloseTo((0.5 + 0.51 + 0.52 + 0.54) / 4);
  });

  it('lays changed words over the place of those they replace, by their length', () => {
    const made = correctPhrase(old, { id: 3, text: 'i need aa bbbbbb please' });
    expect(made?.words.slice(2, 4)).toEqual([
      { text: 'aa', start_ms: 1240, end_ms: 1295, confidence: null },
      { text: 'bbbbbb', start_ms: 1295, end_ms: 1460, confidence: null },
    ]);
  });

  it('puts a new word into the pause', () => {
    const made = correctPhrase(old, { id: 3, text: 'i really need a refunt please' });
    expect(made?.words[1]).toEqual({ text: 'really', start_ms: 1100, end_ms: 1120, confidence: null });
    const first = correctPhrase(old, { id: 3, text: 'well i need a refunt please' });
    expect(first?.words[0]).toEqual({ text: 'well', start_ms: 1000, end_ms: 1000, confidence: null });
  });

  it('gives a phrase to another speaker with its words', () => {
    expect(correctPhrase(old, { id: 3, speaker: 'ch1', text: old.text })).toEqual({ ...old, speaker: 'ch1' });
  });

  it('answers the phrase itself where nothing changes, and null where nothing is left', () => {
    expect(correctPhrase(old, { id: 3, text: ` ${old.text}\n` })).toBe(old);
    expect(correctPhrase(old, { id: 3, text: '  ' })).toBeNull();
  });

  it('keeps a phrase without a word it knew inside its time', () => {
    const made = correctPhrase(old, { id: 3, text: 'something else' });
    expect(made?.confidence).toBeNull();
    expect(made?.words.map(({ start_ms, end_ms }) => [start_ms, end_ms])).toEqual([
      [1000, 1402],
      [1402, 1580],
    ]);
  });
});

describe('correctPhrases', () => {
  const phrases = [phrase('one', { id: 0 }), phrase('two', { id: 1 }), phrase('three', { id: 2 })];
  const speakers = [{ id: 'ch0' }, { id: 'ch1' }];

  it('changes some, takes out others and leaves the ids of the rest', () => {
    const made = correctPhrases(
      phrases,
      [
        { id: 1, text: '' },
        { id: 2, text: 'tree' },
      ],
      speakers,
    );
    expect('phrases' in made && made.phrases.map(({ id, text }) => [id, text])).toEqual([
      [0, 'one'],
      [2, 'tree'],
    ]);
  });

  it('answers the same list when nothing changes', () => {
    expect(correctPhrases(phrases, [{ id: 0, text: 'one' }], speakers)).toEqual({ phrases });
  });

  it.each([
    [[{ id: 9, text: 'x' }], 'unknown_phrase'],
    [[{ id: 0, text: 'x', speaker: 'ch7' }], 'unknown_speaker'],
    [
      [
        { id: 0, text: 'x' },
        { id: 0, text: 'y' },
      ],
      'phrase_twice',
    ],
  ])('refuses %j', (corrections, issue) => {
    expect(correctPhrases(phrases, corrections, speakers)).toMatchObject({ issue });
  });
});
