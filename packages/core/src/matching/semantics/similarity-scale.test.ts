import { describe, expect, it, test } from 'vitest';
import { usualSimilarity } from '../compile-query.ts';
import { scaleOf } from './similarity-scale.ts';

/** A hundred that lie evenly between two. */
const between = (least: number, most: number) =>
  Array.from({ length: 100 }, (_, at) => least + ((most - least) * at) / 99);

describe('the closeness that counts as the same', () => {
  test.each([
    ['nothing comes near', between(-0.1, 0.05), 0.25, 0.25],
    ['everything comes near', between(0, 0.39), 0.55, 0.55],
    ['much is far and some is nearer', between(-0.1, 0.2), 0.4, 0.45],
  ])('where %s', (_, chances, least, most) => {
    const usual = scaleOf(chances).closenessOf(usualSimilarity);
    expect(usual).toBeGreaterThanOrEqual(least - 1e-9);
    expect(usual).toBeLessThanOrEqual(most + 1e-9);
  });

  it('does not rise because many speak of the same thing', () => {
    const alone = scaleOf(between(-0.1, 0.2));
    const crowded = scaleOf([...between(-0.1, 0.2), ...between(0.6, 0.9)]);
    expect(crowded.closenessOf(usualSimilarity)).toBeCloseTo(alone.closenessOf(usualSimilarity));
  });
});

test.each([null, between(-0.1, 0.2), []])('from 0 to 1, rising, and back', (chances) => {
  const { similarityOf, closenessOf } = scaleOf(chances);
  expect([similarityOf(-0.3), similarityOf(0), similarityOf(1), similarityOf(1.000_001)]).toEqual([
    0, 0, 1, 1,
  ]);
  for (const closeness of [0.1, 0.3, 0.5, 0.8]) {
    expect(closenessOf(similarityOf(closeness))).toBeCloseTo(closeness);
    expect(similarityOf(closeness + 0.1)).toBeGreaterThan(similarityOf(closeness));
  }
});
