import { expect, test } from 'vitest';
import { firstHit, placeHits, steppedHit } from './hit-steps.ts';

const hit = (phrase_id: number, words: [number, number], start_ms: number) => ({
  phrase_id,
  words,
  start_ms,
  end_ms: start_ms + 100,
  role: null,
  text: '',
});
const at = (...starts: number[]) => starts.map((startMs) => ({ startMs }));

test('hits stand in the order of the call, once each, and only where their phrase still is', () => {
  const hits = [hit(7, [1, 2], 900), hit(4, [0, 0], 100), hit(7, [1, 2], 900), hit(99, [0, 0], 50)];
  expect(placeHits(hits, [{ id: 4 }, { id: 7 }])).toMatchObject([
    { phrase: 0, from: 0, to: 0, startMs: 100 },
    { phrase: 1, from: 1, to: 2, startMs: 900 },
  ]);
});

test.each([
  [0, 0],
  [6000, 1],
  [6001, 2],
  [99_000, 0],
])('from %i ms on it begins at hit %i', (fromMs, expected) => {
  expect(firstHit(at(1000, 6000, 20_000), fromMs)).toBe(expected);
});

test.each([
  ['to the next', 0, 1000, 1, 1],
  ['to the next of two close together', 1, 6000, 1, 2],
  ['from the last to the first', 3, 40_000, 1, 0],
  ['back from the first to the last', 0, 1000, -1, 3],
  ['on from where one has listened to', 0, 30_000, 1, 3],
  ['back from where one has listened to', 0, 30_000, -1, 2],
  ['back although the sound has gone on a little', 1, 7000, -1, 0],
  ['to the next without sound', 1, null, 1, 2],
] as const)('%s', (_, from, ms, step, expected) => {
  expect(steppedHit(at(1000, 6000, 6200, 40_000), from, ms, step)).toBe(expected);
});
