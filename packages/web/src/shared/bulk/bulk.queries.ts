import {
  bulkFiles,
  cancelBulkRun,
  getBulkRun,
  listBulkRuns,
  undoBulkRun,
} from '@earshot/core/calls/bulk.api.ts';
import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { exportCalls } from '@earshot/core/calls/calls.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import { addFavorite } from '@earshot/core/favorites/favorites.api.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { mostResults, search } from '@earshot/core/search/search.api.ts';
import { createSegment } from '@earshot/core/segments/segments.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, download } from '../../lib/call.ts';
import { progressPollMs, queryClient } from '../../lib/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { refreshListsSoon } from '../files/files.queries.ts';

export type BulkBody = BodyInput<typeof bulkFiles>;
export type BulkAction = BulkBody['action'];
/** What a list shows: its filters, and what must have been said. */
export type Listed = { filters: CallFilters; query: Query | null };
/** Calls picked one by one, or everything that a list means. */
export type Chosen = { ids: string[] } | { filter: Listed };

/** What one does to many calls just now; a live message asks for it again. */
export const runningBulkQuery = () =>
  queryOptions({
    queryKey: ['bulk', 'running'],
    queryFn: ({ signal }) => call(listBulkRuns, { query: { running: '1', own: '1', limit: 10 }, signal }),
    select: ({ results }) => results,
    refetchInterval: ({ state }) => ((state.data?.results.length ?? 0) > 0 ? progressPollMs : false),
  });

export const bulkRunQuery = (runId: number) =>
  queryOptions({
    queryKey: ['bulk', runId],
    queryFn: ({ signal }) => call(getBulkRun, { params: { run_id: runId }, signal }),
  });

/** Of the tags and segments that runs begun on this page are about. */
const subjects = new Map<number, string>();
export const subjectOf = (runId: number) => subjects.get(runId);
export const rememberSubject = (runId: number, name: string) => subjects.set(runId, name);

/** A run began, or was stopped: lists, counts and what is still going on are others now. */
function bulkChanged(run: BulkRun): void {
  // Shown at once: it may be over before the list is asked for again.
  if (run.status === 'running')
    queryClient.setQueryData(runningBulkQuery().queryKey, (list) => ({
      ...(list ?? { count: 1, limit: 10, offset: 0 }),
      results: [run, ...(list?.results ?? [])],
    }));
  askWhatChanged();
}

/** What one did to many calls shows in lists and in what they are counted by. */
export function askWhatChanged(): void {
  refreshListsSoon();
  for (const key of ['tags', 'segments', 'bulk']) void queryClient.invalidateQueries({ queryKey: [key] });
}

export function useBulk() {
  return useMutation({
    mutationFn: ({ chosen, ...body }: Omit<BulkBody, 'ids' | 'filter'> & { chosen: Chosen }) =>
      call(bulkFiles, { body: { ...body, ...chosen } }),
    onSuccess: bulkChanged,
  });
}

export function useStopBulk() {
  return useMutation({
    mutationFn: (run_id: number) => call(cancelBulkRun, { params: { run_id } }),
    onSettled: askWhatChanged,
  });
}

/** Takes back what a run did. Its notice may outlive the page that it began on. */
export async function undoBulk(run_id: number): Promise<BulkRun> {
  const run = await call(undoBulkRun, { params: { run_id } });
  bulkChanged(run);
  return run;
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
      saveFile(blob, 'calls.csv');
    },
  });
}

/** The first calls that a list means, at most so many, once they are wanted. */
export const firstOfListQuery = (listed: Listed, order: CsvOrder, most: number) =>
  queryOptions({
    queryKey: ['search', 'first', listed, order, most],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      for (let offset = 0; offset < most; offset += mostResults) {
        const limit = Math.min(mostResults, most - offset);
        const { results } = await call(search, { body: { ...listed, ...order, limit, offset }, signal });
        ids.push(...results.map(({ file }) => file.file_id));
        if (results.length < limit) break;
      }
      return ids;
    },
    staleTime: 0,
  });

export function useNewList() {
  return useMutation({
    mutationFn: (name: string) => call(createSegment, { body: { name, filters: null, query: null } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['segments'] }),
  });
}
