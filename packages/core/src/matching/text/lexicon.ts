import { contracted } from './contractions.en.ts';
import { englishLemmas } from './english.ts';
import type { Dictionary } from './hunspell.ts';
import { irregularEnglish } from './irregular.en.ts';
import { irregularRussian } from './irregular.ru.ts';
import type { Irregular } from './irregular.ts';
import { irregularUkrainian } from './irregular.uk.ts';
import { remembered } from './remembered.ts';
import { stemEnglish } from './stem.en.ts';
import { stemRussian } from './stem.ru.ts';
import { stemUkrainian } from './stem.uk.ts';
import { hardNominative, ukrainianLemmas } from './ukrainian.ts';

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

export type Dictionaries = { en?: Dictionary; uk?: Dictionary; ru?: Dictionary };

type Language = {
  writes: (form: string) => boolean;
  lemmas?: (form: string) => string[];
  stems: (form: string) => readonly string[];
  irregular: Irregular;
};

/** A lexicon over the dictionaries there are; a language without one is answered by its stemmer. */
export function createLexicon(dictionaries: Dictionaries): Lexicon {
  const languages = languagesOf(dictionaries);
  return { termsOf: remembered((form) => lookUp(form, languages)) };
}

function languagesOf({ en, uk, ru }: Dictionaries): Language[] {
  return [
    {
      writes: (form) => /^[a-z']+$/.test(form),
      lemmas: en && ((form) => englishLemmas(form, en)),
      stems: stemEnglish,
      irregular: irregularEnglish,
    },
    {
      writes: (form) => /^[а-яіїєґ']+$/.test(form) && !/[ыэъ]/.test(form),
      lemmas: uk && ((form) => ukrainianLemmas(form, uk)),
      stems: stemUkrainian,
      irregular: irregularUkrainian,
    },
    {
      writes: (form) => /^[а-я]+$/.test(form),
      lemmas: ru && ((form) => lemmasIn(form, ru)),
      stems: stemRussian,
      irregular: irregularRussian,
    },
  ];
}

function lemmasIn(form: string, dictionary: Dictionary): string[] {
  return dictionary.readings(form).map(({ base }) => base);
}

function lookUp(form: string, languages: Language[]): readonly string[] {
  const writing = languages.filter(({ writes }) => writes(form));
  // `it's` is not found by `it`: a contraction is its own word, and tokens add what it is made of.
  if (writing.length === 0 || (form.includes("'") && contracted(form).length > 0)) return [form];
  const terms = new Set(knownTerms(form, writing));
  if (terms.size === 0) for (const term of withApostrophe(form, languages)) terms.add(term);
  if (terms.size === 0) for (const term of borrowed(form, languages)) terms.add(term);
  // A word that no language knows is found by its stems; the mark keeps them apart from lemmas that look the same.
  if (terms.size === 0)
    for (const { stems } of writing) for (const stem of stems(form)) terms.add(`~${stem}`);
  // The letter came back in 1990 and half of the texts do without it (`ґудзик`, `гудзик`).
  if (form.includes('ґ')) for (const term of lookUp(form.replaceAll('ґ', 'г'), languages)) terms.add(term);
  return [...terms];
}

function knownTerms(form: string, writing: Language[]): string[] {
  return writing.flatMap((language) => lemmasOf(form, language));
}

/** Recognisers leave the apostrophe out (`компютер`); where no language knows such a word, it is tried with one. */
function withApostrophe(form: string, languages: Language[]): string[] {
  const written = form.replace(/([бпвмфрзк])([яюєї])/, "$1'$2");
  return written === form ? [] : inDictionaries(written, languages);
}

/** Lemmas of a Ukrainian form whose word only another dictionary has. */
function borrowed(form: string, languages: Language[]): string[] {
  const nominative = hardNominative(form);
  return nominative ? inDictionaries(nominative, languages) : [];
}

function inDictionaries(form: string, languages: Language[]): string[] {
  return knownTerms(
    form,
    languages.filter(({ writes, lemmas }) => writes(form) && lemmas),
  );
}

/** Lemmas in one language. A language without a dictionary answers with its stems, for it cannot say "not mine". */
function lemmasOf(form: string, { lemmas, stems, irregular }: Language): string[] {
  const regular = lemmas ? lemmas(form) : [];
  const special = [form, ...regular].flatMap((word) => irregular.get(word) ?? []);
  return [...regular, ...special, ...(lemmas ? [] : stems(form).map((stem) => `~${stem}`))];
}
