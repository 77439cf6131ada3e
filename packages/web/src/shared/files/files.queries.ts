import { listFiles } from '@earshot/core/calls/calls.api.ts';
import type { BodyInput, QueryInput, ReplyOf } from '@earshot/core/endpoint.ts';
import * as api from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { search as searchEndpoint } from '@earshot/core/search/search.api.ts';
import { getTranscript, setSpeakers } from '@earshot/core/transcripts/transcripts.api.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { apiBase } from '../../lib/api-base.ts';
import { call } from '../../lib/call.ts';
import { progressPollMs, queryClient } from '../../lib/query-client.ts';
import { callLabelsQuery } from '../classifiers/classifiers.queries.ts';
import type { FilterSearch } from '../filters/filter-address.ts';
import { dropFromQueue, mergeIntoQueue, queueKey } from './queue.queries.ts';

export type FileQuery = Partial<QueryInput<typeof listFiles>>;
export type FileList = ReplyOf<typeof listFiles>;

/** A live message does not know whose favourite a file is, nor its labels. */
type ChangedFile = Omit<File, 'favorite' | 'labels'> & Partial<Pick<File, 'favorite' | 'labels'>>;
export type SearchPage = ReplyOf<typeof searchEndpoint>;

const listKey = ['files'] as const;
export const searchKey = ['search'] as const;
/** Calls that a project found, by its id. */
export const foundKey = ['projects', 'files'] as const;
/** A list is counted with all its filters, and calls may wait for hours: asked after less often than one call. */
const listPollMs = 30_000;
const fileKey = (fileId: string) => ['file', fileId] as const;
/** What belongs to one file and is asked for apart. */
type Part = 'transcript' | 'metrics' | 'peaks' | 'tags' | 'matches' | 'emotions' | 'versions' | 'sought';
export const partKey = (fileId: string, part: Part) => ['file', fileId, part] as const;

export const filesQuery = (query: FileQuery) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => call(listFiles, { query: { order_by: 'desc', ...query, facets: '1' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isInProcess) ? listPollMs : false),
  });

/** How many calls some filters leave. */
export const callCountQuery = (query: FilterSearch) =>
  queryOptions({
    queryKey: [...listKey, 'count', query],
    queryFn: ({ signal }) => call(listFiles, { query: { ...(query as FileQuery), limit: 1 }, signal }),
    select: ({ count, count_is_capped }) => ({ count, count_is_capped }),
  });

/** How many files there are at all: the number in the menu, and whether this is a first visit. */
export const fileCountQuery = () =>
  queryOptions({
    queryKey: ['file-count'],
    queryFn: ({ signal }) => call(listFiles, { query: { limit: 1 }, signal }),
    select: ({ total, total_is_capped }) => ({ total, isCapped: total_is_capped }),
  });

export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: fileKey(fileId),
    queryFn: async ({ signal }) => {
      const file = await call(api.getFile, { params: { file_id: fileId }, signal });
      const before = queryClient.getQueryData<File>(fileKey(fileId));
      if (before !== undefined && stagesDone(before) !== stagesDone(file)) refreshParts(fileId);
      return file;
    },
    refetchInterval: ({ state }) => (state.data && isInProcess(state.data) ? progressPollMs : false),
  });

export const transcriptQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'transcript'),
    queryFn: ({ signal }) => call(getTranscript, { params: { file_id: fileId }, signal }),
  });

export const metricsQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'metrics'),
    queryFn: ({ signal }) => call(getMetrics, { params: { file_id: fileId }, signal }),
  });

export const peaksQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'peaks'),
    queryFn: ({ signal }) => call(api.getPeaks, { params: { file_id: fileId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A file as it now is goes into every list that shows it, so that rows change in place. */
export function mergeFile(file: ChangedFile): void {
  const before = queryClient.getQueryData<File>(fileKey(file.file_id));
  const known = changeRows(file.file_id, (row) => ({ ...row, ...file }));
  mergeIntoQueue(file);
  // While it is being asked for there is nothing yet that the message could go into.
  if (before === undefined)
    void queryClient.invalidateQueries({ queryKey: fileKey(file.file_id), exact: true });
  if (!known || before?.status !== file.status) refreshListsSoon();
  // Between runs a file changes because somebody corrected, tagged or swapped something.
  if (before === undefined || !isInProcess(file) || stagesDone(before) !== stagesDone(file)) {
    refreshParts(file.file_id);
  }
}

/** Changes a file wherever it is shown; false where no list shows it. */
export function changeRows(fileId: string, change: (file: File) => File): boolean {
  let known = false;
  queryClient.setQueryData<File>(fileKey(fileId), (file) => file && change(file));
  queryClient.setQueriesData<FileList>({ queryKey: listKey }, (list) => {
    if (list === undefined) return list;
    const at = list.results.findIndex((row) => row.file_id === fileId);
    const row = list.results[at];
    if (row === undefined) return list;
    known = true;
    return { ...list, results: list.results.with(at, change(row)) };
  });
  queryClient.setQueriesData<SearchPage>({ queryKey: searchKey }, (page) => {
    if (page === undefined || !page.results.some(({ file }) => file.file_id === fileId)) return page;
    const results = page.results.map((one) =>
      one.file.file_id === fileId ? { ...one, file: change(one.file) } : one,
    );
    return { ...page, results };
  });
  queryClient.setQueriesData<{ results: File[] }>({ queryKey: foundKey }, (list) =>
    list === undefined || !list.results.some(({ file_id }) => file_id === fileId)
      ? list
      : { ...list, results: list.results.map((row) => (row.file_id === fileId ? change(row) : row)) },
  );
  return known;
}

export function dropFile(fileId: string): void {
  queryClient.removeQueries({ queryKey: fileKey(fileId) });
  dropFromQueue(fileId);
  queryClient.setQueriesData<FileList>({ queryKey: listKey }, (list) =>
    list === undefined ? list : { ...list, results: list.results.filter((row) => row.file_id !== fileId) },
  );
  refreshListsSoon();
}

const isInProcess = ({ status }: Pick<File, 'status'>) => status === 'PROCESSING';
const stagesDone = (file: Pick<File, 'stages'>) => file.stages.map((stage) => stage.status).join();

function refreshParts(fileId: string): void {
  for (const part of ['transcript', 'metrics', 'peaks', 'tags', 'matches', 'emotions', 'versions'] as const) {
    void queryClient.invalidateQueries({ queryKey: partKey(fileId, part) });
  }
  void queryClient.invalidateQueries({ queryKey: callLabelsQuery(fileId).queryKey });
}

let refresh: ReturnType<typeof setTimeout> | undefined;
/** Counts and order change too, but a batch of uploads must not ask for the list a hundred times. */
export function refreshListsSoon(): void {
  if (refresh !== undefined) return;
  refresh = setTimeout(() => {
    refresh = undefined;
    void queryClient.invalidateQueries({ queryKey: listKey });
    void queryClient.invalidateQueries({ queryKey: searchKey });
    void queryClient.invalidateQueries({ queryKey: foundKey });
    void queryClient.invalidateQueries({ queryKey: ['search-facets'] });
    void queryClient.invalidateQueries({ queryKey: ['file-count'] });
    void queryClient.invalidateQueries({ queryKey: queueKey });
  }, 700);
}

export function useRestartFile() {
  return useMutation({
    mutationFn: ({
      fileId,
      ...body
    }: {
      fileId: string;
      from_stage?: File['stages'][number]['name'];
      clear?: boolean;
    }) => call(api.restartFile, { params: { file_id: fileId }, body }),
    onSuccess: mergeFile,
  });
}

export function useCancelFile() {
  return useMutation({
    mutationFn: (fileId: string) => call(api.cancelFile, { params: { file_id: fileId } }),
    onSuccess: mergeFile,
  });
}

export function useSwapRoles() {
  return useMutation({
    mutationFn: (fileId: string) => call(api.swapRoles, { params: { file_id: fileId } }),
    onSuccess: (file) => {
      mergeFile(file);
      refreshParts(file.file_id);
    },
  });
}

export function useSetSpeakers(fileId: string) {
  return useMutation({
    mutationFn: (speakers: BodyInput<typeof setSpeakers>['speakers']) =>
      call(setSpeakers, { params: { file_id: fileId }, body: { speakers } }),
    onSuccess: (transcript) => {
      queryClient.setQueryData(transcriptQuery(fileId).queryKey, transcript);
      refreshParts(fileId);
    },
  });
}

export function useUpdateFile() {
  return useMutation({
    mutationFn: ({
      fileId,
      body,
    }: {
      fileId: string;
      body: Parameters<typeof call<typeof api.updateFile>>[1]['body'];
    }) => call(api.updateFile, { params: { file_id: fileId }, body }),
    onSuccess: mergeFile,
  });
}

export function useRemoveFile() {
  return useMutation({
    mutationFn: (fileId: string) => call(api.removeFile, { params: { file_id: fileId } }),
    onSuccess: (_nothing, fileId) => dropFile(fileId),
  });
}

/** `copy`: the one that every browser plays. */
export const audioAddress = (fileId: string, copy = false) =>
  `${apiBase}files/${fileId}/audio${copy ? '?copy=1' : ''}`;
export const originalAddress = (fileId: string) => `${apiBase}files/${fileId}/audio?original=1`;
export const transcriptAddress = (fileId: string, format: string) =>
  `${apiBase}files/${fileId}/transcript?format=${format}`;
