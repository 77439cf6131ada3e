import { expect, it } from 'vitest';
import { momentAt } from './moment-at.ts';

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
