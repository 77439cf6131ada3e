import type { Who } from '@earshot/core/call/role.ts';
import { type MetricUnit, metricNames } from '@earshot/core/metrics/flat-metrics.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { metricTexts } from '../../metrics/metric-names.texts.ts';
import { customMetricsQuery } from '../../metrics/metric-names.ts';
import { builderTexts } from './builder.texts.ts';

export type MetricChoice = {
  name: string;
  label: string;
  unit: string;
  /** How many of what a person reads make one of what is stored. */
  scale: number;
  /** `anyone` is the whole call. */
  sides: readonly Who[];
  isOwn: boolean;
};

const scales: Record<MetricUnit, number> = { ms: 1 / 1000, share: 100, count: 1, per_minute: 1, db: 1 };

type NameKey = keyof typeof metricTexts.entries;

/** Numbers that a rule or a filter can ask for: those of every call, then those the workspace defined. */
export function useMetricChoices(): {
  choices: readonly MetricChoice[];
  choiceOf: (name: string) => MetricChoice;
} {
  const t = useTexts(builderTexts);
  const names = useTexts(metricTexts);
  const own = useQuery(customMetricsQuery()).data;
  return useMemo(() => {
    const units: Record<MetricUnit, string> = {
      ms: t('seconds'),
      share: t('percent'),
      count: '',
      per_minute: t('per_minute'),
      db: t('db'),
    };
    const choices: MetricChoice[] = [...new Map(metricNames.map((one) => [one.name, one])).values()].map(
      ({ name, unit, of_call, of_side }) => ({
        name,
        label: names(name as NameKey),
        unit: units[unit],
        scale: scales[unit],
        sides: [
          ...(of_call ? (['anyone'] as const) : []),
          ...(of_side ? (['operator', 'abonent'] as const) : []),
        ],
        isOwn: false,
      }),
    );
    for (const { key, name, unit } of own ?? [])
      choices.push({ name: key, label: name, unit, scale: 1, sides: ['anyone'], isOwn: true });
    const known = new Map(choices.map((choice) => [choice.name, choice]));
    const choiceOf = (name: string): MetricChoice =>
      known.get(name) ?? { name, label: t('goneMetric'), unit: '', scale: 1, sides: ['anyone'], isOwn: true };
    return { choices, choiceOf };
  }, [t, names, own]);
}
