import { allLanguages } from './languages.ts';

const setOf = (lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)));

const invariable = setOf(allLanguages.map((language) => language.invariable));
const own = setOf(allLanguages.map((language) => language.ownWords));

/** Whether a word has no forms, in any language; single letters have none, which dictionaries take for abbreviations. */
export function isInvariable(word: string): boolean {
  return word.length === 1 || invariable.has(word);
}

/** Whether no dictionary is asked what a form is a form of. */
export function isOwnWord(form: string): boolean {
  return own.has(form);
}
