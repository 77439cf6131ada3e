import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { keepListChoices } from '../../shared/files/list-choices.ts';
import { filtersOf, hasFilters, withUsualPeriods } from '../../shared/filters/filter-address.ts';
import type { FileSearch } from './file-search.ts';

export type FileSearching = ReturnType<typeof useFileSearch>;

/** What is asked for in the address of the list, and how it is changed. */
export function useFileSearch(kind: 'files' | 'favorites') {
  const isFavorites = kind === 'favorites';
  const asked = useSearch({ strict: false });
  const search: FileSearch = isFavorites ? { ...asked, favorite: '1' } : withUsualPeriods(asked);
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
  /** Another order or page length, which is remembered. */
  const choose = (change: Pick<FileSearch, 'sorting_by' | 'order_by' | 'limit'>) => {
    keepListChoices(change);
    setFilters({ ...search, ...change });
  };
  const isUsual = !hasFilters(asked) && !asked.sorting_by && !asked.order_by;
  /** As the page is opened for the first time. */
  const reset = isFavorites || isUsual ? null : () => setSearch({});
  const filters = filtersOf(search, now);
  const isFiltered = Object.keys(filters).length > (isFavorites ? 1 : 0);
  return { asked, search, setSearch, setFilters, choose, reset, now, filters, isFavorites, isFiltered };
}
