import { contractedWords } from './contracted-words.ts';
import type { Dictionary } from './hunspell.ts';
import type { Language } from './language.ts';
import { type LanguageCode, languages } from './languages.ts';
import { remembered } from './remembered.ts';

/**
 * What is known about words. A form is a word as `normalise` leaves it: lower case, one kind of apostrophe,
 * `ё` as `е`.
 */
export type Lexicon = {
  /**
   * The terms under which a form is found: its lemmas (several where it is ambiguous), or its stem where the
   * dictionaries do not know it. Never empty; the same form always gives the same terms in the same order.
   */
  termsOf: (form: string) => readonly string[];
};

export type Dictionaries = { [code in LanguageCode]?: Dictionary | undefined };

/** A language with its dictionary, where there is one. */
type Known = Language & { dictionary: Dictionary | undefined };

/** A lexicon over the dictionaries there are; a language without one is answered by its stemmer. */
export function createLexicon(dictionaries: Dictionaries): Lexicon {
  const known = Object.entries(languages).map(
    ([code, language]): Known => ({ ...language, dictionary: dictionaries[code as LanguageCode] }),
  );
  return { termsOf: remembered((form) => lookUp(form, known)) };
}

function lookUp(form: string, languages: readonly Known[]): readonly string[] {
  const writing = languages.filter(({ writes }) => writes(form));
  // `it's` is not found by `it`: a contraction is its own word, and tokens add what it is made of.
  if (writing.length === 0 || contractedWords(form).length > 0) return [form];
  const terms = new Set(knownTerms(form, writing));
  for (const respelled of languages.flatMap((language) => language.respelled ?? [])) {
    const meant = terms.size === 0 ? respelled(form) : undefined;
    if (meant !== undefined) for (const term of inDictionaries(meant, languages)) terms.add(term);
  }
  // A word that no language knows is found by its stems; the mark keeps them apart from lemmas that look the same.
  if (terms.size === 0)
    for (const { stems } of writing) for (const stem of stems(form)) terms.add(`~${stem}`);
  for (const { alsoSpelled } of writing) {
    const other = alsoSpelled?.(form);
    if (other !== undefined) for (const term of lookUp(other, languages)) terms.add(term);
  }
  return [...terms];
}

function knownTerms(form: string, writing: readonly Known[]): string[] {
  return writing.flatMap((language) => lemmasOf(form, language));
}

function inDictionaries(form: string, languages: readonly Known[]): string[] {
  return knownTerms(
    form,
    languages.filter(({ writes, dictionary }) => writes(form) && dictionary),
  );
}

/** Lemmas in one language. A language without a dictionary answers with its stems, for it cannot say "not mine". */
function lemmasOf(form: string, { dictionary, lemmas, stems, irregular }: Known): string[] {
  const regular = dictionary ? lemmas(form, dictionary) : [];
  const special = [form, ...regular].flatMap((word) => irregular.get(word) ?? []);
  return [...regular, ...special, ...(dictionary ? [] : stems(form).map((stem) => `~${stem}`))];
}
