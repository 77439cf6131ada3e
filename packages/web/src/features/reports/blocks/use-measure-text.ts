import { emotionTitles } from '@earshot/core/emotions/emotion-titles.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import type { Block, Measure } from '@earshot/core/reports/reports.ts';
import { type NameOf, titleOfBlock, titleOfMeasure } from '@earshot/core/reports/titles.ts';
import { useCallback } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import { useMetricName } from '../../../shared/metrics/metric-names.ts';
import { useMeasuredThings } from './use-measured-things.ts';

/** What rules, emotions and metrics are called that measures are of. */
function useNameOf(): NameOf {
  const locale = useLocale();
  const metricName = useMetricName();
  const { thingsOf, isLoading } = useMeasuredThings();
  return useCallback(
    ({ name, of }) => {
      const thing = measureOf(name).of;
      if (thing === null || thing === 'field') return null;
      if (thing === 'metric') return metricName(metricOfKey(String(of)).metric);
      if (thing === 'emotion') {
        const emotion = emotionNames.find((one) => one === of);
        return emotion === undefined ? null : emotionTitles[emotion][locale];
      }
      return thingsOf(thing).find(({ id }) => id === of)?.name ?? (isLoading ? '…' : null);
    },
    [locale, metricName, thingsOf, isLoading],
  );
}

/** What a measure is called, with what it is of and how it is told. */
export function useMeasureText(): (measure: Measure) => string {
  const locale = useLocale();
  const nameOf = useNameOf();
  return useCallback((measure) => titleOfMeasure(measure, locale, nameOf), [locale, nameOf]);
}

/** What a block is called: as somebody wrote, or after what it counts and by what. */
export function useBlockTitle(): (block: Pick<Block, 'title' | 'measures' | 'by' | 'draw'>) => string {
  const locale = useLocale();
  const nameOf = useNameOf();
  return useCallback((block) => titleOfBlock(block, locale, nameOf), [locale, nameOf]);
}
