import { usualSimilarity } from '../compile-query.ts';
import { narrowing } from './stretches.ts';

/**
 * So much further from the middle than what is close by chance usually is, texts mean the same about as often as not: half and
 * more of the phrases that pass share the intent in BANKING77, NatCS and STAR, but for long requests to a bank; see docs/benchmarks.
 */
const spreads = 4.5;
/** What is closer than this is not close by chance: where many speak of one thing, it must not count as unrelated. */
const leastRelated = 0.4;
/** A text that is equally far from everything has a spread of chance alone. */
const leastSpread = 0.02;
/** Where phrases are few or all alike, what they say of chance goes no further. */
const limits = { least: 0.25, most: 0.55 };
/** Where only words are compared, the closeness from which on at least half mean the same. */
export const usualByWords = 0.475;

/** Between closeness as it is measured and similarity, 0 … 1, of phrases with so many places. */
export type Scale = {
  similarityOf: (closeness: number, places: number) => number;
  closenessOf: (similarity: number, places: number) => number;
};

/** Similarity is the closeness itself. */
export const unscaled: Scale = {
  similarityOf: (closeness) => closeness,
  closenessOf: (similarity) => similarity,
};

/**
 * A power that makes `usualSimilarity` of the closeness at which this text means the same as another about as often as not.
 * `chances`: how close the text is to phrases of the workspace that were picked by chance, which tells how far a general or a
 * long text is from everything; null where only words are compared. (In the recognition of speakers: Z-norm, Auckenthaler,
 * Carey and Lloyd-Thomas 2000.)
 */
export function scaleOf(chances: readonly number[] | null): Scale {
  const usual = chances === null ? usualByWords : usualCloseness(chances);
  const exponentFor = (places: number) => Math.log(usualSimilarity) / Math.log(usual * narrowing(places));
  return {
    similarityOf: (closeness, places) => Math.min(1, Math.max(0, closeness)) ** exponentFor(places),
    closenessOf: (similarity, places) => similarity ** (1 / exponentFor(places)),
  };
}

/** The upper side alone is looked at: how far something points away says nothing of how near it comes by chance. */
function usualCloseness(chances: readonly number[]): number {
  const unrelated = chances.filter((one) => one < leastRelated).sort((a, b) => a - b);
  const middle = unrelated[unrelated.length >> 1] ?? 0;
  const above = unrelated.filter((one) => one > middle);
  const squares = above.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const spread = Math.max(leastSpread, Math.sqrt(squares / Math.max(1, above.length)));
  return Math.min(limits.most, Math.max(limits.least, middle + spreads * spread));
}
