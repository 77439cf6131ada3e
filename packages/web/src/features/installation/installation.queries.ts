import {
  listParkedNews,
  type ParkedNews,
  retryParkedNews,
} from '@earshot/core/installation/installation.api.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const key = ['installation', 'parked'];

export const parkedQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(listParkedNews, { query: { limit: 200 }, signal }),
    refetchInterval: 10_000,
  });

export function useRetryParked() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, listener }: ParkedNews) =>
      call(retryParkedNews, { params: { id }, body: { listener } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
