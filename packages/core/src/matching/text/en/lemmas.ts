import type { Dictionary, Reading } from '../hunspell.ts';
import { irregularEnglish } from './irregular.ts';

/** Flags of the dictionary that make another word (quickly, kindness, teacher, connection), not a form of the same. */
const derived = 'YPBLVNHR';
/** The same in the plural (teachers, connections). */
const derivedPlural = 'XZ';

/** What the English dictionary knows of a form; nothing where it does not know it. */
export function englishLemmas(form: string, dictionary: Dictionary): string[] {
  if (form.endsWith("'s") && form.length > 3) return englishLemmas(form.slice(0, -2), dictionary);
  const readings = dictionary.readings(form).filter((reading) => !isCompression(reading));
  return [
    ...readings.map((reading) => lemmaOf(form, reading)),
    ...unlinkedBases(form, readings, dictionary),
    ...prefixedIrregular(form, dictionary),
  ];
}

/**
 * To be short, the dictionary makes `hoped` of `hop`. A verb of one short syllable would double its consonant, so that such a
 * reading is never true.
 */
function isCompression({ base, flag }: Reading): boolean {
  return /^[GDJ]$/.test(flag) && shortSyllable.test(base);
}

const shortSyllable = /^[^aeiou]*[aeiou][bdgklmnprtvz]$/;

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
function unlinkedBases(form: string, readings: Reading[], dictionary: Dictionary): string[] {
  const [, cut, ending] = /^(.*[aeiouy].*?)(ing|ed|est|er|(?<=[sxzho])es)$/.exec(form) ?? [];
  const isKnown = (word: string) => dictionary.readings(word).length > 0;
  const plurals = readings.some(({ flag }) => flag !== '') ? [] : singulars(form).filter(isKnown);
  if (plurals.length > 0) return plurals;
  if (!cut || !ending || cut.length < 2) return [];

  const single = cut.replace(/([bdgklmnprtvz])\1$/, '$1').replace(/ck$/, 'c');
  if (ending === 'es') return /(?:[sxzo]|[cs]h)$/.test(cut) && isKnown(cut) ? [cut] : [];
  const bases = [
    ...new Set([
      ...(shortSyllable.test(cut) ? [] : [cut]),
      single,
      ...(cut.endsWith('e') ? [] : [`${cut}e`]),
    ]),
  ].filter(isKnown);
  if (ending === 'ing' || ending === 'ed') return bases.filter((base) => isVerb(base, ending, dictionary));
  return isKnown(`${cut}est`) && isKnown(`${cut}er`) ? bases : [];
}

/** What an unknown or unlinked plural may be of: wolves, policemen, grandchildren, and names (Johnsons, iPhones). */
function singulars(form: string): string[] {
  if (form.endsWith('ves')) return ['f', 'fe'].map((end) => form.slice(0, -3) + end);
  if (form.endsWith('men')) return [`${form.slice(0, -2)}an`];
  if (form.endsWith('children')) return [form.slice(0, -3)];
  return /[aeiouy].*[^su]s$/.test(form) ? [form.slice(0, -1)] : [];
}

/** Whether the dictionary has the word as a verb; what is no irregular verb may always be one (`match`, `hope` are not marked). */
function isVerb(base: string, ending: 'ing' | 'ed', dictionary: Dictionary): boolean {
  if (irregularVerbs.has(base)) return ending === 'ing';
  const own = dictionary.readings(base).filter(({ flag }) => flag === '');
  return base.length > 3 || own.some(({ flags }) => /[DG]/.test(flags)) || shortSyllable.test(base);
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
