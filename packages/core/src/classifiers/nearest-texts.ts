import type { Steps } from '../steps.ts';
import { numberless } from './near-copies.ts';
import type { ReadWord } from './text-terms.ts';

type Words = readonly Pick<ReadWord, 'lemma'>[];

/** A text by its number, and how like the asked one it is: from 0 to 1, which is the same words. */
export type NearText = { at: number; likeness: number };

/** What has less in common is no neighbour. */
const leastLike = 0.2;
/** After so many texts something else may have its turn. */
const atOnce = 50;

/**
 * The texts that are most like one, the likest first, in steps: by the cosine of their different words, each of which weighs by how rare
 * it is among the texts (Spärck Jones 1972). Of several with the same words the first is told.
 */
export function* findingNearest(asked: Words, texts: readonly Words[], most: number): Steps<NearText[]> {
  const sets: Set<string>[] = [];
  const having = new Map<string, number>();
  for (const [at, words] of texts.entries()) {
    if (at % atOnce === 0) yield undefined;
    const set = new Set(words.map(numberless));
    sets.push(set);
    for (const lemma of set) having.set(lemma, (having.get(lemma) ?? 0) + 1);
  }
  // A word of all texts weighs next to nothing, and one of none is rarer than any.
  const square = (lemma: string) => Math.log((texts.length + 1) / ((having.get(lemma) ?? 0) + 0.5)) ** 2;
  const wanted = new Map(asked.map(numberless).map((lemma) => [lemma, square(lemma)]));
  const lengthOf = (squares: Iterable<number>) => {
    let sum = 0;
    for (const one of squares) sum += one;
    return Math.sqrt(sum);
  };
  const length = lengthOf(wanted.values());
  const near = new Map<string, NearText>();
  for (const [at, set] of sets.entries()) {
    if (at % atOnce === 0) yield undefined;
    let shared = 0;
    for (const lemma of set) shared += wanted.get(lemma) ?? 0;
    if (shared === 0) continue;
    const likeness = Math.min(1, shared / (length * lengthOf([...set].map(square))));
    if (likeness < leastLike) continue;
    const name = [...set].sort().join(' ');
    if (!near.has(name)) near.set(name, { at, likeness });
  }
  return [...near.values()]
    .sort((one, other) => other.likeness - one.likeness || one.at - other.at)
    .slice(0, most);
}
