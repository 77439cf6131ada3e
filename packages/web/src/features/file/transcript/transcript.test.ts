import type { Phrase } from '@earshot/core/call/phrase.ts';
import { expect, test } from 'vitest';
import { findInCall } from './find-in-call.ts';
import { indexTranscript, turnFrom, wordAt, wordBefore } from './transcript-index.ts';

/** Words of half a second each, from a second on. */
function phrase(id: number, speaker: string, startS: number, text: string): Phrase {
  const start = startS * 1000;
  const words = text.split(' ').map((one, at) => ({
    text: one,
    start_ms: start + at * 500,
    end_ms: start + at * 500 + 400,
    confidence: 0.9,
  }));
  return {
    id,
    speaker,
    role: null,
    start_ms: start,
    end_ms: start + words.length * 500,
    text,
    confidence: null,
    words,
  };
}

const phrases = [
  phrase(1, 'a', 0, 'Good morning'),
  phrase(2, 'a', 1.5, 'how are you'),
  phrase(3, 'b', 4, 'Fine thanks'),
  phrase(4, 'a', 20, 'Thank you for waiting'),
];
const index = indexTranscript(phrases, [{ start_ms: 6000, end_ms: 19_000, kind: 'silence' }]);

test('phrases of one speaker are one turn, and a hold stands between turns', () => {
  expect(
    index.rows.map((row) => (row.kind === 'turn' ? `${row.speaker} ${row.phrases.join()}` : 'hold')),
  ).toEqual(['a 0,1', 'b 2', 'hold', 'a 3']);
});

test('the word of a moment is found, and none in a long silence', () => {
  const said = (ms: number) => {
    const word = index.words[wordAt(index, ms)];
    return word && phrases[word.phrase]?.words[word.word]?.text;
  };
  expect([0, 499, 500, 1500, 2100, 4100, 20_600].map(said)).toEqual([
    'Good',
    'Good',
    'morning',
    'how',
    'are',
    'Fine',
    'you',
  ]);
  expect(said(12_000)).toBeUndefined();
  expect(wordAt(indexTranscript([], []), 10)).toBe(-1);
  expect(index.words[wordBefore(index, 12_000)]).toMatchObject({ phrase: 2, word: 1 });
});

test('of two people at once the one who began last is followed', () => {
  const both = indexTranscript(
    [phrase(1, 'a', 0, 'one two three four five six'), phrase(2, 'b', 1.2, 'wait')],
    [],
  );
  const word = both.words[wordAt(both, 1300)];
  expect(word?.phrase).toBe(1);
});

test('a word said into a long turn of the other is found, and the long turn goes on after it', () => {
  const long = phrase(1, 'a', 0, Array.from({ length: 80 }, (_, at) => `w${at}`).join(' '));
  const both = indexTranscript([long, phrase(2, 'b', 10, 'yes')], []);
  const phraseAt = (ms: number) => both.words[wordAt(both, ms)]?.phrase;
  expect([9900, 10_100, 10_600, 39_000].map(phraseAt)).toEqual([0, 1, 0, 0]);
});

test('a step goes to the next turn, and back to the one before', () => {
  expect(turnFrom(index.rows, 0, 1)?.startMs).toBe(4000);
  expect(turnFrom(index.rows, 20_500, -1)?.startMs).toBe(4000);
  expect(turnFrom(index.rows, 30_000, 1)).toBeUndefined();
});

test('words are found across their borders, whatever the case', () => {
  expect(findInCall(phrases, 'GOOD  morn')).toEqual([{ phrase: 0, from: 0, to: 1 }]);
  expect(findInCall(phrases, 'thank')).toEqual([
    { phrase: 2, from: 1, to: 1 },
    { phrase: 3, from: 0, to: 0 },
  ]);
  expect(findInCall(phrases, '  ')).toEqual([]);
});
