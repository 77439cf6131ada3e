import { expect, it } from 'vitest';
import { sampleExample } from '../../../testing/sample-classifier.ts';
import { nearest, strongestWords } from './label-detail.ts';

const told = (id: number, probability: number, other = 0.5) =>
  sampleExample(id, {
    guesses: [
      { label_id: 1, probability },
      { label_id: 2, probability: other },
    ],
  });

it('what is nearest is near the threshold of this label, not of another', () => {
  const examples = [
    told(1, 0.95),
    told(2, 0.3),
    told(3, 0.38),
    told(4, 0.44),
    sampleExample(5, { guesses: [] }),
  ];
  expect(nearest(examples, { id: 1, threshold: 0.36 }).map(({ id }) => id)).toEqual([3, 2, 4]);
  expect(nearest(examples, { id: 3, threshold: 0.36 })).toEqual([]);
});

it('of many words the strongest on both sides are shown', () => {
  const words = Array.from({ length: 40 }, (_, at) => ({ text: `word ${at}`, weight: 20 - at }));
  const shown = strongestWords(words).map(({ weight }) => weight);
  expect(shown).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, -15, -16, -17, -18, -19]);
});
