import { metricTitles } from '@earshot/core/metrics/metric-titles.ts';
import { texts } from '../../lib/texts.ts';

export const metricTexts = texts('metricNames', {
  ...metricTitles,
  decibels: { en: '{{value}} dB', ua: '{{value}} дБ', ru: '{{value}} дБ' },
});
