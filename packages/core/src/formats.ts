import type { Locale } from './locales.ts';

/** How languages are named to `Intl`. */
export const tagOf: Record<Locale, string> = { en: 'en-GB', ua: 'uk', ru: 'ru' };

/** Making a formatter costs far more than using it, and a list uses the same one for each of its rows. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known as T;
}

/** Numbers in a language, as a BCP 47 tag. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(`number ${tag}${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));

/** Moments in a language, by the clock of this device where no time zone is named. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${tag}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(tag, options));

/** A hyphen is too short beside tabular figures. */
const withMinus = (text: string): string => text.replace('-', '−');

export const formatNumber = (tag: string, value: number, digits = 0): string =>
  withMinus(numberFormat(tag, { maximumFractionDigits: digits, minimumFractionDigits: 0 }).format(value));

/** `₴1,200` of 1200 and `UAH`, an ISO 4217 code; cents only where there are some. */
export function formatMoney(tag: string, value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return withMinus(numberFormat(tag, options).format(value));
}

/** `42.5%` of 0.425. */
export const formatPercent = (tag: string, share: number, digits = 0): string =>
  numberFormat(tag, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** `2:07`, `1:02:07`: a length, or a position in a call. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A day as `2026-11-03` is the same everywhere: it is written by the clock that it was read by. */
const dayFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(tag, { ...options, timeZone: 'UTC' });
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `3 Nov 2026` of `2026-11-03`. */
export const formatDay = (tag: string, day: string): string =>
  dayFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(noonOf(day));

/** `3 Nov` of `2026-11-03`. */
export const formatShortDay = (tag: string, day: string): string =>
  dayFormat(tag, { day: 'numeric', month: 'short' }).format(noonOf(day));

/** `2 – 8 Nov` of the days of a week, as short as the language says it; `withYear` of longer ones. */
export const formatDays = (tag: string, first: string, last: string, withYear = false): string =>
  dayFormat(tag, { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) }).formatRange(
    noonOf(first),
    noonOf(last),
  );

/** `Nov`, or `November 2026` in full, of `2026-11-01`. */
export const formatMonth = (tag: string, day: string, isLong = false): string =>
  dayFormat(tag, isLong ? { month: 'long', year: 'numeric' } : { month: 'short' }).format(noonOf(day));

/** A moment by the clock of a time zone, which is named. */
export const formatMoment = (tag: string, iso: string, timeZone: string): string =>
  dateFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso));

/** Name of a language in another language, with a capital; its code where there is no name. */
export function languageName(tag: string, code: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return code;
  }
}
