import type { Dictionary } from './hunspell.ts';
import type { Irregular } from './irregular.ts';
import type { NumberTable } from './number-table.ts';

/** Everything search and rules know of a language. Forms are as `normalise` leaves them. */
export type Language = {
  /** Whether a form is spelled with the letters of this language. */
  writes: (form: string) => boolean;
  /** What the dictionary says a form is a form of; nothing where it does not know it. */
  lemmas: (form: string, dictionary: Dictionary) => string[];
  /** What all forms of a word share, for words that no dictionary knows. */
  stems: (form: string) => readonly string[];
  irregular: Irregular;
  numbers: NumberTable;
  /** What is commonly written together with the word behind it, apart or with a hyphen (`веб-сайт`). */
  joining: string;
  /** The words that a contraction stands for (`don't`: do, not), or nothing. */
  contracted?: (form: string) => readonly string[];
  /** How else a form may be meant that no dictionary knows, likeliest first. */
  respelled?: readonly ((form: string) => string | undefined)[];
  /** A spelling that is used as often for the same word. */
  alsoSpelled?: (form: string) => string | undefined;
};
