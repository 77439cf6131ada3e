import type { BodyInput, QueryInput, ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { progressPollMs, queryClient } from '../../lib/query-client.ts';
import { foundKey } from '../../shared/files/files.queries.ts';

const key = ['projects'] as const;
/** Apart from the projects: it reads thousands of calls, and no live message makes it stale. */
const previewKey = ['project-preview'] as const;

export type ProjectsQuery = Partial<QueryInput<typeof api.listProjects>>;
export type ProjectList = ReplyOf<typeof api.listProjects>;
export type ProjectBody = BodyInput<typeof api.createProject>;
export type ProjectPreview = ReplyOf<typeof api.previewProject>;
export type ProjectStat = ReplyOf<typeof api.getProjectStat>;
export type ProjectFilesQuery = Partial<QueryInput<typeof api.listProjectFiles>>;
export type ProjectFiles = ReplyOf<typeof api.listProjectFiles>;

/** Something is on its way over past calls. */
export const isUnderWay = ({ progress }: Pick<Project, 'progress'>): boolean =>
  progress?.status === 'waiting' || progress?.status === 'running';

export const projectListQuery = (query: ProjectsQuery) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => call(api.listProjects, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? progressPollMs : false),
  });

export const projectQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(api.getProject, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? progressPollMs : false),
  });

export const statQuery = (id: number, query: Partial<QueryInput<typeof api.getProjectStat>>) =>
  queryOptions({
    queryKey: [...key, 'stat', id, query],
    queryFn: ({ signal }) => call(api.getProjectStat, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const projectFilesQuery = (id: number, query: ProjectFilesQuery) =>
  queryOptions({
    queryKey: [...foundKey, id, query],
    queryFn: ({ signal }) => call(api.listProjectFiles, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** The one before is called off as soon as another is asked for. */
export const previewQuery = (body: BodyInput<typeof api.previewProject>) =>
  queryOptions({
    queryKey: [...previewKey, body],
    queryFn: ({ signal }) => call(api.previewProject, { body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Whom a trigger can name. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: ['users', 'nameable'],
    queryFn: ({ signal }) => call(api.listNameable, { signal }),
  });

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: ['pins'] }),
  ]);

export function useSaveProject() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: ProjectBody }) =>
      id === null ? call(api.createProject, { body }) : call(api.updateProject, { params: { id }, body }),
    onSuccess: refresh,
  });
}

const steps = { start: api.startProject, pause: api.pauseProject, clear: api.clearProject } as const;

/** Starts, pauses or clears; the answer is the project as it is then. */
export function useProjectStep() {
  return useMutation({
    mutationFn: ({ id, step }: { id: number; step: keyof typeof steps }) =>
      call(steps[step], { params: { id } }),
    onSuccess: refresh,
  });
}

export type RestartBody = NonNullable<BodyInput<typeof api.restartProject>>;

export function useRestartProject() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: RestartBody }) =>
      call(api.restartProject, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useLockProject() {
  return useMutation({
    mutationFn: ({ id, locked }: { id: number; locked: boolean }) =>
      call(api.lockProject, { params: { id }, body: { locked } }),
    onSuccess: refresh,
  });
}

export function useCloneProject() {
  return useMutation({
    mutationFn: (id: number) => call(api.cloneProject, { params: { id }, body: {} }),
    onSuccess: refresh,
  });
}

export function useRemoveProject() {
  return useMutation({
    mutationFn: (id: number) => call(api.removeProject, { params: { id } }),
    onSuccess: () => void refresh(),
  });
}
