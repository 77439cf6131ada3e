import { listAccessGiven, type User } from '@earshot/core/users/members.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

const olena = { id: 7, name: 'Olena', email: 'olena@example.com' } as User;
const listOfOlena = { ...listAccessGiven, path: `users/${olena.id}/access` };
const key = {
  kind: 'api_key' as const,
  id: 1,
  name: 'Nightly export',
  file_id: null,
  report_id: null,
  expires_at: '2027-01-02T10:00:00.000Z',
};
const link = { ...key, kind: 'share' as const, id: 2, name: 'call.wav', file_id: crypto.randomUUID() };

let server: ReturnType<typeof fakeServer>;
let removed: boolean[];
beforeEach(() => {
  server = fakeServer();
  removed = [];
});
const open = () =>
  show(
    <RemoveDialog user={olena} onClose={() => {}} onRemove={(keepsAccess) => removed.push(keepsAccess)} />,
  );

test('names the keys and links of who is taken out, and ends them unless they are kept', async () => {
  server.answer(listOfOlena, { results: [key, link] });
  await open();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Nightly export/)).toBeVisible();
  await expect.element(dialog.getByText(/call\.wav/)).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Remove from workspace' }).click();
  expect(removed).toEqual([true]);
});

test('says nothing of keys and links where there are none', async () => {
  server.answer(listOfOlena, { results: [] });
  await open();
  const remove = page.getByRole('button', { name: 'Remove from workspace' });
  await expect.element(remove).toBeEnabled();
  expect(page.getByRole('checkbox').query()).toBe(null);
  await remove.click();
  expect(removed).toEqual([false]);
});
