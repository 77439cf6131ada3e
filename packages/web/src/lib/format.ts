import { intlLocale } from './i18n.ts';

/** `2:07`, `1:02:07`: position in a call. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Making a formatter costs far more than using it, and a list uses the same one for each of its rows. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<T extends Intl.NumberFormat | Intl.DateTimeFormat>(
  kind: string,
  options: object,
  make: () => T,
): T {
  const key = kind + intlLocale() + JSON.stringify(options);
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known as T;
}

const numberFormat = (options: Intl.NumberFormatOptions) =>
  once('number', options, () => new Intl.NumberFormat(intlLocale(), options));
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once('date', options, () => new Intl.DateTimeFormat(intlLocale(), options));

export function formatNumber(value: number, digits = 0): string {
  const text = numberFormat({
    maximumFractionDigits: digits,
    minimumFractionDigits: 0,
  }).format(value);
  // A hyphen is too short beside tabular figures.
  return text.replace('-', '−');
}

/** `₴1,200` of 1200 and `UAH`, an ISO 4217 code; cents only where there are some. */
export function formatMoney(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const text = numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  return text.replace('-', '−');
}

export function formatPercent(share: number, digits = 0): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: digits }).format(share);
}

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
export function formatDay(day: string): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(`${day}T12:00`));
}

/** `3 Nov` of `2026-11-03`. */
export function formatShortDay(day: string): string {
  return dateFormat({ day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00`));
}

/** `2 – 8 Nov` of the days of a week, as short as the language says it. */
export function formatDays(first: string, last: string): string {
  const format = dateFormat({ day: 'numeric', month: 'short' });
  return format.formatRange(new Date(`${first}T12:00`), new Date(`${last}T12:00`));
}

/** `Nov`, or `November 2026` in full, of `2026-11-01`. */
export function formatMonth(day: string, isLong = false): string {
  const options = isLong ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return dateFormat(options).format(new Date(`${day}T12:00`));
}

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
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(intlLocale()) + name.slice(1);
  } catch {
    return code;
  }
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => (word ?? '').charAt(0))
    .join('')
    .toUpperCase();
}
