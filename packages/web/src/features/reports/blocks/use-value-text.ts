import { metricNames } from '@earshot/core/metrics/flat-metrics.ts';
import { measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { formatClock, formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import { conversionsQuery } from '../../../shared/conversions/conversions.queries.ts';
import { useMetricValue } from '../../../shared/metrics/metric-names.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { GivenThings } from './given-things.ts';

/** Seconds are told as on a clock, however short they are. */
const isLength = ({ name, of }: Measure): boolean =>
  name === 'length' || (name === 'metric' && unitOf(of) === 'ms');
const unitOf = (of: Measure['of']) =>
  metricNames.find(({ name }) => name === metricOfKey(String(of)).metric)?.unit;

/** A number of a measure with its unit, as people read it. */
export function useValueText(): (measure: Measure, value: number) => string {
  const metricText = useMetricValue();
  const may = useMayFor();
  const given = useContext(GivenThings)?.conversion;
  const canAsk = may('conversions.read') && given === undefined;
  const conversions = useQuery({ ...conversionsQuery(), enabled: canAsk }).data?.results;
  return useCallback(
    (measure, value) => {
      const { name, of, share } = measure;
      if (isLength(measure)) return signed(value, formatClock);
      switch (measureOf(name).kind) {
        case 'count':
          return formatNumber(value);
        case 'share':
          return share ? formatPercent(value, 1) : formatNumber(value);
        case 'sum': {
          const currency =
            given?.find(({ id }) => id === of)?.currency ??
            conversions?.find(({ id }) => id === of)?.value.currency ??
            null;
          return currency === null ? formatNumber(value, 2) : formatMoney(value, currency);
        }
        case 'number':
          if (name !== 'metric') return formatNumber(value, 1);
          if (unitOf(of) === 'count') return formatNumber(value, measure.stat === 'sum' ? 0 : 1);
          if (unitOf(of) === 'share') return formatPercent(value, 1);
          return metricText(metricOfKey(String(of)).metric, value);
      }
    },
    [metricText, conversions, given],
  );
}

/** How much more or less, with its sign; of shares in points. */
export function useChangeText(): (measure: Measure, by: number) => string {
  const valueText = useValueText();
  return useCallback(
    (measure, by) => {
      const { name, of, share } = measure;
      const isShare = measureOf(name).kind === 'share' ? share : name === 'metric' && unitOf(of) === 'share';
      const shown = isShare ? formatNumber(by * 100, 1) : valueText(measure, by);
      // What is rounded to nothing has no sign.
      if (!/[1-9]/u.test(shown)) return shown.replace(/^[−-]/u, '');
      return /^[−-]/u.test(shown) ? shown : `+${shown}`;
    },
    [valueText],
  );
}

const signed = (value: number, format: (value: number) => string): string =>
  value < 0 ? `−${format(-value)}` : format(value);
