import type { Moved } from '@earshot/core/coaching/coaching.ts';
import { useCallback } from 'react';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricName } from '../metrics/metric-names.ts';
import { useMeanValue } from '../people/use-mean-value.ts';
import { movementTexts } from './movement.texts.ts';

/** How a number of a measure is written. */
export function useMovedValue(): (moved: Moved, value: number) => string {
  const ofMetric = useMeanValue();
  return useCallback(
    ({ measure, unit }, value) => {
      if (measure.kind === 'metric') return ofMetric(measure.metric, value);
      return unit === 'share' ? formatPercent(value) : formatNumber(value, 1);
    },
    [ofMetric],
  );
}

/** What a measure is called, in the language of whoever looks. */
export function useMeasureName(): (moved: Moved) => string {
  const t = useTexts(movementTexts);
  const metricName = useMetricName();
  return useCallback(
    ({ measure, name }) => (measure.kind === 'metric' ? metricName(measure.metric) : (name ?? t('gone'))),
    [metricName, t],
  );
}
