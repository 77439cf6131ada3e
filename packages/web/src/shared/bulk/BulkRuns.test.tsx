import { bulkFiles, cancelBulkRun, getBulkRun, listBulkRuns } from '@earshot/core/calls/bulk.api.ts';
import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { progressPollMs, queryClient } from '../../lib/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { bulkRun } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkRuns } from './BulkRuns.tsx';

const going = bulkRun({ run_id: 7, status: 'running', total: 12_000, handled: 500, done: 500 });
const one = { ...getBulkRun, path: 'files/bulk/7' };

let server: ReturnType<typeof fakeServer>;
const runningAre = (...results: BulkRun[]) =>
  server.answer(listBulkRuns, { count: results.length, limit: 10, offset: 0, results });
/** What a live message does. */
const toldByTheServer = () => queryClient.invalidateQueries({ queryKey: ['bulk'] });

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => void vi.useRealTimers());

test('what goes on comes from the server, with how far it is, and its outcome with Undo', async () => {
  runningAre(going);
  await show(<BulkRuns />);
  await expect.element(page.getByText('Tag: 500 of 12,000 calls')).toBeVisible();
  runningAre({ ...going, handled: 6100, done: 6000 });
  await toldByTheServer();
  await expect.element(page.getByText('Tag: 6,100 of 12,000 calls')).toBeVisible();
  const failed = [{ file_id: 'a', code: 'files.not_found' }];
  const counts = { handled: 12_000, done: 11_850, failed_count: 150, failed };
  server.answer(one, { ...going, ...counts, status: 'done', can_undo: true });
  runningAre();
  await toldByTheServer();
  await expect.element(page.getByText('Tag, done: 11,850 calls')).toBeVisible();
  await expect.element(page.getByText(/^Not done for 150 calls: This file is not here/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.element(page.getByText(/of 12,000/)).not.toBeInTheDocument();
});

test('it is asked after while it goes on, for a message may be lost', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  runningAre(going);
  server.answer(one, { ...going, status: 'done', handled: 12_000, done: 12_000 });
  await show(<BulkRuns />);
  await expect.element(page.getByText('Tag: 500 of 12,000 calls')).toBeVisible();
  runningAre();
  vi.advanceTimersByTime(progressPollMs);
  await expect.element(page.getByText('Tag, done: 12,000 calls')).toBeVisible();
});

test('it is stopped', async () => {
  const stop = { ...cancelBulkRun, path: 'files/bulk/7/cancel' };
  runningAre(going);
  await show(<BulkRuns />);
  server.answer(stop, { ...going, status: 'cancelled' });
  server.answer(one, { ...going, status: 'cancelled' });
  await expect.element(page.getByText('Tag: 500 of 12,000 calls')).toBeVisible();
  runningAre();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Tag, done: 500 calls')).toBeVisible();
  expect(server.sentTo(stop)).toHaveLength(1);
});

test('why it was given up is said', async () => {
  runningAre(going);
  await show(<BulkRuns />);
  await expect.element(page.getByText('Tag: 500 of 12,000 calls')).toBeVisible();
  server.answer(one, { ...going, status: 'failed', code: 'forbidden' });
  runningAre();
  await toldByTheServer();
  await expect.element(page.getByText(/^It was not finished: /)).toBeVisible();
});

test('one that is over before the list is asked for again has its outcome told, too', async () => {
  runningAre();
  server.answer(bulkFiles, { ...going, action: 'favorite' });
  server.answer(one, { ...going, action: 'favorite', status: 'done', handled: 12_000, done: 12_000 });
  const onClear = vi.fn();
  const all = { listed: { filters: {}, query: null }, count: 12_000, order: {} };
  await show(
    <>
      <BulkBar ids={['a']} all={all} onClear={onClear} />
      <BulkRuns />
    </>,
  );
  await page.getByRole('button', { name: 'Favourite' }).click();
  await expect.element(page.getByText('In favourites: 12,000 calls')).toBeVisible();
  expect(onClear).toHaveBeenCalled();
});
