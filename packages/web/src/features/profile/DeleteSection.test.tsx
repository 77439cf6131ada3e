import { deleteAccount } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAccount } from '../../shared/account.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ann } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { DeleteSection } from './DeleteSection.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

test('an account is deleted by its password, entered in a dialog; refusals are said there', async () => {
  await show(<DeleteSection user={ann()} />);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Delete my account' });
  await send.click();
  await expect.element(dialog.getByText('Enter your password')).toBeVisible();
  expect(server.sentTo(deleteAccount)).toEqual([]);
  server.refuse(deleteAccount, 403, 'users.wrong_password');
  await dialog.getByLabelText(/^Your password/).fill('Wrong-1-password');
  await send.click();
  await expect.element(dialog.getByLabelText(/^Your password/)).toBeInvalid();
  server.refuse(deleteAccount, 409, 'users.last_admin', { workspace: 'Support' });
  await send.click();
  await expect.element(dialog.getByText(/Support/)).toBeVisible();
  server.answer(deleteAccount, { success: true });
  await send.click();
  await expect.poll(() => useAccount.getState().isLoggedIn).toBe(false);
  expect(server.sentTo(deleteAccount).at(-1)).toEqual({ password: 'Wrong-1-password' });
});
