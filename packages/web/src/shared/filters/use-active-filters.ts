import { anyTime } from '@earshot/core/calls/calls-path.ts';
import { type DimensionName, namesOf, periodFields } from '@earshot/core/calls/dimensions.ts';
import { writeFieldFilters } from '@earshot/core/calls/field-filters.ts';
import { writeMetricFilters } from '@earshot/core/calls/metric-filters.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricValue } from '../metrics/metric-names.ts';
import { useMetricChoices } from '../rules/builder/metric-choices.ts';
import { words } from '../words.texts.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import { type FilterSearch, fieldsOf, listFilters, metricsOf, valuesOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { dayOf, isPreset } from './period.ts';
import { type FilterFacets, useFilterChoices } from './use-filter-choices.ts';
import { useLinkedFilters } from './use-linked-filters.ts';
import { useRangeText } from './use-range-text.ts';

export type ActiveFilter = {
  key: string;
  title: string;
  value: string;
  /** What the address loses with it. */
  without: FilterSearch;
};

/** Each filter that narrows the list now, in words. */
export function useActiveFilters(search: FilterSearch, facets: FilterFacets): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const w = useTexts(words);
  const { titleOf } = useDimensionTexts();
  const choicesOf = useFilterChoices(search, facets);
  const showMetric = useMetricValue();
  const linked = useLinkedFilters(search);
  const { choiceOf } = useMetricChoices();
  const rangeText = useRangeText();
  const between = (from: string, to: string) => rangeText(from || null, to || null) ?? '';

  const periods = periodFields.flatMap((field): ActiveFilter[] => {
    const [start, to] = [search[`${field}_start`], search[`${field}_to`]];
    if ((start === undefined || start === anyTime) && to === undefined) return [];
    const value = isPreset(start)
      ? t(`chip_${start}`)
      : between(...([dayOf(start), dayOf(to)].map((day) => day && formatDay(day)) as [string, string]));
    return [
      {
        key: field,
        title: titleOf(field),
        value,
        // Said, since a page that is told nothing begins with its usual period again.
        without: { [`${field}_to`]: undefined, [`${field}_start`]: anyTime },
      },
    ];
  });
  const lists = listFilters.flatMap((name): ActiveFilter[] => {
    const chosen = valuesOf(search, name);
    if (chosen.length === 0) return [];
    const labels = choicesOf(name).filter(({ value }) => chosen.includes(value));
    const value = labels.map(({ label }) => label).join(', ');
    return [{ key: name, title: titleOf(name), value, without: { [name]: undefined } }];
  });
  const lengths = namesOf('range').flatMap((name): ActiveFilter[] => {
    const [start, to] = [search[`${name}_start`], search[`${name}_to`]].map((ms) =>
      Number(ms) > 0 ? formatClock(Number(ms)) : '',
    ) as [string, string];
    if (!start && !to) return [];
    const without = { [`${name}_start`]: undefined, [`${name}_to`]: undefined };
    return [{ key: name, title: titleOf(name), value: between(start, to), without }];
  });
  const filters = metricsOf(search);
  const numbers = filters.flatMap((filter, at): ActiveFilter[] => {
    if (filter.start === null && filter.to === null) return [];
    const { label } = choiceOf(filter.metric);
    const show = (value: number | null) => (value === null ? '' : showMetric(filter.metric, value));
    return [
      {
        key: `metric-${at}`,
        title: filter.who === 'anyone' ? label : `${label}, ${w(filter.who)}`,
        value: between(show(filter.start), show(filter.to)),
        without: { metrics: writeMetricFilters(filters.toSpliced(at, 1)) || undefined },
      },
    ];
  });
  const fields = fieldsOf(search);
  const own = fields.map(
    ({ name, values }, at): ActiveFilter => ({
      key: `field-${name}`,
      title: name,
      value: values.join(', '),
      without: { fields: writeFieldFilters(fields.toSpliced(at, 1)) || undefined },
    }),
  );
  const one = (name: DimensionName, isOn: boolean, value: string): ActiveFilter[] =>
    isOn ? [{ key: name, title: titleOf(name), value, without: { [name]: undefined } }] : [];
  return [
    ...namesOf('text').flatMap((name) => one(name, Boolean(search[name]), search[name] ?? '')),
    ...periods,
    ...lists,
    ...lengths,
    ...namesOf('flag').flatMap((name) => one(name, search[name] === '1', t('yes'))),
    ...numbers,
    ...own,
    ...linked,
  ];
}
