import type { Lexicon } from '../matching/text/lexicon.ts';
import { cutWord, wordsOf } from '../matching/text/pieces.ts';
import { remembered } from '../matching/text/remembered.ts';
import type { Setting } from './setting.ts';

/** A word of a text as classifiers see it, with its place in the text as written. */
export type ReadWord = { form: string; lemma: string; start: number; end: number };

/** A text as classifiers see it: its words, and who said it where. */
export type ReadText = { words: readonly ReadWord[]; setting: Setting };

/** Words of a text in order. */
export function readWords(text: string, lexicon: Lexicon): ReadWord[] {
  return wordsOf(text).flatMap((word) =>
    cutWord(word.text).pieces.map(({ form, start, end }) => ({
      form,
      lemma: lexicon.termsOf(form)[0] ?? form,
      start: word.start + start,
      end: word.start + end,
    })),
  );
}

/** Ways to read the words of a text; the terms of each weigh as much as those of the other. */
export const readings = ['words', 'letters'] as const;
export type Reading = (typeof readings)[number];

/** Kinds of terms; those of a setting stand beside words and take nothing away from them. */
export const termKinds = [...readings, 'setting'] as const;
export type TermKind = (typeof termKinds)[number];

/** A term where it stands: from one word of a list to another, both included. */
export type TermAt = { term: string; from: number; to: number };

/** Where a text begins and ends, which no word is. */
const edges = { start: '<', end: '>' };

/** Lemmas and pairs of lemmas, one of which may be the beginning or the end of the text. */
export function wordTerms(words: readonly Pick<ReadWord, 'lemma'>[]): TermAt[] {
  const last = words.length - 1;
  return words.flatMap(({ lemma }, at) => {
    const next = words[at + 1]?.lemma ?? edges.end;
    return [
      { term: lemma, from: at, to: at },
      { term: `${lemma} ${next}`, from: at, to: Math.min(at + 1, last) },
      ...(at === 0 ? [{ term: `${edges.start} ${lemma}`, from: at, to: at }] : []),
    ];
  });
}

const shortest = 2;
const longest = 5;
/** What is longer is no word, and its beginning tells enough. */
const longestWord = 40;

/** Letters of a word that follow one another, two to five, where its edges are spaces: endings and misspellings still have most of them. */
export const letterTerms: (form: string) => readonly string[] = remembered((form) => {
  const padded = ` ${form.slice(0, longestWord)} `;
  const terms: string[] = [];
  for (let from = 0; from < padded.length; from += 1)
    for (let length = shortest; length <= longest && from + length <= padded.length; length += 1)
      terms.push(padded.slice(from, from + length));
  return terms;
});
