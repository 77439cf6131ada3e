import { expect, it } from 'vitest';
import { momentAt, stretchAt } from './moment-at.ts';

const phrase = (id: number, start: number, text: string) => {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    start_ms: start + at * 100,
    end_ms: start + at * 100 + 90,
    confidence: null,
  }));
  return {
    id,
    speaker: `s${id}`,
    role: null,
    start_ms: start,
    end_ms: start + words.length * 100 - 10,
    words,
  };
};
const phrases = [phrase(0, 0, 'good morning this is'), phrase(1, 1000, 'I asked what changed')];

it.each<[string, [number, number], number | null, [number, number] | null, string]>([
  ['some words', [1100, 1290], 1, [1, 2], 'asked what'],
  ['part of a word', [1150, 1160], 1, [1, 1], 'asked'],
  ['more of one phrase than of the other', [300, 2000], 1, [0, 3], 'I asked what changed'],
  ['silence', [500, 900], null, null, ''],
  ['nothing', [1100, 1100], null, null, ''],
])('somebody points at %s', (_, [start_ms, end_ms], phrase_id, words, text) => {
  expect(momentAt(phrases, { start_ms, end_ms })).toMatchObject({ phrase_id, words, text });
});

it.each<[string, [number, number], object]>([
  ['words of one phrase', [1100, 1290], { phrase_id: 1, words: [1, 2], text: 'asked what', speaker: 's1' }],
  [
    'the end of one turn and the beginning of the next',
    [200, 1150],
    {
      phrase_id: 0,
      words: null,
      start_ms: 200,
      end_ms: 1190,
      speaker: null,
      role: null,
      text: 'this is I asked',
    },
  ],
  ['silence', [500, 900], { phrase_id: null, words: null, start_ms: 500, end_ms: 900, text: '' }],
])('a stretch is %s', (_, [start_ms, end_ms], expected) => {
  expect(stretchAt(phrases, { start_ms, end_ms })).toMatchObject(expected);
});

it('a long stretch is told by its beginning', () => {
  const many = Array.from({ length: 60 }, (_, at) => phrase(at, at * 1000, 'as we said before'));
  const { text, end_ms, speaker } = stretchAt(
    many.map((one) => ({ ...one, speaker: 'same' })),
    { start_ms: 0, end_ms: 60_000 },
  );
  expect([text.length, text.at(-1), end_ms, speaker]).toEqual([401, '…', 59_390, 'same']);
});
