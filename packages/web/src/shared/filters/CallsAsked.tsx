import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { useState } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { type FilterSearch, lastingFiltersOf, searchOf } from './filter-address.ts';

type Props = {
  filters: CallFilters;
  disabled: boolean;
  onChange: (filters: CallFilters) => void;
  /** Filters that whatever keeps them may not ask; own favourites are nobody else's anyway. */
  unfit?: readonly string[];
};

/** Filters of calls as chips, with a button to add another. */
export function CallsAsked({ filters, disabled, onChange, unfit = [] }: Props) {
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(filters));
  return (
    <FilterChips
      search={search}
      hidden={['favorite', ...unfit]}
      canAdd={!disabled}
      onChange={(next: FilterSearch) => {
        if (disabled) return;
        setSearch(next);
        const { favorite: _own, ...shared } = lastingFiltersOf(next, new Date());
        onChange(shared);
      }}
    />
  );
}
