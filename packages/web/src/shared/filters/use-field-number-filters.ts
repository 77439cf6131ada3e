import { readFieldNumberFilters, writeFieldNumberFilters } from '@earshot/core/calls/field-number-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import { useRangeText } from './use-range-text.ts';

/** Numbers of own fields that the list is narrowed by; only a link asks for them. */
export function useFieldNumberFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const limits = readFieldNumberFilters(search.field_numbers ?? '') ?? [];
  const rangeText = useRangeText();
  const edge = (limit: number | null) => (limit === null ? null : formatNumber(limit, 2));
  return limits.map(({ name, start, to }, at) => ({
    key: `field-number-${at}`,
    title: name,
    value: rangeText(edge(start), edge(to)) ?? t('anyNumber'),
    without: { field_numbers: writeFieldNumberFilters(limits.toSpliced(at, 1)) || undefined },
  }));
}
