import { metricOfKey } from '@earshot/core/reports/measures.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { changeText, type UnitsOf, valueText } from '@earshot/core/reports/value-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import { conversionsQuery } from '../../../shared/conversions/conversions.queries.ts';
import { customMetricsQuery } from '../../../shared/metrics/metric-names.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { GivenThings } from './given-things.ts';

function useUnitsOf(): (measure: Measure) => UnitsOf {
  const may = useMayFor();
  const given = useContext(GivenThings);
  const isOpen = given !== null;
  const conversions = useQuery({ ...conversionsQuery(), enabled: !isOpen && may('conversions.read') }).data
    ?.results;
  const own = useQuery({ ...customMetricsQuery(), enabled: !isOpen }).data;
  return useCallback(
    ({ name, of }) => ({
      currency:
        (name === 'revenue' &&
          (given?.conversion?.find(({ id }) => id === of)?.currency ??
            conversions?.find(({ id }) => id === of)?.value.currency)) ||
        null,
      unit:
        (name === 'metric' && own?.find(({ key }) => key === metricOfKey(String(of)).metric)?.unit) || null,
    }),
    [conversions, own, given],
  );
}

/** A number of a measure with its unit, as people read it. */
export function useValueText(): (measure: Measure, value: number) => string {
  const locale = useLocale();
  const unitsOf = useUnitsOf();
  return useCallback(
    (measure, value) => valueText(measure, value, unitsOf(measure), locale),
    [unitsOf, locale],
  );
}

/** How much more or less, with its sign; of shares in points. */
export function useChangeText(): (measure: Measure, by: number) => string {
  const locale = useLocale();
  const unitsOf = useUnitsOf();
  return useCallback((measure, by) => changeText(measure, by, unitsOf(measure), locale), [unitsOf, locale]);
}
