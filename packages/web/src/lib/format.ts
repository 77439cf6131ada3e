import * as formats from '@earshot/core/formats.ts';
import { intlLocale } from './i18n.ts';

export { formatClock } from '@earshot/core/formats.ts';

const numberFormat = (options: Intl.NumberFormatOptions) => formats.numberFormat(intlLocale(), options);
const dateFormat = (options: Intl.DateTimeFormatOptions) => formats.dateFormat(intlLocale(), options);

export const formatNumber = (value: number, digits = 0): string =>
  formats.formatNumber(intlLocale(), value, digits);

/** `0.90` of 0.9 and two digits: numbers under one another have as many. */
export const formatFixed = (value: number, digits: number): string =>
  numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** `₴1,200` of 1200 and `UAH`, an ISO 4217 code; cents only where there are some. */
export const formatMoney = (value: number, currency: string): string =>
  formats.formatMoney(intlLocale(), value, currency);

export const formatPercent = (share: number, digits = 0): string =>
  formats.formatPercent(intlLocale(), share, digits);

export function formatSeconds(ms: number, digits = 1): string {
  const options = {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: digits,
  } as const;
  return numberFormat(options)
    .format(ms / 1000)
    .replace(/(\d)(\p{L})/u, '$1\u00a0$2');
}

/** `< 1 s`, `12 s`, `4 mins`, `2.5 hrs`: how long something lasted, as short as it can be said. */
export function formatSpan(ms: number): string {
  if (ms < 1000) return `< ${formatSeconds(1000)}`;
  if (ms < 90_000) return formatSeconds(ms, ms < 10_000 ? 1 : 0);
  const [unit, value, digits] =
    ms < 5_400_000 ? (['minute', ms / 60_000, 0] as const) : (['hour', ms / 3_600_000, 1] as const);
  return numberFormat({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(
    value,
  );
}

export function formatBytes(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  const options = { style: 'unit', unit: units[step] ?? 'byte', unitDisplay: 'short' } as const;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return numberFormat({ ...options, maximumFractionDigits: digits }).format(value);
}

/** A moment by the clock of this device, or by that of a time zone, which is then named. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return dateFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone, timeZoneName: 'short' }),
  }).format(new Date(iso));
}

/** `3 Nov 2026` of `2026-11-03`. */
export const formatDay = (day: string): string => formats.formatDay(intlLocale(), day);

/** `3 Nov` of `2026-11-03`. */
export const formatShortDay = (day: string): string => formats.formatShortDay(intlLocale(), day);

/** `2 – 8 Nov` of the days of a week, as short as the language says it. */
export const formatDays = (first: string, last: string): string =>
  formats.formatDays(intlLocale(), first, last);

/** `Nov`, or `November 2026` in full, of `2026-11-01`. */
export const formatMonth = (day: string, isLong = false): string =>
  formats.formatMonth(intlLocale(), day, isLong);

/** 0 for a Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00`).getDay();

/** `Today 14:32`, `Thu 17:52`, `3 Nov`, `3 Nov 2025`: as short as it can be said. */
export function formatWhen(iso: string, now: Date, today: string): string {
  const date = new Date(iso);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const show = (options: Intl.DateTimeFormatOptions) => dateFormat(options).format(date);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const age = midnight - date.getTime();
  if (age <= 0 && date.getTime() < midnight + 86_400_000) return `${today} ${show(time)}`;
  if (age > 0 && age < 6 * 86_400_000) return `${show({ weekday: 'short' })} ${show(time)}`;
  if (date.getFullYear() === now.getFullYear()) return show({ day: 'numeric', month: 'short' });
  return show({ day: 'numeric', month: 'short', year: 'numeric' });
}

/** `14:32` today, `Thu 14:32` on another day: of a moment that is close. */
export function formatTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === now.toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat(isToday ? time : { weekday: 'short', ...time }).format(date);
}

/** `3 Nov 2026` of a moment. */
export function formatDate(iso: string): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));
}

/** `14:32`. */
export function formatTimeOfDay(iso: string): string {
  return dateFormat({ hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
}

const englishEnds: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** `3rd`; in Ukrainian and Russian of something masculine, such as a call. */
export function formatOrdinal(value: number): string {
  if (!intlLocale().startsWith('en')) return `${formatNumber(value)}-й`;
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(value);
  return formatNumber(value) + (englishEnds[form] ?? 'th');
}

/** Name of a language in the language of the interface. */
export const languageName = (code: string): string => formats.languageName(intlLocale(), code);

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => (word ?? '').charAt(0))
    .join('')
    .toUpperCase();
}
