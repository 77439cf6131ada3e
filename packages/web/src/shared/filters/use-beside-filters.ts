import { type DimensionName, dimensionNames } from '@earshot/core/calls/dimensions.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import { besidesOf, type FilterSearch, listFilters, valuesOf, withoutBeside } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import { useFilterChoices } from './use-filter-choices.ts';

/** Filters that hold besides others; only a link asks for them. */
export function useBesideFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const { titleOf } = useDimensionTexts();
  const besides = besidesOf(search);
  const choicesOf = useFilterChoices(Object.assign({}, ...besides) as FilterSearch, undefined);
  return besides.map((one, at) => ({
    key: `also-${at}`,
    title: t('also'),
    value: namesIn(one)
      .map((name) => {
        const list = listFilters.find((other) => other === name);
        const chosen = list === undefined ? [] : valuesOf(one, list);
        const labels =
          list === undefined ? [] : choicesOf(list).filter(({ value }) => chosen.includes(value));
        return [titleOf(name), labels.map(({ label }) => label).join(', ')].filter(Boolean).join(': ');
      })
      .join('; '),
    without: withoutBeside(search, at),
  }));
}

/** The dimensions that an address asks for. */
const namesIn = (search: FilterSearch): DimensionName[] =>
  dimensionNames.filter((name) =>
    Object.keys(search).some((flat) => flat === name || flat === `${name}_start` || flat === `${name}_to`),
  );
