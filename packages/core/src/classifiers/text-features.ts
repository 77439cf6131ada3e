import { type RowTable, rowTableBuilder } from '../learning/row-table.ts';
import { idfOf, termWeight } from '../learning/tf-idf.ts';
import { letterTerms, type ReadWord, type TermKind, termKinds, wordTerms } from './text-terms.ts';

type Words = readonly ReadWord[];

/** Told of a term, and from which word of a text to which it stands. */
type Tell = (term: string, from: number, to: number) => void;

/** Tells each term of a kind in a text, as often as it stands there. */
export const eachTerm: Record<TermKind, (words: Words, tell: Tell) => void> = {
  words: (words, tell) => {
    for (const { term, from, to } of wordTerms(words)) tell(term, from, to);
  },
  letters: (words, tell) => {
    for (const [at, { form }] of words.entries()) for (const term of letterTerms(form)) tell(term, at, at);
  },
};

/** Terms of texts by their places, with how often each stands in which text: a table for each kind. Places are of all kinds together. */
export type CountedTexts = {
  terms: readonly string[];
  kinds: readonly TermKind[];
  counts: readonly RowTable[];
};

/** Finds out all terms of texts, in the order in which they are first met. */
export function countTerms(texts: readonly Words[]): CountedTexts {
  const terms: string[] = [];
  const kinds: TermKind[] = [];
  const counts = termKinds.map((kind) => {
    const places = new Map<string, number>();
    const table = rowTableBuilder();
    for (const words of texts) {
      const found = new Map<number, number>();
      eachTerm[kind](words, (term) => {
        let place = places.get(term);
        if (place === undefined) {
          place = terms.length;
          places.set(term, place);
          terms.push(term);
          kinds.push(kind);
        }
        found.set(place, (found.get(place) ?? 0) + 1);
      });
      for (const [place, count] of found) table.add(place, count);
      table.endRow();
    }
    return table.done();
  });
  return { terms, kinds, counts };
}

/**
 * What each term is worth by how few of some of the texts have it (`idfOf`), and 0 where fewer than `fewest` have it: it is left
 * out.
 */
export function termWorth(
  { terms, counts }: CountedTexts,
  texts: readonly number[],
  fewest: number,
): Float32Array {
  const having = new Int32Array(terms.length);
  for (const { starts, at } of counts)
    for (const text of texts)
      for (let i = starts[text] as number; i < (starts[text + 1] as number); i += 1)
        having[at[i] as number] = (having[at[i] as number] as number) + 1;
  return Float32Array.from(having, (df) => (df < fewest ? 0 : idfOf(df, texts.length)));
}

/**
 * Rows of some of the texts as `countedRows` has them, of tables instead of lists: there are millions of terms. A term without a worth is
 * left out, but makes a row longer as one that is worth `unmet` does: so a text of which little is known has low scores.
 */
export function weighedRows(
  { counts }: CountedTexts,
  worth: Float32Array,
  texts: Iterable<number>,
  unmet: number,
): RowTable {
  const table = rowTableBuilder();
  for (const text of texts) {
    for (const { starts, at, values } of counts) {
      const [from, to] = [starts[text] as number, starts[text + 1] as number];
      let length = 0;
      for (let i = from; i < to; i += 1)
        length += termWeight(values[i] as number, (worth[at[i] as number] as number) || unmet) ** 2;
      if (length === 0) continue;
      const factor = 1 / Math.sqrt(length * counts.length);
      for (let i = from; i < to; i += 1) {
        const weight = termWeight(values[i] as number, worth[at[i] as number] as number);
        if (weight > 0) table.add(at[i] as number, weight * factor);
      }
    }
    table.endRow();
  }
  return table.done();
}
