import type { SparseRow } from './sparse-row.ts';

/** What terms are worth by how many of the examples have them. */
export type TermWeights = { terms: readonly string[]; idf: readonly number[] };

/** Terms of a text, each as often as it is said; what is said in one part of it (a role, the end) is a list of its own. */
export type TermLists = readonly (readonly string[])[];

/** Terms that at least `fewest` examples have, in an order of their own, with ln((1 + N) / (1 + df)) + 1. */
export function termWeights(examples: readonly TermLists[], fewest: number): TermWeights {
  const having = new Map<string, number>();
  for (const lists of examples)
    for (const term of new Set(lists.flat())) having.set(term, (having.get(term) ?? 0) + 1);
  const terms = [...having]
    .filter(([, count]) => count >= fewest)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms: terms.map(([term]) => term),
    idf: terms.map(([, count]) => idfOf(count, examples.length)),
  };
}

/** What a term is worth that `having` of `all` examples have. */
export const idfOf = (having: number, all: number): number => Math.log((1 + all) / (1 + having)) + 1;

/** What a term counts that stands in a text so often. */
export const termWeight = (count: number, idf: number): number => (1 + Math.log(count)) * idf;

/**
 * Makes rows of texts: (1 + ln tf)·idf, where each list has length 1 before all are put together, and so has the whole
 * (Salton and Buckley 1988). Terms of one list must not stand in another.
 */
export function termRows({ terms, idf }: TermWeights): (lists: TermLists) => SparseRow {
  const placeOf = new Map(terms.map((term, place) => [term, place]));
  const rowOf = countedRows(idf);
  return (lists) =>
    rowOf(
      lists.map((list) => {
        const counts = new Map<number, number>();
        for (const term of list) {
          const place = placeOf.get(term);
          if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
        }
        return [...counts];
      }),
    );
}

/**
 * The same where it is known how often each term, by its place, stands in each list. `others`: what the terms of each list that have no
 * place add to its squared length.
 */
export function countedRows(
  idf: ArrayLike<number>,
): (
  lists: readonly (readonly (readonly [place: number, count: number])[])[],
  others?: readonly number[],
) => SparseRow {
  return (lists, others = []) => {
    const at: number[] = [];
    const value: number[] = [];
    for (const [list, counts] of lists.entries()) {
      const weighted = counts.map(([place, count]) => [place, termWeight(count, idf[place] ?? 0)] as const);
      const squared = weighted.reduce((sum, [, weight]) => sum + weight * weight, others[list] ?? 0);
      const length = Math.sqrt(squared * lists.length);
      for (const [place, weight] of weighted) {
        at.push(place);
        value.push(weight / length);
      }
    }
    return { at, value };
  };
}
