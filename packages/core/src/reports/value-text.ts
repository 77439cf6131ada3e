import { type Locale, languageTags } from '../locales.ts';
import { kindOf } from './report-table.ts';
import type { Measure } from './reports.ts';

/** `2:07`, `1:02:07`: a length in ms, which is below nothing where it is a difference. */
function clockText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  const told = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
  return ms <= -1000 ? `−${told}` : told;
}

/** A number of a measure as people read it, in a file or a letter; of a share the percent, of a length a clock. */
export function valueText(measure: Measure, value: number, locale: Locale): string {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageTags[locale], options).format(value).replace('-', '−');
  switch (kindOf(measure)) {
    case 'seconds':
      return clockText(value);
    case 'share':
      return format({ style: 'percent', maximumFractionDigits: 1 });
    case 'count':
      return format({ maximumFractionDigits: 0 });
    case 'number':
      return format({ maximumFractionDigits: measure.name === 'revenue' ? 2 : 1 });
  }
}
