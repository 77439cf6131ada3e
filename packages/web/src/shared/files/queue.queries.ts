import type { QueryInput } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import { listQueue, type QueuePage } from '@earshot/core/queue/queue.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

export const queueKey = ['queue'] as const;

/** Not all that changes a queue is announced: a worker that falls silent, the turns of other workspaces, the time of day. */
const askEveryMs = 15_000;

export const queueQuery = (query: Partial<QueryInput<typeof listQueue>>) =>
  queryOptions({
    queryKey: [...queueKey, query],
    queryFn: ({ signal }) => call(listQueue, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askEveryMs,
  });

/** A file as it now is fills its bar in the queue; what is done leaves it. */
export function mergeIntoQueue(file: Pick<File, 'file_id' | 'status' | 'stages' | 'progress'>): void {
  if (file.status !== 'PROCESSING') dropFromQueue(file.file_id);
  const stage = file.stages.find(({ status }) => status === 'running')?.name;
  if (file.status !== 'PROCESSING' || stage === undefined) return;
  const { progress } = file;
  changePages((results) =>
    results.map((row) =>
      row.file_id === file.file_id
        ? { ...row, state: 'in_work', stage, progress, place: null, why: null }
        : row,
    ),
  );
}

export function dropFromQueue(fileId: string): void {
  changePages((results) => results.filter((row) => row.file_id !== fileId));
}

function changePages(change: (results: QueuePage['results']) => QueuePage['results']): void {
  queryClient.setQueriesData<QueuePage>(
    { queryKey: queueKey },
    (page) => page && { ...page, results: change(page.results) },
  );
}
