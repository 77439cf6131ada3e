import { type RowTable, rowTableBuilder } from '../learning/row-table.ts';
import { idfOf, termWeight } from '../learning/tf-idf.ts';
import { finished, type Steps } from '../steps.ts';
import { settingTerms } from './setting.ts';
import {
  letterTerms,
  type Reading,
  type ReadText,
  type ReadWord,
  readings,
  type TermKind,
  termKinds,
  wordTerms,
} from './text-terms.ts';

type Words = readonly ReadWord[];

/** Told of a term, and from which word of a text to which it stands. */
type Tell = (term: string, from: number, to: number) => void;

/** Tells each term of a reading of words, as often as it stands there. */
export const eachTerm: Record<Reading, (words: Words, tell: Tell) => void> = {
  words: (words, tell) => {
    for (const { term, from, to } of wordTerms(words)) tell(term, from, to);
  },
  letters: (words, tell) => {
    for (const [at, { form }] of words.entries()) for (const term of letterTerms(form)) tell(term, at, at);
  },
};

/** The same of any kind, where it does not matter at which words they stand. */
function tellTerms(kind: TermKind, { words, setting }: ReadText, tell: (term: string) => void): void {
  if (kind === 'setting') for (const term of settingTerms(setting)) tell(term);
  else eachTerm[kind](words, tell);
}

/** Terms of texts by their places, with how often each stands in which text: a table for each kind. Places are of all kinds together. */
export type CountedTexts = {
  terms: readonly string[];
  kinds: readonly TermKind[];
  counts: readonly RowTable[];
};

/** After so many texts something else may have its turn. */
const atOnce = 100;

/** Finds out all terms of texts, in the order in which they are first met. */
export const countTerms = (texts: readonly ReadText[]): CountedTexts => finished(countingTerms(texts));

/** The same in parts, between which it yields. */
export function* countingTerms(texts: readonly ReadText[]): Steps<CountedTexts> {
  const terms: string[] = [];
  const kinds: TermKind[] = [];
  const counts: RowTable[] = [];
  for (const kind of termKinds) {
    const places = new Map<string, number>();
    const table = rowTableBuilder();
    for (const [at, text] of texts.entries()) {
      if (at % atOnce === 0) yield undefined;
      const found = new Map<number, number>();
      tellTerms(kind, text, (term) => {
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
    counts.push(table.done());
  }
  return { terms, kinds, counts };
}

/** What a term of a setting counts beside words and letters, which together are 1: chosen in cross-validation. */
const settingWorth = 0.3;

/**
 * What each term is worth: of words by how few of some of the texts have it (`idfOf`), of a setting always the same. 0 where fewer than
 * `fewest` have it, or where it is the setting of all: it is left out. `settled`: those of the texts by whose settings that is told.
 */
export function termWorth(
  { terms, kinds, counts }: CountedTexts,
  texts: readonly number[],
  fewest: number,
  settled: readonly number[] = texts,
): Float32Array {
  const having = new Int32Array(terms.length);
  for (const [kind, { starts, at }] of counts.entries())
    for (const text of termKinds[kind] === 'setting' ? settled : texts)
      for (let i = starts[text] as number; i < (starts[text + 1] as number); i += 1)
        having[at[i] as number] = (having[at[i] as number] as number) + 1;
  return Float32Array.from(having, (df, at) => {
    if (df < fewest) return 0;
    if (kinds[at] !== 'setting') return idfOf(df, texts.length);
    return df === settled.length ? 0 : settingWorth;
  });
}

/**
 * Rows of some of the texts as `countedRows` has them, of tables instead of lists: there are millions of terms. A term without a worth is
 * left out, but makes a row longer as one that is worth `unmet` does: so a text of which little is known has low scores. Terms of a
 * setting stand beside that as they are. Yields after every hundred texts.
 */
export function* weighingRows(
  { counts }: CountedTexts,
  worth: Float32Array,
  texts: readonly number[],
  unmet: number,
): Steps<RowTable> {
  const table = rowTableBuilder();
  for (const [done, text] of texts.entries()) {
    if (done % atOnce === 0) yield undefined;
    for (const [kind, { starts, at, values }] of counts.entries()) {
      const [from, to] = [starts[text] as number, starts[text + 1] as number];
      let length = 0;
      for (let i = from; i < to; i += 1)
        length += termWeight(values[i] as number, (worth[at[i] as number] as number) || unmet) ** 2;
      if (length === 0) continue;
      const factor = termKinds[kind] === 'setting' ? 1 : 1 / Math.sqrt(length * readings.length);
      for (let i = from; i < to; i += 1) {
        const weight = termWeight(values[i] as number, worth[at[i] as number] as number);
        if (weight > 0) table.add(at[i] as number, weight * factor);
      }
    }
    table.endRow();
  }
  return table.done();
}
