import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { type MeasuredThing, measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import { measureTitles } from '@earshot/core/reports/names.ts';
import type { Block, Measure } from '@earshot/core/reports/reports.ts';
import { useCallback } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useDimensionTexts } from '../../../shared/filters/dimension-texts.ts';
import { useMetricName } from '../../../shared/metrics/metric-names.ts';
import { words } from '../../../shared/words.texts.ts';
import { useMeasuredThings } from './use-measured-things.ts';
import { wordTexts } from './words.texts.ts';

/** A measure with what it is of: a rule, an emotion, or a metric. */
function useNamedMeasure(): (measure: Measure) => string {
  const t = useTexts(wordTexts);
  const locale = useLocale();
  const metricName = useMetricName();
  const { labelOf } = useDimensionTexts();
  const { thingsOf, isLoading } = useMeasuredThings();
  return useCallback(
    ({ name, of }) => {
      const what = measureTitles[name][locale];
      const thing: MeasuredThing | null = measureOf(name).of;
      if (thing === null) return what;
      if (thing === 'metric') return metricName(metricOfKey(String(of)).metric);
      if (of === null) return t('ofEmotion', { what, name: t('notChosen') });
      if (thing === 'emotion') {
        const emotion = labelOf('emotions', emotionNames.find((one) => one === of) ?? String(of));
        return t('ofEmotion', { what, name: emotion.toLocaleLowerCase() });
      }
      const rule = thingsOf(thing).find(({ id }) => id === of)?.name ?? (isLoading ? '…' : t('gone'));
      return t('ofRule', { what, name: rule });
    },
    [t, locale, metricName, labelOf, thingsOf, isLoading],
  );
}

/** What a measure is called, with what it is of and how it is told. */
export function useMeasureText(): (measure: Measure) => string {
  const t = useTexts(wordTexts);
  const w = useTexts(words);
  const namedMeasure = useNamedMeasure();
  return useCallback(
    (measure) => {
      const { name, of, share, stat } = measure;
      const { kind } = measureOf(name);
      const { who } = metricOfKey(String(of));
      const more = [
        ...(name === 'metric' && who !== 'anyone' ? [w(who).toLocaleLowerCase()] : []),
        ...(kind === 'number' && stat !== 'mean' ? [t(stat)] : []),
        ...(kind === 'share' && !share ? [t('asCount')] : []),
      ];
      const what = namedMeasure(measure);
      return more.length === 0 ? what : t('more', { what, more: more.join(', ') });
    },
    [t, w, namedMeasure],
  );
}

/** What a block is called: as somebody wrote, or after what it counts and by what. */
export function useBlockTitle(): (block: Pick<Block, 'title' | 'measures' | 'by'>) => string {
  const t = useTexts(wordTexts);
  const measureText = useMeasureText();
  return useCallback(
    ({ title, measures, by: [first, second] }) => {
      if (title !== '') return title;
      const what = measures
        .map((measure, at) => (at === 0 ? measureText(measure) : inSentence(measureText(measure))))
        .join(', ');
      if (first === undefined) return what;
      return second === undefined
        ? t('byOne', { what, first: t(first) })
        : t('byTwo', { what, first: t(first), second: t(second) });
    },
    [t, measureText],
  );
}

const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
