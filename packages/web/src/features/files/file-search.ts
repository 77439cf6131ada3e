import { fileOrders } from '@earshot/core/calls/calls.api.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import type { CsvOrder } from '../../shared/bulk/bulk.queries.ts';
import type { FileQuery } from '../../shared/files/files.queries.ts';
import { usualLimit, usualOrder } from '../../shared/files/list-choices.ts';
import { type FilterSearch, flatQueryOf } from '../../shared/filters/filter-address.ts';

/** What the address of the list holds. Everything is text there. */
export type FileSearch = FilterSearch & TextSearch<'sorting_by' | 'order_by' | 'limit' | 'offset'>;

export const pageSizes = [25, 50, 100] as const;
const defaultLimit = 50;

export const limitOf = (search: FileSearch) => Number(search.limit) || usualLimit() || defaultLimit;
export const offsetOf = (search: FileSearch) => Number(search.offset) || 0;

/** As a body names it; the list's own order where the address names none. */
export function orderOf(search: FileSearch): CsvOrder {
  const sorting_by = fileOrders.find((order) => order === search.sorting_by) ?? 'created';
  const order_by = search.order_by === 'asc' || search.order_by === 'desc' ? search.order_by : usualOrder();
  return { sorting_by, order_by };
}

export function queryOf(search: FileSearch, now: Date): FileQuery {
  return {
    ...flatQueryOf(search, now),
    ...orderOf(search),
    limit: limitOf(search),
    offset: offsetOf(search),
  } as FileQuery;
}

/** The address of what is listed, whatever page of it one has turned to. */
export function addressOfView(search: FileSearch): string {
  const { offset: _, ...kept } = search;
  const pairs = Object.entries(kept).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return new URLSearchParams(pairs).toString();
}
