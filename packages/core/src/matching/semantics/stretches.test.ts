import { expect, it, test } from 'vitest';
import { stretchesIn, stretchSpans } from './stretches.ts';

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
