import type { QueryWord, WordingNode } from '@earshot/core/matching/expression.ts';

/** Words at fixed places from one another: `gaps[i]` from word `i` to the next. */
export type Chain = { words: readonly QueryWord[]; gaps: readonly number[] };

/** Every distance is written out; with more ways than this the words alone narrow it down. */
const mostChains = 250;

/** All ways in which the words of a wording can stand, or null where there are too many. */
export function chainsOf(wording: WordingNode): Chain[] | null {
  switch (wording.kind) {
    case 'words': {
      const { words } = wording;
      const ways = (wording.distance + 1) ** (words.length - 1);
      if (ways > mostChains) return null;
      return gapsOf(words.length - 1, wording.distance).map((gaps) => ({ words, gaps }));
    }
    case 'either': {
      const chains: Chain[] = [];
      for (const node of wording.nodes) {
        const some = chainsOf(node);
        if (some === null) return null;
        chains.push(...some);
      }
      return chains.length > mostChains ? null : chains;
    }
    case 'near': {
      const left = chainsOf(wording.left);
      const right = chainsOf(wording.right);
      if (left === null || right === null) return null;
      const orders = wording.ordered ? 1 : 2;
      if (left.length * right.length * (wording.distance + 1) * orders > mostChains) return null;
      const chains: Chain[] = [];
      for (const a of left) {
        for (const b of right) {
          for (let gap = 1; gap <= wording.distance + 1; gap += 1) {
            chains.push(linked(a, gap, b));
            if (!wording.ordered) chains.push(linked(b, gap, a));
          }
        }
      }
      return chains;
    }
    default:
      return wording satisfies never;
  }
}

function linked(a: Chain, gap: number, b: Chain): Chain {
  return { words: [...a.words, ...b.words], gaps: [...a.gaps, gap, ...b.gaps] };
}

function gapsOf(count: number, distance: number): number[][] {
  if (count === 0) return [[]];
  return gapsOf(count - 1, distance).flatMap((gaps) =>
    Array.from({ length: distance + 1 }, (_, more) => [...gaps, more + 1]),
  );
}
