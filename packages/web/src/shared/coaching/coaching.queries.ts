import * as api from '@earshot/core/coaching/coaching.api.ts';
import type { QueryInput } from '@earshot/core/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['coaching'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export const coachingQuery = (asked: Partial<QueryInput<typeof api.listCoaching>> = {}) =>
  queryOptions({
    queryKey: [...key, 'list', asked],
    queryFn: ({ signal }) => call(api.listCoaching, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

export function useMarkListened() {
  return useMutation({
    mutationFn: (params: { id: number; place: number }) => call(api.markListened, { params }),
    onSuccess: refresh,
  });
}
