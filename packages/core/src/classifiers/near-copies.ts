import { finished, type Steps } from '../steps.ts';
import type { ReadWord } from './text-terms.ts';

/** Texts with so great a part of their words in common say the same. */
const leastAlike = 0.8;
/** Of shorter texts one word more or less may turn round what is said: only the same words are the same. */
const fewestWords = 5;

type Texts = readonly (readonly Pick<ReadWord, 'lemma'>[])[];

/** After so many texts something else may have its turn. */
const atOnce = 250;

/** The lemma of a word in which one number is as good as another. */
export const numberless = ({ lemma }: Pick<ReadWord, 'lemma'>) => lemma.replace(/\p{N}+/gu, '#');

/**
 * The number of the first text that says the same as each, its own where there is none: the same words, numbers aside, or four of five
 * of them (Jaccard 1901). Only texts that share one of their rarest words are compared (prefix filtering, Chaudhuri, Ganti and
 * Kaushik 2006).
 */
export const nearCopies = (texts: Texts): number[] => finished(comparingCopies(texts));

/** The same in parts, between which it yields: of many thousand texts it takes a while. */
export function* comparingCopies(texts: Texts): Steps<number[]> {
  const sets: Set<string>[] = [];
  for (const words of texts) {
    if (sets.length % atOnce === 0) yield undefined;
    sets.push(new Set(words.map(numberless)));
  }
  const having = new Map<string, number>();
  for (const set of sets) for (const word of set) having.set(word, (having.get(word) ?? 0) + 1);
  const rarest = (one: string, other: string) =>
    (having.get(one) ?? 0) - (having.get(other) ?? 0) || (one < other ? -1 : 1);
  const byWord = new Map<string, number[]>();
  const first: number[] = [];
  for (const [at, set] of sets.entries()) {
    if (at % atOnce === 0) yield undefined;
    const prefix = [...set].sort(rarest).slice(0, prefixLength(set.size));
    const like = new Set(prefix.flatMap((word) => byWord.get(word) ?? []));
    const found = [...like]
      .sort((one, other) => one - other)
      .find((other) => isCopy(set, sets[other] ?? set));
    first.push(found ?? at);
    if (found !== undefined) continue;
    for (const word of prefix) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [at]);
      else known.push(at);
    }
  }
  return first;
}

/** Of two texts that are alike enough, one of so many rarest words of each is in both. */
const prefixLength = (size: number) => size - Math.ceil(leastAlike * size) + 1;

function isCopy(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size < leastAlike * many.size) return false;
  let both = 0;
  for (const word of few) if (many.has(word)) both += 1;
  if (many.size < fewestWords) return both === many.size && few.size === many.size;
  return both / (one.size + other.size - both) >= leastAlike;
}
