import type { Dictionary, Reading } from './hunspell.ts';

/** Flags of the dictionary that make another word (quickly, kindness, teacher, connection), not a form of the same. */
const derived = 'YPBLVNHR';
/** The same in the plural (teachers, connections). */
const derivedPlural = 'XZ';

// The dictionary lists doubled consonants (stopped, bigger) as words of their own, without a way back.
const doubled = /^(.*[aeiouy])([bdgklmnprtvz])\2(?:ed|ing|est|er)$/;

/** What the English dictionary knows of a form; nothing where it does not know it. */
export function englishLemmas(form: string, dictionary: Dictionary): string[] {
  if (form.endsWith("'s") && form.length > 3) return englishLemmas(form.slice(0, -2), dictionary);
  const readings = dictionary.readings(form);
  const lemmas = readings.map((reading) => lemmaOf(form, reading));
  const [, start, consonant] = doubled.exec(form) ?? [];
  const isWhole = readings.length > 0 && readings.every(({ flag }) => flag === '');
  if (isWhole && start && consonant && dictionary.has(start + consonant)) {
    const isCompared = dictionary.has(`${start}${consonant}${consonant}est`);
    if (!form.endsWith('er') || isCompared) lemmas.push(start + consonant);
  }
  return lemmas;
}

function lemmaOf(form: string, { base, flag, flags }: Reading): string {
  // `R` is both comparative and doer; only adjectives have a superlative as well.
  if (flag === 'R' && flags.includes('T')) return base;
  if (flag && derived.includes(flag)) return form;
  if (flag && derivedPlural.includes(flag)) return form.slice(0, -1);
  return base;
}
