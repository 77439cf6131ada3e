import { formatClock, formatMoney, formatNumber, formatPercent, tagOf } from '../formats.ts';
import type { Locale } from '../locales.ts';
import { metricNames } from '../metrics/flat-metrics.ts';
import { say } from '../say.ts';
import { measureOf, metricOfKey } from './measures.ts';
import type { Measure } from './reports.ts';
import { titleTexts } from './title-words.ts';

/** What only the workspace knows of what a measure is in; null where there is nothing. */
export type UnitsOf = {
  /** The currency of a conversion (ISO 4217). */
  currency: string | null;
  /** What a metric of the workspace is in. */
  unit: string | null;
};

const metricUnit = ({ name, of }: Measure) =>
  name === 'metric'
    ? metricNames.find((one) => one.name === metricOfKey(String(of)).metric)?.unit
    : undefined;

/** Of a call it is a part of something, 0 … 1. */
const isPart = (measure: Measure): boolean => measure.name === 'agreement' || metricUnit(measure) === 'share';

/** A number of a measure with its unit, as people read it: seconds as on a clock, however short they are. */
export function valueText(
  measure: Measure,
  value: number,
  { currency, unit }: UnitsOf,
  locale: Locale,
): string {
  const tag = tagOf[locale];
  const { name, share, stat } = measure;
  const own = metricUnit(measure);
  if (name === 'length' || own === 'ms') return value < 0 ? `−${formatClock(-value)}` : formatClock(value);
  switch (measureOf(name).kind) {
    case 'count':
      return formatNumber(tag, value);
    case 'share':
      return share ? formatPercent(tag, value, 1) : formatNumber(tag, value);
    case 'sum':
      return currency === null ? formatNumber(tag, value, 2) : formatMoney(tag, value, currency);
    case 'number':
      if (own === 'count') return formatNumber(tag, value, stat === 'sum' ? 0 : 1);
      if (isPart(measure)) return formatPercent(tag, value, 1);
      if (name === 'field') return formatNumber(tag, value, 2);
      if (own === 'db') return say(titleTexts.decibels, locale, { value: formatNumber(tag, value, 1) });
      if (name !== 'metric' || own === 'per_minute') return formatNumber(tag, value, 1);
      return [formatNumber(tag, value, 2), unit].filter(Boolean).join(' ');
  }
}

/** How much more or less, with its sign; of shares in points. What is rounded to nothing has none. */
export function changeText(measure: Measure, by: number, units: UnitsOf, locale: Locale): string {
  const isShare = measureOf(measure.name).kind === 'share' ? measure.share : isPart(measure);
  const shown = isShare ? formatNumber(tagOf[locale], by * 100, 1) : valueText(measure, by, units, locale);
  if (!/[1-9]/u.test(shown)) return shown.replace(/^[−-]/u, '');
  return /^[−-]/u.test(shown) ? shown : `+${shown}`;
}
