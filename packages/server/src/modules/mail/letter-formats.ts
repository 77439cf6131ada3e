import type { Stretch } from '@earshot/core/alerts/usual.ts';
import { tagOf } from '@earshot/core/formats.ts';
import type { Locale } from '@earshot/core/locales.ts';

/** Moments and numbers of a letter, as its reader writes them, by the clock of their time zone. */
export function formatsOf(locale: Locale, timeZone: string) {
  const tag = tagOf[locale];
  const time = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return {
    moment: (iso: string) => time.format(new Date(iso)),
    range: ({ from, to }: Stretch) => time.formatRange(from, to),
    /** A score with its sign. */
    signed: (value: number) => number.format(value).replace('-', '−'),
    length: clock,
    /** Which clock: the city of the zone. */
    zone: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone,
  };
}

/** `2:07`, `1:02:07`: a position or a length in a call. */
function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
