import { allLanguages } from './languages.ts';

/** What digits end in where they stand for an ordinal, in any language, as a part of a regular expression. */
export const ordinalEndings = allLanguages
  .flatMap(({ numbers }) => numbers.digitEndings.split(' '))
  .join('|');

const ordinal = new RegExp(`^(\\d+)[-‐‑]?(?:${ordinalEndings})$`, 'u');

/** The value of digits with an ordinal ending (`5-й`, `21st`), or nothing. */
export function ordinalDigits(form: string): string | undefined {
  const digits = ordinal.exec(form)?.[1];
  return digits && plainDigits(digits);
}

/**
 * The value of a number in digits, with separators as people and recognisers write them, or nothing where it is none
 * (a date, a version). A separator before exactly three digits parts thousands, any other a fraction.
 */
export function digitValue(written: string): string | undefined {
  if (/^\d+$/.test(written)) return plainDigits(written);
  if (/^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(written)) return written.replace(/[.,]/g, '');
  const [, whole, fraction] =
    /^((?:\d{1,3}(?:,\d{3})+(?=\.))|(?:\d{1,3}(?:\.\d{3})+(?=,))|\d+)[.,](\d+)$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const value = `${plainDigits(whole.replace(/[.,]/g, ''))}.${fraction}`;
  return value.replace(/\.?0+$/, '');
}

/** Digits as they are; a single zero before a digit is a way of writing (05), more digits are a code (0501). */
function plainDigits(digits: string): string {
  return digits.length <= 2 ? String(Number(digits)) : digits;
}
