import { expect, it } from 'vitest';
import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import { placeAt } from './reanchor.ts';

const phrase = (id: number, speaker: string, ...times: [number, number][]): NewPhrase => ({
  ...toPhrase(
    speaker,
    times.map(([start_ms, end_ms], at) => ({ text: `w${at}`, start_ms, end_ms, confidence: null })),
  ),
  id,
});
const phrases = [
  phrase(2, 'a', [0, 100], [100, 200], [200, 300]),
  phrase(5, 'b', [100, 150], [150, 200]),
  phrase(7, 'a', [400, 400]),
];

it.each<[string, number, number, string | null, ReturnType<typeof placeAt>]>([
  ['the words at its time', 100, 300, 'a', { phrase_id: 2, words: [1, 2] }],
  ['the words of its own side', 100, 200, 'b', { phrase_id: 5, words: [0, 1] }],
  ['another side where its own is silent', 100, 200, 'c', { phrase_id: 2, words: [1, 1] }],
  ['a longer word that covers it', 10, 30, 'a', { phrase_id: 2, words: [0, 0] }],
  ['a word without length', 350, 420, 'a', { phrase_id: 7, words: [0, 0] }],
  ['nothing where nothing is said', 310, 390, 'a', null],
])('a note finds %s', (_, start_ms, end_ms, speaker, expected) => {
  expect(placeAt(phrases, { start_ms, end_ms, speaker })).toEqual(expected);
});
