import type { PassageNode, QueryWord } from '@earshot/core/matching/expression.ts';
import { type Chain, chainsOf } from './passage-chains.ts';

/** One way to say a passage: of each list the phrase has at least one key. */
export type Way = readonly (readonly string[])[];

/** More ways to say it, or more spellings of a pair, are looked up by their words. */
const mostWays = 16;
const mostSpellings = 64;

/**
 * The keys (`phrase_keys` in the database) that every phrase with the passage has: its pairs of neighbouring words, or
 * where words may stand between them, its words. Null where it has none that are kept. `isLoose`: no pair is among them.
 */
export function passageKeys(passage: PassageNode): { ways: Way[] | null; isLoose: boolean } {
  const pairs = pairedWays(passage);
  if (pairs !== null) return { ways: pairs, isLoose: false };
  const words = wordsOf(passage);
  const areKept = words !== null && words.length > 0 && words.every(isKept);
  return { ways: areKept ? [words.map(({ keys }) => keys)] : null, isLoose: true };
}

function pairedWays(passage: PassageNode): Way[] | null {
  const chains = chainsOf(passage);
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

/** The words a passage needs; null where it needs only some of them. */
function wordsOf(passage: PassageNode): readonly QueryWord[] | null {
  if (passage.kind === 'words') return passage.words;
  if (passage.kind === 'either') return null;
  const [left, right] = [wordsOf(passage.left), wordsOf(passage.right)];
  return left === null || right === null ? null : [...left, ...right];
}

/** Lemmas are keys by themselves, forms in pairs only. */
function isKept({ prefix, keys }: QueryWord): boolean {
  return !prefix && !keys.some(isForm);
}

function isForm(key: string): boolean {
  return key.startsWith('=');
}
