import { commonWords } from '../matching/semantics/common-words.ts';
import { everydayWords } from './everyday-words.ts';

/**
 * What a word tells of which sentence was said, in the manner of an inverse document frequency (nats). Takes everything the word
 * is found by: forms as `=form`, lemmas, stems with `~`, number values with `#`.
 */
export type WeightOf = (keys: readonly string[]) => number;

/** Limits of what one word can tell: the rarest word is worth about a dozen of the commonest. */
export const leastWeight = 0.5;
export const mostWeight = 6;

const everydayWeight = 2;
const numberWeight = 3;

/**
 * Weights that need no calls to be counted first: words that are common in every conversation tell least, those that every
 * call centre says little, and of all others long ones are rarer than short ones (Zipf).
 */
export const usualWeights: WeightOf = (keys) => {
  let weight = mostWeight;
  for (const key of keys) weight = Math.min(weight, weightOfKey(key));
  return weight;
};

function weightOfKey(key: string): number {
  if (key.startsWith('#')) return numberWeight;
  const word = key.startsWith('=') || key.startsWith('~') ? key.slice(1) : key;
  if (commonWords.has(word)) return leastWeight;
  if (everydayWords.has(word)) return everydayWeight;
  return key.startsWith('=') ? Math.min(mostWeight, 2 + 0.5 * word.length) : mostWeight;
}

/**
 * Weights from the calls of a workspace, where it has enough of them: the logarithm of how many phrases there are for each in
 * which the word is said, within the same limits. `phrasesWith` gives the phrases that a term is said in.
 */
export function countedWeights(phrases: number, phrasesWith: (term: string) => number): WeightOf {
  return (keys) => {
    let weight = mostWeight;
    for (const key of keys) {
      if (key.startsWith('=')) continue;
      const counted = Math.log((phrases + 1) / (phrasesWith(key) + 0.5));
      weight = Math.min(weight, Math.max(leastWeight, counted));
    }
    return weight;
  };
}
