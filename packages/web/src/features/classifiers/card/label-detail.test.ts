import { expect, it } from 'vitest';
import { strongestWords } from './label-detail.ts';

it('of many words the strongest on both sides are shown', () => {
  const words = Array.from({ length: 40 }, (_, at) => ({ text: `word ${at}`, weight: 20 - at }));
  const shown = strongestWords(words).map(({ weight }) => weight);
  expect(shown).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, -15, -16, -17, -18, -19]);
});
