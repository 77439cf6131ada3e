import { describe, expect, it, test } from 'vitest';
import { usualSimilarity } from '../compile-query.ts';
import { scaleOf } from './similarity-scale.ts';

const short = 8;

/** A hundred that lie evenly between two. */
const between = (least: number, most: number) =>
  Array.from({ length: 100 }, (_, at) => least + ((most - least) * at) / 99);

describe('the closeness that counts as the same', () => {
  test.each([
    ['nothing comes near', between(-0.1, 0.05), 0.25, 0.25],
    ['everything comes near', between(0, 0.39), 0.55, 0.55],
    ['much is far and some is nearer', between(-0.1, 0.2), 0.4, 0.45],
  ])('where %s', (_, chances, least, most) => {
    const usual = scaleOf(chances).closenessOf(usualSimilarity, short);
    expect(usual).toBeGreaterThanOrEqual(least - 1e-9);
    expect(usual).toBeLessThanOrEqual(most + 1e-9);
  });

  it('does not rise because many speak of the same thing', () => {
    const alone = scaleOf(between(-0.1, 0.2));
    const crowded = scaleOf([...between(-0.1, 0.2), ...between(0.6, 0.9)]);
    expect(crowded.closenessOf(usualSimilarity, short)).toBeCloseTo(
      alone.closenessOf(usualSimilarity, short),
    );
  });

  it('is lower for a phrase that is hardly longer than a stretch, and for a very long one hardly', () => {
    const { closenessOf } = scaleOf(between(-0.1, 0.2));
    const [usual, long, veryLong] = [short, 20, 200].map((places) => closenessOf(usualSimilarity, places));
    expect(long).toBeCloseTo((usual ?? 0) * 0.88);
    expect(veryLong).toBeCloseTo((usual ?? 0) * 0.988);
  });
});

test.each([
  [null, short],
  [between(-0.1, 0.2), short],
  [between(-0.1, 0.2), 30],
  [[], short],
])('from 0 to 1, rising, and back (%#)', (chances, places) => {
  const { similarityOf, closenessOf } = scaleOf(chances);
  const limits = [-0.3, 0, 1, 1.000_001].map((closeness) => similarityOf(closeness, places));
  expect(limits).toEqual([0, 0, 1, 1]);
  for (const closeness of [0.1, 0.3, 0.5, 0.8]) {
    expect(closenessOf(similarityOf(closeness, places), places)).toBeCloseTo(closeness);
    expect(similarityOf(closeness + 0.1, places)).toBeGreaterThan(similarityOf(closeness, places));
  }
});
