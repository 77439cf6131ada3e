import { readFieldNumberFilters, writeFieldNumberFilters } from '@earshot/core/calls/field-number-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';

/** Numbers of own fields that the list is narrowed by; only a link asks for them. */
export function useFieldNumberFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const limits = readFieldNumberFilters(search.field_numbers ?? '') ?? [];
  const rangeOf = (start: number | null, to: number | null): string => {
    const [from, until] = [start, to].map((edge) => (edge === null ? '' : formatNumber(edge, 2)));
    if (from && until) return t('range', { from, to: until });
    if (from) return t('rangeFrom', { from });
    return until ? t('rangeTo', { to: until }) : t('anyNumber');
  };
  return limits.map(({ name, start, to }, at) => ({
    key: `field-number-${at}`,
    title: name,
    value: rangeOf(start, to),
    without: { field_numbers: writeFieldNumberFilters(limits.toSpliced(at, 1)) || undefined },
  }));
}
