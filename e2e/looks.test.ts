import { expect, test } from 'vitest';
import { allLooks, missedPairs, pairwiseLooks } from './looks.ts';

test('any two choices meet in one of the looks of the suite', () => {
  expect(missedPairs(pairwiseLooks, allLooks)).toEqual([]);
});

test('a pair that meets nowhere is named, whichever look is left out', () => {
  const missed = pairwiseLooks.map((one) =>
    missedPairs(
      pairwiseLooks.filter((other) => other !== one),
      allLooks,
    ),
  );
  expect(missed.map((pairs) => pairs.length > 0)).toEqual(pairwiseLooks.map(() => true));
  expect(missed[0]).toContain('locale en, theme light');
});

test('all looks are each once: three languages, and two of each other kind', () => {
  expect(new Set(allLooks.map((look) => JSON.stringify(look))).size).toBe(3 * 2 * 2 * 2);
});
