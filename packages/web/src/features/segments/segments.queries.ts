import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { listFiles } from '@earshot/core/calls/calls.api.ts';
import type { BodyInput } from '@earshot/core/endpoint.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { type SearchResult, search } from '@earshot/core/search/search.api.ts';
import * as api from '@earshot/core/segments/segments.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { FileQuery } from '../../shared/files/files.queries.ts';
import { searchOf } from '../../shared/filters/filter-address.ts';
import type { FilterFacets } from '../../shared/filters/use-filter-choices.ts';
import { refreshRules, ruleKeys } from '../../shared/rules/rules.queries.ts';

export const segmentQuery = (id: number) =>
  queryOptions({
    queryKey: [...ruleKeys.segment, id],
    queryFn: ({ signal }) => call(api.getSegment, { params: { id }, signal }),
  });

const callsKey = ['segment-calls'] as const;
const shownCalls = 20;

export type SegmentCalls = {
  count: number;
  isCapped: boolean;
  facets: FilterFacets;
  calls: Pick<SearchResult, 'file' | 'hits'>[];
};

/** The newest calls of a segment as it stands in the editor. */
export const segmentCallsQuery = (filters: CallFilters, query: Query | null) =>
  queryOptions({
    queryKey: [...callsKey, filters, query],
    queryFn: async ({ signal }): Promise<SegmentCalls> => {
      if (query !== null) {
        const body = { query, filters, order_by: 'desc' as const, limit: shownCalls, facets: true };
        const { count, count_is_capped, facets, results } = await call(search, { body, signal });
        return { count, isCapped: count_is_capped, facets, calls: results };
      }
      const asked = { ...searchOf(filters), order_by: 'desc', limit: shownCalls, facets: '1' } as FileQuery;
      const page = await call(listFiles, { query: asked, signal });
      const { count, count_is_capped, facets, results } = page;
      return { count, isCapped: count_is_capped, facets, calls: results.map((file) => ({ file, hits: [] })) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

const refresh = () =>
  Promise.all([refreshRules('segment'), queryClient.invalidateQueries({ queryKey: callsKey })]);

export type NewSegment = BodyInput<typeof api.createSegment>;

export function useSaveSegment() {
  return useMutation({
    mutationFn: ({ id, body: { ids, ...body } }: { id: number | null; body: NewSegment }) =>
      id === null
        ? call(api.createSegment, { body: { ...body, ...(ids && { ids }) } })
        : call(api.updateSegment, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveSegment() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeSegment, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}

export function useLockSegment() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockSegment, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}

export function useAddToSegment() {
  return useMutation({
    mutationFn: ({ id, fileId }: { id: number; fileId: string }) =>
      call(api.addToSegment, { params: { id }, body: { ids: [fileId] } }),
    onSuccess: refresh,
  });
}

export function useRemoveFromSegment() {
  return useMutation({
    mutationFn: ({ id, fileId }: { id: number; fileId: string }) =>
      call(api.removeFromSegment, { params: { id, file_id: fileId } }),
    onSuccess: () => void refresh(),
  });
}
