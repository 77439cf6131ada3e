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
  /**
   * Whether what the dictionary makes of a form may itself be irregular (`дорожчого` is of `дорожчий`, which is of `дорогий`).
   * In English it may not: `founded` is of `found`, but not of `find`.
   */
  irregularBases: boolean;
  /** Words without forms, of which dictionaries know other readings (`від` of `вода`, `яка` of a `як`). */
  invariable: string;
  /** Words with forms of their own, and pronouns, of which dictionaries know readings hardly ever meant (`день` of `деть`). */
  ownWords: string;
  numbers: NumberTable;
  /** What is commonly written together with the word behind it, apart or with a hyphen (`веб-сайт`). */
  joining: string;
  /** The words that a contraction stands for (`don't`: do, not), or nothing. */
  contracted?: (form: string) => readonly string[];
  /** How else a form may be meant that no dictionary knows, likeliest first. */
  respelled?: readonly ((form: string) => string | undefined)[];
  /**
   * What the stem of a noun may end in where it stands by itself, likeliest first: a word that only another language's
   * dictionary has is found by it (`промокода`, which is Russian, is of `промокод`, which the Ukrainian dictionary has).
   */
  nominativeEndings?: readonly string[];
  /** A spelling that is used as often for the same word. */
  alsoSpelled?: (form: string) => string | undefined;
};
