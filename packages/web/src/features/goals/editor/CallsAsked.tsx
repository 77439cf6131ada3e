import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { useState } from 'react';
import { FilterChips } from '../../../shared/filters/FilterChips.tsx';
import { type FilterSearch, lastingFiltersOf, searchOf } from '../../../shared/filters/filter-address.ts';

type Props = { filters: CallFilters; disabled: boolean; onChange: (filters: CallFilters) => void };

/** Own favourites are nobody else's, and scores are what a goal makes. */
const unfit = ['favorite', 'goals', 'score'];

/** Filters of calls as chips, with a button to add another. */
export function CallsAsked({ filters, disabled, onChange }: Props) {
  // A number without limits is one that is being chosen: the filters themselves know nothing of it.
  const [search, setSearch] = useState<FilterSearch>(() => searchOf(filters));
  return (
    <FilterChips
      search={search}
      hidden={unfit}
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
