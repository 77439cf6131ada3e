import type { BodyInput, ReplyOf } from '@earshot/core/endpoint.ts';
import { search } from '@earshot/core/search/search.api.ts';
import { createSegment } from '@earshot/core/segments/segments.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { searchKey } from '../../shared/files/files.queries.ts';

const facetsKey = ['search-facets'] as const;
type SearchBody = BodyInput<typeof search>;

const readingPollMs = 3000;
/** After a start the server answers by the calls it has read so far; the others come as they are read. */
const untilRead = ({ state: { data } }: { state: { data: ReplyOf<typeof search> | undefined } }) =>
  data?.semantics?.reason === 'still_reading' ? readingPollMs : false;

/** What was found before stays in sight until the new answer is there. */
export const searchQuery = (body: SearchBody) =>
  queryOptions({
    queryKey: [...searchKey, body],
    queryFn: ({ signal }) => call(search, { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: untilRead,
    retry: false,
  });

/** How many calls each filter would leave. Asked for by itself: counting takes longer than finding the first calls. */
export const facetsQuery = ({ query, filters }: Pick<SearchBody, 'query' | 'filters'>) =>
  queryOptions({
    queryKey: [...facetsKey, query, filters],
    queryFn: ({ signal }) => call(search, { body: { query, filters, limit: 1, facets: true }, signal }),
    select: ({ facets, hits }) => ({ facets, hits }),
    placeholderData: keepPreviousData,
    refetchInterval: untilRead,
    retry: false,
  });

/** How many calls are found by other filters. */
export const countQuery = ({ query, filters }: Pick<SearchBody, 'query' | 'filters'>) =>
  queryOptions({
    queryKey: [...searchKey, 'count', query, filters],
    queryFn: ({ signal }) => call(search, { body: { query, filters, limit: 1 }, signal }),
    select: ({ count, count_is_capped }) => ({ count, count_is_capped }),
    refetchInterval: untilRead,
    retry: false,
  });

export function useSaveSegment() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof createSegment>) => call(createSegment, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['segments'] }),
  });
}
