import { bulkFiles, undoBulkRun } from '@earshot/core/calls/bulk.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { bulkRun, tagsNamed } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { BulkBar } from './BulkBar.tsx';

const listed = { filters: { status: ['DONE' as const] }, query: null };
const all = { listed, count: 1200, order: { sorting_by: 'created' as const, order_by: 'desc' as const } };
const nothing = () => {};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(bulkFiles, bulkRun());
  server.answer(listTags, tagsNamed('Greeting', 'Refund'));
});

test('a tag is set on the selected calls, and Undo has the server put back what that changed', async () => {
  const undo = { ...undoBulkRun, path: 'files/bulk/3/undo' };
  server.answer(bulkFiles, bulkRun({ run_id: 3, can_undo: true }));
  server.answer(undo, bulkRun({ run_id: 4, undo_of: 3, done: 1 }));
  const onClear = vi.fn();
  await show(<BulkBar ids={['a', 'b']} all={all} onClear={onClear} />);
  await expect.element(page.getByRole('toolbar', { name: '2 calls selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  await vi.waitFor(() => expect(onClear).toHaveBeenCalled());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: 1 call')).toBeVisible();
  expect(server.sentTo(bulkFiles)).toEqual([{ action: 'tag', ids: ['a', 'b'], tag_id: 2 }]);
  expect(server.sentTo(undo)).toHaveLength(1);
});

test('removing asks first, with the number', async () => {
  await show(<BulkBar ids={['a', 'b']} all={all} onClear={nothing} />);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/2 calls/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sentTo(bulkFiles)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(server.sentTo(bulkFiles)).toEqual([{ action: 'delete', ids: ['a', 'b'] }]));
});

test('everything that the list means goes by its filter, and is asked about', async () => {
  await show(<BulkBar ids={['a']} all={all} onClear={nothing} />);
  await page.getByRole('button', { name: 'Select all 1,200 matching' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/1,200 calls selected/);
  await page.getByRole('button', { name: 'Process again' }).click();
  expect(server.sentTo(bulkFiles)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Process again' }).click();
  await vi.waitFor(() => expect(server.sentTo(bulkFiles)).toEqual([{ action: 'restart', filter: listed }]));
});

test('what could not be done is said, by its reason', async () => {
  const code = 'files.still_processing';
  const failed = ['b', 'c'].map((file_id) => ({ file_id, code }));
  server.answer(bulkFiles, bulkRun({ total: 3, handled: 3, done: 1, failed_count: 2, failed }));
  await show(<BulkBar ids={['a', 'b', 'c']} all={all} onClear={nothing} />);
  await page.getByRole('button', { name: 'Favourite' }).click();
  await expect
    .element(page.getByText(/^Not done for 2 calls: The file is still being processed/))
    .toBeVisible();
});

test('whoever may only look keeps favourites, and nothing else', async () => {
  await show(<BulkBar ids={['a']} all={all} onClear={nothing} />, 'viewer');
  await expect.element(page.getByRole('button', { name: 'Favourite' })).toBeVisible();
  for (const name of ['Tag', 'Process again', 'Delete'])
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
});
