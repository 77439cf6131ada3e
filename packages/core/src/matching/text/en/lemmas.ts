import type { Dictionary, Reading } from '../hunspell.ts';
import { believable, ownSingular, shortestBase, shortSyllable } from './believable.ts';
import { irregularEnglish } from './irregular.ts';

/** Flags of the dictionary that make another word (quickly, kindness, teacher, connection), not a form of the same. */
const derived = 'YPBLVNHR';
/** The same in the plural (teachers, connections). */
const derivedPlural = 'XZ';

/** What the English dictionary knows of a form; nothing where it does not know it. */
export function englishLemmas(form: string, dictionary: Dictionary): string[] {
  if (form.endsWith("'s") && form.length > 3) {
    const owner = form.slice(0, -2);
    return [...englishLemmas(owner, dictionary), ...(irregularEnglish.get(owner) ?? [])];
  }
  const own = ownSingular(form);
  if (own !== undefined) return [own];
  const all = dictionary.readings(form);
  const readings = believable(form, all, dictionary.has(form));
  // A plural that was not believed is none by another way.
  const mayBePlural = all.every(({ flag }) => flag !== 'S');
  return [
    ...readings.map((reading) => lemmaOf(form, reading)),
    ...unlinkedBases(form, readings, { dictionary, mayBePlural }),
    ...prefixedIrregular(form, dictionary),
  ];
}

function lemmaOf(form: string, { base, flag, flags }: Reading): string {
  // `R` is both comparative and doer; only adjectives have a superlative as well.
  if (flag === 'R' && flags.includes('T')) return base;
  if (flag && derived.includes(flag)) return form;
  if (flag && derivedPlural.includes(flag)) return form.slice(0, -1);
  return base;
}

/**
 * The dictionary lists many forms as words of their own, without a way back: doubled consonants (stopped, bigger), forms of
 * irregular verbs (taking), and whatever also takes another prefix (unmatched). It lacks British doubling (labelled).
 */
function unlinkedBases(
  form: string,
  readings: Reading[],
  { dictionary, mayBePlural }: { dictionary: Dictionary; mayBePlural: boolean },
): string[] {
  const isKnown = (word: string) => word.length >= shortestBase && dictionary.readings(word).length > 0;
  // What is listed may be no plural at all (`sometimes`, `lens`); what is not is mostly one.
  const isSingular = (word: string) =>
    isKnown(word) &&
    (!dictionary.has(form) ||
      !/[^v]e?s$/.test(form) ||
      (dictionary.has(word) && hasFlag(word, /[SMDG]/, dictionary)));
  const plurals = mayBePlural ? singulars(form).filter(isSingular) : [];
  if (plurals.length > 0) return plurals;
  const [, cut, ending] = /^(.*[aeiouy].*?)(ing|ed|est|er|(?<=[sxzho])es)$/.exec(form) ?? [];
  if (!cut || !ending) return [];

  const isLinked = readings.some((reading) => reading.flag !== '' && lemmaOf(form, reading) !== form);
  if (ending === 'es')
    return (isLinked ? /(?:ss|[cs]h)$/ : /(?:[sxzo]|[cs]h)$/).test(cut) && isKnown(cut) ? [cut] : [];
  const isBase = (base: string) =>
    isKnown(base) &&
    (ending === 'ing' || ending === 'ed'
      ? isVerb(base, form, dictionary)
      : isComparable(base, cut, dictionary));
  const single = undoubled(cut);
  if (single !== undefined && !(keepsDouble.test(cut) && isBase(cut)) && isBase(single)) return [single];
  const bare = isLinked || shortSyllable.test(cut) ? [] : [cut];
  const mute = keepsOpen.test(cut) || (isLinked && !losesMute.test(cut)) ? [] : [`${cut}e`];
  return [...bare, ...mute].filter(isBase);
}

/** Where a word with these letters has an `e` (breathe, browse), the dictionary often files its forms under the one without. */
const losesMute = /th$|[^s]s$/;

/** No verb has a mute `e` after an `e` or a double consonant. */
const keepsOpen = /e$|([^aeiou])\1$/;

/** A double consonant that words end in of themselves (call, buzz). */
const keepsDouble = /[lz]$/;

/** Of one syllable with two vowels, after which nothing is doubled (`earring` is of no `ear`). */
const longSyllable = /^[^aeiou]*(?<!q)[aeiou]{2}[^aeiou]$/;

/** What the last consonant was doubled of (stopp, controll), or nothing; `k` stands for it after `c` (panicked). */
function undoubled(cut: string): string | undefined {
  const single = cut.slice(0, -1);
  if (/([bdgklmnprtvz])\1$/.test(cut) && !longSyllable.test(single)) return single;
  return /[aeiou].*ick$/.test(cut) ? cut.slice(0, -1) : undefined;
}

/** Whether the dictionary has both comparatives, as forms and not by chance (`temper` and `tempest` are none of `temp`). */
function isComparable(base: string, cut: string, dictionary: Dictionary): boolean {
  const [more, most] = [`${cut}er`, `${cut}est`];
  if ([more, most].some((word) => dictionary.readings(word).length === 0)) return false;
  if (hasFlag(base, /[YP]/, dictionary)) return true;
  return base.length > shortestBase && hasFlag(base, /T/, dictionary) && !dictionary.has(most);
}

function isNoun(word: string, dictionary: Dictionary): boolean {
  return hasFlag(word, /[SM]/, dictionary);
}

/** Whether a word that stands in the dictionary has one of these flags. */
function hasFlag(word: string, wanted: RegExp, dictionary: Dictionary): boolean {
  return dictionary.readings(word).some(({ flag, flags }) => flag === '' && wanted.test(flags));
}

/** What an unknown or unlinked plural may be of: wolves, policemen, grandchildren, and names (Johnsons, iPhones). */
function singulars(form: string): string[] {
  if (form.endsWith('ves')) return ['f', 'fe'].map((end) => form.slice(0, -3) + end);
  if (form.endsWith('men')) return [`${form.slice(0, -2)}an`];
  if (form.endsWith('children')) return [form.slice(0, -3)];
  return /[aeiouy].*[^su]s$/.test(form) ? [form.slice(0, -1)] : [];
}

/**
 * Whether the dictionary has the word as a verb. Many are not marked (`match`, `hope`), so that of a form that is listed any
 * longer word may be the verb.
 */
function isVerb(base: string, form: string, dictionary: Dictionary): boolean {
  if (irregularVerbs.has(base)) return form.endsWith('ing');
  if (hasFlag(base, /[DG]/, dictionary)) return true;
  if (shortSyllable.test(base)) return hasFlag(base, /[SM]/, dictionary);
  if (base.length === shortestBase) return false;
  return (
    dictionary.has(form) ||
    isNoun(base, dictionary) ||
    !base.endsWith('e') ||
    losesMute.test(base.slice(0, -1))
  );
}

const irregularVerbs: ReadonlySet<string> = new Set([
  ...[...irregularEnglish.values()].flat(),
  ...'put set cut let hit hurt shut cost cast bet quit split spread read beat burst rid'.split(' '),
]);

/** `overpaid`, `misunderstood`, `rewrote`. */
function prefixedIrregular(form: string, dictionary: Dictionary): string[] {
  const [, prefix, rest = ''] = /^(over|mis|under|out|re|un|fore|with|up|pre)(.{3,})$/.exec(form) ?? [];
  const lemmas = (prefix && irregularEnglish.get(rest)) || [];
  return lemmas.map((lemma) => prefix + lemma).filter((lemma) => dictionary.readings(lemma).length > 0);
}
