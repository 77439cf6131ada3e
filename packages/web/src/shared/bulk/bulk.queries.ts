import { bulkFiles } from '@earshot/core/calls/bulk.api.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { exportCalls } from '@earshot/core/calls/calls.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import { addFavorite } from '@earshot/core/favorites/favorites.api.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { createSegment } from '@earshot/core/segments/segments.api.ts';
import { useMutation } from '@tanstack/react-query';
import { call, download } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshListsSoon } from '../files/files.queries.ts';

export type BulkBody = BodyInput<typeof bulkFiles>;
export type BulkAction = BulkBody['action'];
/** What a list shows: its filters, and what must have been said. */
export type Listed = { filters: CallFilters; query: Query | null };
/** Calls picked one by one, or everything that a list means. */
export type Chosen = { ids: string[] } | { filter: Listed };

/** The server does no more to calls at one go. */
export const mostAtOnce = 5000;

export function useBulk() {
  return useMutation({
    mutationFn: ({ chosen, ...body }: Omit<BulkBody, 'ids' | 'filter'> & { chosen: Chosen }) =>
      call(bulkFiles, { body: { ...body, ...chosen } }),
    onSuccess: () => {
      refreshListsSoon();
      for (const key of ['tags', 'segments']) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** One by one: whoever may only look may still keep favourites. */
export function useFavorAll() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const file_id of ids) await call(addFavorite, { params: { file_id } });
      return { done: ids.length, failed: [] };
    },
    onSuccess: refreshListsSoon,
  });
}

export type CsvOrder = Pick<BodyInput<typeof exportCalls>, 'sorting_by' | 'order_by'>;

/** Saves the listed calls as a table. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ chosen, order }: { chosen: Chosen; order: CsvOrder }) => {
      const listed = 'filter' in chosen ? chosen.filter : { filters: { ids: chosen.ids }, query: null };
      const blob = await download(exportCalls, { ...listed, ...order });
      const address = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'calls.csv' });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
  });
}

export function useNewList() {
  return useMutation({
    mutationFn: (name: string) => call(createSegment, { body: { name, filters: null, query: null } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['segments'] }),
  });
}
