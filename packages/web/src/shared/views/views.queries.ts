import type { BodyInput } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/views/views.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

export type ViewPage = api.View['page'];
export type ViewBody = BodyInput<typeof api.createView>;
const key = ['views'] as const;

/** Of a page, or of the page of one project. */
export const viewsQuery = (page: ViewPage, project_id: number | null) =>
  queryOptions({
    queryKey: [...key, page, project_id],
    queryFn: ({ signal }) =>
      call(api.listViews, { query: { page, ...(project_id !== null && { project_id }) }, signal }),
    select: ({ results }) => results,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: key });

export function useSaveView() {
  return useMutation({
    mutationFn: ({ id, ...body }: ViewBody & { id?: number | undefined }) =>
      id === undefined ? call(api.createView, { body }) : call(api.updateView, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useRemoveView() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeView, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}
