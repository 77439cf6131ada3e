import { metricTitles } from '@earshot/core/metrics/metric-titles.ts';
import { titleTexts } from '@earshot/core/reports/title-words.ts';
import { texts } from '../../lib/texts.ts';

export const metricTexts = texts('metricNames', {
  ...metricTitles,
  decibels: titleTexts.decibels,
});
