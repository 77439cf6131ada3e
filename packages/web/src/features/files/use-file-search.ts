import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { filtersOf, withUsualPeriod } from '../../shared/filters/filter-address.ts';
import type { FileSearch } from './file-search.ts';

export type FileSearching = ReturnType<typeof useFileSearch>;

/** What is asked for in the address of the list, and how it is changed. */
export function useFileSearch(kind: 'files' | 'favorites') {
  const isFavorites = kind === 'favorites';
  const asked = useSearch({ strict: false });
  const search: FileSearch = isFavorites ? { ...asked, favorite: '1' } : withUsualPeriod(asked);
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const setSearch = (next: FileSearch) => {
    const { favorite, ...others } = next;
    void navigate({
      to: `/${kind}` as const,
      search: isFavorites ? others : { ...others, favorite },
      replace: true,
    });
  };
  const setFilters = (next: FileSearch) => setSearch({ ...next, offset: undefined });
  const filters = filtersOf(search, now);
  const isFiltered = Object.keys(filters).length > (isFavorites ? 1 : 0);
  return { asked, search, setSearch, setFilters, now, filters, isFavorites, isFiltered };
}
