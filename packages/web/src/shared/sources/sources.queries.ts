import * as api from '@earshot/core/sources/sources.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['sources'] as const;

export const sourcesQuery = () =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => call(api.listSources, { signal }) });

export const refreshSources = () => queryClient.invalidateQueries({ queryKey: key });

export function useSaveSource() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: api.SourceInput }) =>
      id === null ? call(api.createSource, { body }) : call(api.updateSource, { params: { id }, body }),
    onSuccess: refreshSources,
  });
}

export function useRemoveSource() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeSource, { params: { id } }),
    onSuccess: () => void refreshSources(),
  });
}
