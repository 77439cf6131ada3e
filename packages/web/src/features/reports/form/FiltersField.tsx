import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { useState } from 'react';
import { FilterChips } from '../../../shared/filters/FilterChips.tsx';
import { type FilterSearch, lastingFiltersOf, searchOf } from '../../../shared/filters/filter-address.ts';

type Props = {
  label: string;
  filters: CallFilters;
  disabled: boolean;
  onChange: (filters: CallFilters) => void;
};

/** What makes no sense here: the own favourites, and dates, of which the period is. */
const without = ['favorite', 'created', 'recorded_at'] as const;

/** Filters of calls as chips, to which more can be added. */
export function FiltersField({ label, filters, disabled, onChange }: Props) {
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(filters));
  const change = (next: FilterSearch) => {
    setSearch(next);
    const { favorite: _own, ...shared } = lastingFiltersOf(next, new Date());
    onChange(shared);
  };
  return (
    <fieldset className="plain report-filters" aria-label={label}>
      <FilterChips
        search={search}
        facets={undefined}
        onChange={disabled ? () => {} : change}
        hidden={without}
        canAdd={!disabled}
      />
    </fieldset>
  );
}
