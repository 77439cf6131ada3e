import type { QueryWord, WordingNode } from '@earshot/core/matching/expression.ts';
import { type Chain, chainsOf } from './wording-chains.ts';

/** One way to say a wording: of each list the phrase has at least one key. */
export type Way = readonly (readonly string[])[];

/** More ways to say it, or more spellings of a pair, are looked up by their words. */
const mostWays = 16;
const mostSpellings = 64;

/**
 * The keys (`phrase_keys` in the database) that every phrase with the wording has: its pairs of neighbouring words, or
 * where words may stand between them, its words. Null where it has none that are kept. `isLoose`: no pair is among them.
 */
export function wordingKeys(wording: WordingNode): { ways: Way[] | null; isLoose: boolean } {
  const pairs = pairedWays(wording);
  if (pairs !== null) return { ways: pairs, isLoose: false };
  const words = wordsOf(wording);
  const areKept = words !== null && words.length > 0 && words.every(isKept);
  return { ways: areKept ? [words.map(({ keys }) => keys)] : null, isLoose: true };
}

function pairedWays(wording: WordingNode): Way[] | null {
  const chains = chainsOf(wording);
  if (chains === null || chains.length === 0 || chains.length > mostWays) return null;
  const ways = chains.map(pairsOf);
  return ways.every((way) => way.length > 0) ? ways : null;
}

function pairsOf({ words, gaps }: Chain): string[][] {
  const pairs: string[][] = [];
  for (const [at, gap] of gaps.entries()) {
    const first = words[at];
    const second = words[at + 1];
    if (gap !== 1 || first === undefined || second === undefined || first.prefix || second.prefix) continue;
    const keys = [...first.keys, ...second.keys];
    const areAlike = keys.every(isForm) || !keys.some(isForm);
    if (!areAlike || first.keys.length * second.keys.length > mostSpellings) continue;
    pairs.push(first.keys.flatMap((one) => second.keys.map((other) => `${one} ${other}`)));
  }
  return pairs;
}

/** The words a wording needs; null where it needs only some of them. */
function wordsOf(wording: WordingNode): readonly QueryWord[] | null {
  if (wording.kind === 'words') return wording.words;
  if (wording.kind === 'either') return null;
  const [left, right] = [wordsOf(wording.left), wordsOf(wording.right)];
  return left === null || right === null ? null : [...left, ...right];
}

/** Lemmas are keys by themselves, forms in pairs only. */
function isKept({ prefix, keys }: QueryWord): boolean {
  return !prefix && !keys.some(isForm);
}

function isForm(key: string): boolean {
  return key.startsWith('=');
}
