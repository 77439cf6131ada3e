import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { getFile } from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { getTranscript } from '@earshot/core/transcripts/transcripts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { progressPollMs } from '../../lib/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { FileStatus } from './FileStatus.tsx';
import { fileQuery, transcriptQuery } from './files.queries.ts';

const stage = (status: string) => ({ name: 'transcribe', status, progress: 0, ms: null, error: null });
const inProcess = {
  file_id: 'a',
  status: 'PROCESSING',
  progress: 0.25,
  stages: [stage('running')],
} as unknown as File;
const done = { ...inProcess, status: 'DONE', stages: [stage('done')] } as File;

afterEach(() => void vi.useRealTimers());

/** How far a call is, and whether its words are there. */
function Call() {
  const file = useQuery(fileQuery('a')).data;
  const words = useQuery(transcriptQuery('a')).data;
  return (
    <>
      {file && <FileStatus file={file} />}
      {words && <p>{words.phrases.length} phrases</p>}
    </>
  );
}

test('a call is asked after while it is in process, and its words with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = fakeServer();
  const file = { ...getFile, path: 'files/a' };
  const transcript = { ...getTranscript, path: 'files/a/transcript' };
  const words = (...phrases: object[]) =>
    server.answer(transcript, { phrases } as unknown as ReplyOf<typeof getTranscript>);
  server.answer(file, inProcess);
  words();
  await show(<Call />);
  await expect.element(page.getByText('25%')).toBeVisible();
  await expect.element(page.getByText('0 phrases')).toBeVisible();
  server.answer(file, done);
  words({}, {});
  vi.advanceTimersByTime(progressPollMs);
  await expect.element(page.getByText('Done')).toBeVisible();
  await expect.element(page.getByText('2 phrases')).toBeVisible();
  vi.advanceTimersByTime(10 * progressPollMs);
  expect(server.sentTo(file)).toHaveLength(2);
});
