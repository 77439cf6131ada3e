import type { File } from '@earshot/core/files/files.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { fileQuery, mergeFile } from './files.queries.ts';

const inProcess = { file_id: 'a', status: 'PROCESSING', stages: [] } as unknown as File;
const done: File = { ...inProcess, status: 'DONE' };

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('what a message says of a call that is being asked for is not lost', async () => {
  const answers: ((file: File) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((file) => resolve(Response.json(file)));
    return promise;
  });
  const observer = new QueryObserver(queryClient, fileQuery('a'));
  const leave = observer.subscribe(() => {});
  mergeFile(done);
  answers[0]?.(inProcess);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(done);
  await expect.poll(() => observer.getCurrentResult().data?.status).toBe('DONE');
  leave();
});
