import type { Reading } from '../hunspell.ts';
import { ownEnglishWords } from './own-words.ts';

/** The dictionary has letters and abbreviations as words, and to be short makes `bed`, `king` and `nest` of them. */
export const shortestBase = 3;

/** A word of one short syllable doubles its last consonant before an ending (hop, hopped). */
export const shortSyllable = /^[^aeiou]*[aeiou][bdgklmnprtvz]$/;

const ownWords: ReadonlySet<string> = new Set(ownEnglishWords.trim().split(' '));

/** The word of its own that a form is the plural of (evenings), or nothing. */
export function ownSingular(form: string): string | undefined {
  const singular = form.slice(0, -1);
  return /[^s]s$/.test(form) && ownWords.has(singular) ? singular : undefined;
}

/**
 * The readings that can be true. To be short, the dictionary makes words of any other that has their letters: `hoped` of `hop`,
 * `thing` of `the`, `honest` of `hon`. English spelling says which of them are forms; what stands in the dictionary as a word
 * of its own (news, yes, species) needs more of a reason to be one.
 */
export function believable(form: string, readings: readonly Reading[], isListed: boolean): Reading[] {
  return readings.filter(
    (reading) => reading.flag === '' || reading.flag === 'M' || isForm(form, reading, isListed),
  );
}

function isForm(form: string, { base, flag, flags }: Reading, isListed: boolean): boolean {
  if (flag === 'S') return isListed ? isListedPlural(base, flags) : base.length > 1;
  if (/^[GJD]$/.test(flag)) return base.length >= shortestBase && isVerbal(form, base, flag, isListed);
  if (flag === 'T' || (flag === 'R' && flags.includes('T'))) return isComparative(base, flags, isListed);
  return true;
}

/** `works` and `damages` are; `news`, `politics` and `goods` come of adjectives and are no more of them; `does` is of no `doe`. */
function isListedPlural(base: string, flags: string): boolean {
  const isAdjective = /[TP]/.test(flags) && !/[DG]/.test(flags);
  return base.length > shortestBase && !isAdjective && !base.endsWith('ic');
}

/** Adjectives have an adverb or a noun in -ness; what only can be compared was made so to save a line (honest, modest, chest). */
function isComparative(base: string, flags: string, isListed: boolean): boolean {
  if (base.length < shortestBase || shortSyllable.test(base)) return false;
  return /[YP]/.test(flags) || !(isListed || /[DG]/.test(flags));
}

/** What spelling forbids to be verb and form: see each line. */
function isVerbal(form: string, base: string, flag: string, isListed: boolean): boolean {
  // `hoped` of `hop`, `caring` of `car`.
  if (shortSyllable.test(base)) return false;
  // `thing` of `the`, `shed` of `she`: a mute `e` needs another vowel before it.
  if (/^[^aeiouy]+e$/.test(base)) return false;
  // `shopping` of `shoppe`, `passing` of `passe`: no verb ends so.
  if (/([^aeiou])\1e$/.test(base)) return false;
  // `being` of `bee`, `dying` of `dye`: these keep their `e`.
  if (flag !== 'D' && /[eoy]e$/.test(base) && !form.startsWith(base)) return false;
  // `creed` of `cree`.
  return !(flag === 'D' && isListed && form.endsWith('eed'));
}
