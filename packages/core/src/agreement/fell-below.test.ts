import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { fellBelow } from './fell-below.ts';

/** After how many answers it is told, looking after each of 300; null where it never is. */
function toldAfter(right: number, share: number, random: () => number): number | null {
  const seen = { n: 0, right: 0 };
  for (let n = 1; n <= 300; n += 1) {
    seen.n = n;
    if (random() < right) seen.right += 1;
    if (fellBelow(seen, share)) return n;
  }
  return null;
}

const series = (right: number, share: number) => {
  const random = generator(3);
  return Array.from({ length: 300 }, () => toldAfter(right, share, random));
};

describe('right less often', () => {
  it.each([0.95, 0.9, 0.8, 0.6])(
    'is told of no more than a twentieth of the series in which it is right in %s of all, as before',
    (share) => {
      const told = series(share, share).filter((after) => after !== null);
      expect(told.length / 300).toBeLessThanOrEqual(0.05);
    },
  );
  it.each([
    [0.95, 60],
    [0.9, 90],
    [0.8, 160],
  ])('is noticed of %s where a tenth more is wrong, mostly within %d answers', (share, within) => {
    const soon = series(share - 0.1, share).filter((after) => after !== null && after <= within);
    expect(soon.length).toBeGreaterThan(150);
  });
  it.each<[string, { n: number; right: number }, number, boolean]>([
    ['nothing was asked', { n: 0, right: 0 }, 0.9, false],
    ['all are right', { n: 300, right: 300 }, 0.9, false],
    ['it is as often right', { n: 300, right: 270 }, 0.9, false],
    ['a few of few are wrong', { n: 4, right: 2 }, 0.9, false],
    ['nearly all are wrong', { n: 40, right: 1 }, 0.9, true],
    ['none of many is right', { n: 3000, right: 0 }, 0.9, true],
    ['it was never wrong, and is', { n: 10, right: 9 }, 1, true],
    ['it was never right', { n: 10, right: 0 }, 0, false],
  ])('%s', (_title, seen, share, expected) => expect(fellBelow(seen, share)).toBe(expected));
});
