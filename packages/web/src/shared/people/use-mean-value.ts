import { type StandingMetric, standingMetrics } from '@earshot/core/agents/people.ts';
import { useCallback } from 'react';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useMetricValue } from '../metrics/metric-names.ts';

/** Under this much of something a minute the second decimal tells one from another. */
const rarePerMinute = 10;

/** A mean over many calls, as people read it: finer than what one call has. `isHalf`: half of its interval. */
export function useMeanValue(): (name: StandingMetric, value: number, isHalf?: boolean) => string {
  const show = useMetricValue();
  return useCallback(
    (name, value, isHalf = false) => {
      const unit = standingMetrics.find((metric) => metric.name === name)?.unit;
      if (unit === 'count') return formatNumber(value, 1);
      if (unit === 'per_minute') return formatNumber(value, value < rarePerMinute ? 2 : 0);
      if (unit === 'share' && isHalf) return formatPercent(value, 1);
      return show(name, value);
    },
    [show],
  );
}
