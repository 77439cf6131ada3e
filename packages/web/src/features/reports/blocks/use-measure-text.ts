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

/** What a measure is told of: the name of a rule, an emotion, or a metric with its side. */
function useThingText(): (thing: MeasuredThing, of: Measure['of']) => string {
  const t = useTexts(wordTexts);
  const w = useTexts(words);
  const metricName = useMetricName();
  const { labelOf } = useDimensionTexts();
  const { thingsOf, isLoading } = useMeasuredThings();
  return useCallback(
    (thing, of) => {
      if (of === null) return t('notChosen');
      if (thing === 'emotion')
        return labelOf('emotions', emotionNames.find((one) => one === of) ?? String(of));
      if (thing !== 'metric')
        return thingsOf(thing).find(({ id }) => id === of)?.name ?? (isLoading ? '…' : t('gone'));
      const { metric, who } = metricOfKey(String(of));
      return who === 'anyone' ? metricName(metric) : `${metricName(metric)}, ${w(who).toLocaleLowerCase()}`;
    },
    [t, w, metricName, labelOf, thingsOf, isLoading],
  );
}

/** What a measure is called, with what it is of and how it is told. */
export function useMeasureText(): (measure: Measure) => string {
  const t = useTexts(wordTexts);
  const locale = useLocale();
  const thingText = useThingText();
  return useCallback(
    ({ name, of, share, stat }) => {
      const { of: thing, kind } = measureOf(name);
      const title = measureTitles[name][locale];
      const named =
        thing === null
          ? title
          : thing === 'metric'
            ? thingText(thing, of)
            : t('ofRule', { what: title, name: thingText(thing, of) });
      if (kind === 'number' && stat !== 'mean') return t('more', { what: named, more: t(stat) });
      return kind === 'share' && !share ? t('more', { what: named, more: t('asCount') }) : named;
    },
    [t, locale, thingText],
  );
}

/** What a block is called: as somebody wrote, or after what it counts and by what. */
export function useBlockTitle(): (block: Pick<Block, 'title' | 'measures' | 'by'>) => string {
  const t = useTexts(wordTexts);
  const measureText = useMeasureText();
  return useCallback(
    ({ title, measures, by: [first, second] }) => {
      if (title !== '') return title;
      const what = measures.map(measureText).join(', ');
      if (first === undefined) return what;
      return second === undefined
        ? t('byOne', { what, first: t(first) })
        : t('byTwo', { what, first: t(first), second: t(second) });
    },
    [t, measureText],
  );
}
