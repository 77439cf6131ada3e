import { contractedWords } from './contracted-words.ts';
import type { Dictionary } from './hunspell.ts';
import type { Language } from './language.ts';
import { type LanguageCode, languages } from './languages.ts';
import { isInvariable, isOwnWord } from './own-words.ts';
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

/** A lexicon of all languages, which can also read words in one of them. */
export type Lexicons = Lexicon & {
  /**
   * Words as they are in one language (ISO 639-1): one that it has is nothing else (`рік` is no form of the Russian `речь`), any
   * other is what it is in all. Texts are read in all languages, and what is known here is always some of that: what the query
   * asks for is there to be found. Null, and a language of which nothing is known, is all.
   */
  of: (language: string | null) => Lexicon;
};

export type Dictionaries = { [code in LanguageCode]?: Dictionary | undefined };

/** A language with its dictionary, where there is one. */
type Known = Language & { dictionary: Dictionary | undefined };

/** A lexicon over the dictionaries there are; a language without one is answered by its stemmer. */
export function createLexicon(dictionaries: Dictionaries): Lexicons {
  const known = new Map(
    Object.entries(languages).map(([code, language]): [string, Known] => [
      code,
      { ...language, dictionary: dictionaries[code as LanguageCode] },
    ]),
  );
  const all = [...known.values()];
  const everywhere: Lexicon = { termsOf: remembered((form) => lookUp(form, all)) };
  const inOne = (language: string | null): Lexicon => {
    const one = known.get(language?.toLowerCase().split('-', 1)[0] ?? '');
    return one ? { termsOf: (form) => termsIn(one, form) ?? everywhere.termsOf(form) } : everywhere;
  };
  return { ...everywhere, of: inOne };
}

/** The lemmas of a form in a language whose dictionary has it and spells it in one way; nothing of any other form. */
function termsIn(language: Known, form: string): readonly string[] | undefined {
  const { dictionary, writes, alsoSpelled } = language;
  if (!dictionary || !writes(form) || alsoSpelled?.(form) !== undefined) return undefined;
  if (isInvariable(form) || contractedWords(form).length > 0) return undefined;
  const terms = new Set(lemmasOf(form, language));
  return terms.size === 0 ? undefined : [...terms];
}

function lookUp(form: string, languages: readonly Known[]): readonly string[] {
  const writing = languages.filter(({ writes }) => writes(form));
  // `it's` is not found by `it`: a contraction is its own word, and tokens add what it is made of.
  if (writing.length === 0 || contractedWords(form).length > 0) return [form];
  if (isInvariable(form) && writing.some(({ dictionary }) => dictionary)) {
    const special = writing.flatMap(({ irregular }) => irregular.get(form) ?? []);
    return special.length > 0 ? [...new Set(special)] : [form];
  }
  const terms = new Set(knownTerms(form, writing));
  for (const respelled of languages.flatMap((language) => language.respelled ?? [])) {
    const meant = terms.size === 0 ? respelled(form) : undefined;
    if (meant !== undefined) for (const term of inDictionaries(meant, languages)) terms.add(term);
  }
  if (terms.size === 0) for (const term of unknownTerms(form, writing, languages)) terms.add(term);
  for (const { alsoSpelled } of writing) {
    const other = alsoSpelled?.(form);
    if (other !== undefined) for (const term of lookUp(other, languages)) terms.add(term);
  }
  return [...terms];
}

/** A shorter stem may be of anything. */
const shortestStem = 3;

/**
 * A word that no language knows in this form is found by its stems, marked to keep them apart from lemmas that look the same; and
 * by the word that any language has of such a stem, for loan words stand in one dictionary and are said in both languages.
 */
function unknownTerms(form: string, writing: readonly Known[], languages: readonly Known[]): string[] {
  return writing.flatMap(({ stems, nominativeEndings = [] }) => {
    const all = stems(form);
    const nouns = all.filter((stem) => stem.length >= shortestStem && !stem.endsWith('+'));
    const borrowed = nouns.flatMap((stem) => {
      const found = nominativeEndings.map((end) => inDictionaries(stem + end, languages));
      return found.find((lemmas) => lemmas.length > 0) ?? [];
    });
    return [...borrowed, ...all.map((stem) => `~${stem}`)];
  });
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
function lemmasOf(form: string, language: Known): string[] {
  const { irregular, irregularBases, dictionary, stems } = language;
  const regular = dictionary ? regularLemmas(form, language, dictionary) : [];
  // `кома` is also of `ком` (a lump), but never of `кто`, whose form `ком` is.
  const bases = irregularBases ? regular.filter((base) => !isOwnWord(base)) : [];
  const special = [form, ...bases].flatMap((word) => irregular.get(word) ?? []);
  return [...regular, ...special, ...(dictionary ? [] : stems(form).map((stem) => `~${stem}`))];
}

function regularLemmas(form: string, { lemmas }: Known, dictionary: Dictionary): string[] {
  const isHere = isOwnWord(form) && dictionary.readings(form).length > 0;
  return isHere ? [form] : lemmas(form, dictionary).filter((lemma) => !isInvariable(lemma));
}
