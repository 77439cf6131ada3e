import { invite, type User } from '@earshot/core/users/members.api.ts';
import { listWorkspaces } from '@earshot/core/workspaces/workspaces.api.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { InviteDialog } from './InviteDialog.tsx';

const anna: User = {
  id: 7,
  name: '',
  email: 'anna@example.com',
  role: 'viewer',
  locale: 'en',
  avatar: null,
  allow_reports: true,
  allow_classifiers: true,
  allow_callcenter: true,
  limited_to_teams: false,
  teams_led: [],
  operator: null,
  status: 'invited',
  last_visit: null,
  registered: '2026-11-20T10:00:00Z',
};
const link = 'http://earshot.test/activate/abc';
afterEach(() => vi.unstubAllGlobals());

async function invites() {
  const server = fakeServer();
  server.answer(listWorkspaces, { workspaces: [] });
  server.answer(invite, { ...anna, link });
  const onClose = vi.fn();
  await show(<InviteDialog onClose={onClose} />);
  await page.getByLabelText('Email addresses').fill('anna@example.com');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect.element(page.getByLabelText('Link for anna@example.com')).toHaveValue(link);
  return onClose;
}

test('the dialog ends with the link, and closes when one is done', async () => {
  const onClose = await invites();
  await expect.element(page.getByRole('heading', { name: 'Invitation sent' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(onClose).toHaveBeenCalled();
});

test('the link is copied also where the browser has no clipboard, as over plain HTTP', async () => {
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, { get: (of, name) => (name === 'clipboard' ? undefined : Reflect.get(of, name)) }),
  );
  const copied: string[] = [];
  const onCopy = () => copied.push((document.activeElement as HTMLTextAreaElement).value ?? '');
  window.addEventListener('copy', onCopy, { capture: true });
  await invites();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  window.removeEventListener('copy', onCopy, { capture: true });
  expect(copied).toEqual([link]);
});
