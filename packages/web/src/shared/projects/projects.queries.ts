import { addPin, listPins, removePin } from '@earshot/core/projects/pins.api.ts';
import { getProject, listProjectFiles, listProjects } from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['projects'] as const;
const pinsKey = ['pins'] as const;

export const projectsQuery = (kind?: Project['kind']) =>
  queryOptions({
    queryKey: [...key, kind ?? 'all'],
    queryFn: ({ signal }) =>
      call(listProjects, { query: { limit: 200, ...(kind === undefined ? {} : { kind }) }, signal }),
  });

export const oneProjectQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(getProject, { params: { id }, signal }),
  });

/** What a project says of one call; null where it did not find it. */
export const foundCallQuery = (id: number, fileId: string) =>
  queryOptions({
    queryKey: [...key, 'found', id, fileId],
    queryFn: async ({ signal }) => {
      const { results } = await call(listProjectFiles, {
        params: { id },
        query: { file_id: fileId, limit: 1 },
        signal,
      });
      return results[0]?.project ?? null;
    },
  });

export const pinsQuery = () =>
  queryOptions({
    queryKey: pinsKey,
    queryFn: ({ signal }) => call(listPins, { signal }),
    select: ({ pins }) => pins,
  });

/** The pin turns at once and turns back if the server refuses. */
export function usePin() {
  return useMutation({
    mutationFn: ({ id, isPinned }: { id: number; isPinned: boolean }) =>
      isPinned ? call(addPin, { body: { project_id: id } }) : call(removePin, { params: { project_id: id } }),
    onMutate: ({ id, isPinned }) => {
      queryClient.setQueriesData<{ results: Project[] }>(
        { queryKey: key },
        (list) =>
          list && {
            ...list,
            results: list.results.map((one) => (one.id === id ? { ...one, is_pinned: isPinned } : one)),
          },
      );
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: pinsKey }),
      ]),
  });
}

const paths = {
  monitoring: '/monitoring/$id',
  discovery: '/knowledge_discovery/$id',
  training: '/training/$id',
  testing: '/testing/$id',
} as const satisfies Record<Project['kind'], string>;

/** Where a project is, as a link takes it. */
export const projectLink = ({ id, kind }: { id: number; kind: Project['kind'] }) => ({
  to: paths[kind],
  params: { id: String(id) },
});
