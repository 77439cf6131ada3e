import { expect, it } from 'vitest';
import type { SpokenPhrase } from '../call/phrase.ts';
import type { Hit } from './query.ts';
import { withSurroundings } from './surroundings.ts';

/** Words `w0`, `w1` … of 50 ms, 100 ms apart; the times of single words may be others. */
function said(id: number, count: number, others: Record<number, [number, number]> = {}): SpokenPhrase {
  const words = Array.from({ length: count }, (_, at) => {
    const [start_ms, end_ms] = others[at] ?? [1000 + at * 100, 1050 + at * 100];
    return { text: `w${at}`, start_ms, end_ms };
  });
  return { id, speaker: 'one', role: null, start_ms: 900, end_ms: 9900, in_hold: false, words };
}

const hitOf = (phrase_id: number, words: [number, number]): Hit => ({
  phrase_id,
  speaker: 'one',
  role: null,
  start_ms: 0,
  end_ms: 0,
  text: '',
  words,
});

it.each<
  [string, number, [number, number], { first: number; last: number; start_ms: number; end_ms: number }]
>([
  ['a short phrase is shown as it is', 3, [1, 1], { first: 0, last: 2, start_ms: 1000, end_ms: 1250 }],
  ['fourteen words before it', 60, [14, 14], { first: 0, last: 34, start_ms: 1000, end_ms: 4450 }],
  [
    'no more than fourteen words before it',
    60,
    [15, 15],
    { first: 1, last: 35, start_ms: 1100, end_ms: 4550 },
  ],
  ['twenty words after the last of it', 60, [20, 23], { first: 6, last: 43, start_ms: 1600, end_ms: 5350 }],
  ['as many as there are', 60, [50, 59], { first: 36, last: 59, start_ms: 4600, end_ms: 6950 }],
])('around a hit are words of its phrase: %s', (_title, count, words, { first, last, ...times }) => {
  const hit = hitOf(7, words);
  const shown = Array.from({ length: last - first + 1 }, (_, at) => `w${first + at}`);
  expect(withSurroundings([hit], [said(6, 2), said(7, count)])).toEqual([
    { ...hit, around: { first, words: shown, of: count, ...times } },
  ]);
});

it.each<[string, Record<number, [number, number]>, number]>([
  ['the last', { 2: [1200, 1300] }, 1300],
  ['the first', { 0: [1000, 2000] }, 2000],
  ['one between', { 1: [1100, 1900] }, 1900],
])('they end with the word that ends last: %s', (_title, others, end_ms) => {
  expect(withSurroundings([hitOf(7, [1, 1])], [said(7, 3, others)])[0]?.around?.end_ms).toBe(end_ms);
});

it('around a hit in a phrase without words is nothing, as long as the phrase', () => {
  expect(withSurroundings([hitOf(7, [0, 0])], [said(7, 0)])[0]?.around).toEqual({
    first: 0,
    words: [],
    of: 0,
    start_ms: 900,
    end_ms: 9900,
  });
});

it('a hit in a phrase that is not there stays as it is', () => {
  const hits = [hitOf(8, [0, 0])];
  expect(withSurroundings(hits, [said(7, 3)])).toEqual(hits);
});
