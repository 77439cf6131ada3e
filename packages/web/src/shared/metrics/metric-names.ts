import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { type MetricUnit, metricNames } from '@earshot/core/metrics/flat-metrics.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/call.ts';
import { formatClock, formatNumber, formatPercent, formatSeconds } from '../../lib/format.ts';
import { hasText, useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../account.ts';
import { metricTexts } from './metric-names.texts.ts';

export const customMetricsQuery = () =>
  queryOptions({
    queryKey: ['metrics'],
    queryFn: ({ signal }) => call(listCustomMetrics, { signal }),
    select: ({ results }) => results,
  });

/** By the link of a report nobody asks for what a workspace defined. */
const useCanAsk = () => useAccount((account) => account.isLoggedIn || account.tokenViewFile !== null);

const isNamed = (name: string) => hasText(metricTexts, name);

/** What a number is called: of the product, or one that the workspace defined. */
export function useMetricName(): (name: string) => string {
  const t = useTexts(metricTexts);
  const own = useQuery({ ...customMetricsQuery(), enabled: useCanAsk() }).data;
  return useCallback(
    (name) => (isNamed(name) ? t(name) : (own?.find(({ key }) => key === name)?.name ?? name)),
    [t, own],
  );
}

/** A number with its unit, as people read it: `1:20`, `42 %`, `3`. */
export function useMetricValue(): (name: string, value: number) => string {
  const t = useTexts(metricTexts);
  const own = useQuery({ ...customMetricsQuery(), enabled: useCanAsk() }).data;
  return useCallback(
    (name, value) => {
      const unit = metricUnit(name);
      if (unit !== undefined) return withUnit(unit, value, (shown) => t('decibels', { value: shown }));
      const custom = own?.find(({ key }) => key === name);
      return [formatNumber(value, 2), custom?.unit].filter(Boolean).join(' ');
    },
    [t, own],
  );
}

export const metricUnit = (name: string): MetricUnit | undefined =>
  metricNames.find((metric) => metric.name === name)?.unit;

function withUnit(unit: MetricUnit, value: number, decibels: (shown: string) => string): string {
  switch (unit) {
    case 'ms':
      return value < 10_000 ? formatSeconds(value) : formatClock(value);
    case 'share':
      return formatPercent(value);
    case 'count':
      return formatNumber(value);
    case 'per_minute':
      return formatNumber(value, 1);
    case 'db':
      return decibels(formatNumber(value, 1));
    default:
      return unit satisfies never;
  }
}
