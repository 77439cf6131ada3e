import type { FileQuery } from '../../shared/files/files.queries.ts';

/** What the address of the list holds. Everything is text there. */
export type FileSearch = Partial<
  Record<
    | 'status'
    | 'language'
    | 'direction'
    | 'sources'
    | 'operators'
    | 'name'
    | 'sorting_by'
    | 'order_by'
    | 'limit'
    | 'offset',
    string
  >
>;

export const pageSizes = [25, 50, 100] as const;
const defaultLimit = 50;
const filterKeys = ['status', 'language', 'direction', 'sources', 'operators', 'name'] as const;
export type FilterKey = (typeof filterKeys)[number];

export const limitOf = (search: FileSearch) => Number(search.limit) || defaultLimit;
export const offsetOf = (search: FileSearch) => Number(search.offset) || 0;

export function queryOf(search: FileSearch): FileQuery {
  const { limit: _limit, offset: _offset, ...rest } = search;
  return { ...rest, limit: limitOf(search), offset: offsetOf(search) } as FileQuery;
}

export const valuesOf = (search: FileSearch, key: FilterKey): string[] =>
  search[key]?.split(',').filter(Boolean) ?? [];

/** Takes a value in or out; the page starts again from its beginning. */
export function toggled(search: FileSearch, key: FilterKey, value: string): FileSearch {
  const values = valuesOf(search, key);
  const isIn = values.includes(value);
  // A direction is one of two; the others may be several.
  const next = isIn
    ? values.filter((one) => one !== value)
    : key === 'direction'
      ? [value]
      : [...values, value];
  return { ...search, [key]: next.join(',') || undefined, offset: undefined };
}

export const activeFilters = (search: FileSearch): FilterKey[] => filterKeys.filter((key) => search[key]);

export function withoutFilters(search: FileSearch): FileSearch {
  const kept = { ...search, offset: undefined };
  for (const key of filterKeys) kept[key] = undefined;
  return kept;
}
