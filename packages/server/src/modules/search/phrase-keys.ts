import type { PassageNode } from '@earshot/core/matching/expression.ts';
import { type Chain, chainsOf } from './passage-chains.ts';

/** Two words one right after the other: any of the first keys, then any of the second. */
export type WordPair = { firsts: readonly string[]; seconds: readonly string[] };

/** More ways to say it, or more spellings of a pair, are looked up by their words. */
const mostChains = 16;
const mostSpellings = 64;

/** The pairs every way of saying a passage contains, a list a way; null where one of them contains none. */
export function passagePairs(passage: PassageNode): WordPair[][] | null {
  const chains = chainsOf(passage);
  if (chains === null || chains.length === 0 || chains.length > mostChains) return null;
  const pairs = chains.map(pairsOf);
  return pairs.every((chain) => chain.length > 0) ? pairs : null;
}

function pairsOf({ words, gaps }: Chain): WordPair[] {
  const pairs: WordPair[] = [];
  for (const [at, gap] of gaps.entries()) {
    const first = words[at];
    const second = words[at + 1];
    if (gap !== 1 || first === undefined || second === undefined || first.prefix || second.prefix) continue;
    const keys = [...first.keys, ...second.keys];
    const areAlike = keys.every(isForm) || !keys.some(isForm);
    if (!areAlike || first.keys.length * second.keys.length > mostSpellings) continue;
    pairs.push({ firsts: first.keys, seconds: second.keys });
  }
  return pairs;
}

/** Pairs are kept of two forms and of two lemmas. */
function isForm(key: string): boolean {
  return key.startsWith('=');
}
