import { expect, it, test } from 'vitest';
import { closenessOfPhrase, narrowing, stretchesIn, stretchSpans } from './stretches.ts';

test.each([
  [0, []],
  [1, [[0, 1]]],
  [18, [[0, 18]]],
  [
    19,
    [
      [0, 19],
      [0, 12],
      [6, 12],
      [12, 7],
    ],
  ],
  [
    24,
    [
      [0, 24],
      [0, 12],
      [6, 12],
      [12, 12],
    ],
  ],
  [
    25,
    [
      [0, 25],
      [0, 12],
      [6, 12],
      [12, 12],
      [18, 7],
    ],
  ],
])('a phrase of %i places is compared as %j', (places, spans) => {
  expect(stretchSpans(places)).toEqual(spans);
});

it('every place is in the whole, and in a stretch of its own where the phrase is long', () => {
  const places = Array.from({ length: 40 }, (_, at) => at);
  const [whole, ...stretches] = stretchesIn(places);
  expect(whole).toEqual(places);
  expect(new Set(stretches.flat())).toEqual(new Set(places));
});

test.each([
  ['a short phrase is as close as it is', 0.4, 0.4, 10, 0.4],
  ['what points away is not close', -0.2, -0.2, 10, 0],
  ['the whole is nearest', 0.6, 0.6, 24, 0.6],
  ['a stretch of a phrase twice as long counts half', 0.2, 0.6, 24, 0.4],
  ['a stretch of a very long phrase counts nearly alone', 0.1, 0.7, 240, 0.67],
  ['the whole points away, a stretch does not', -0.3, 0.4, 24, 0.2],
])('%s', (_, whole, closest, places, expected) => {
  expect(closenessOfPhrase(whole, closest, places)).toBeCloseTo(expected);
});

test.each([
  [18, 1],
  [24, 0.9],
  [240, 0.99],
])('by chance a phrase of %i places comes %f times as near', (places, expected) => {
  expect(narrowing(places)).toBeCloseTo(expected);
});
