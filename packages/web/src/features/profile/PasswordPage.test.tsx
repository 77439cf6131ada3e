import { changePassword } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { ann } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PasswordDialog } from './PasswordPage.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

async function open() {
  await show(<PasswordDialog user={ann()} />);
  return page.getByRole('dialog', { name: 'Change the password' });
}

test('the old password, a new one and the same again are asked for in a dialog', async () => {
  const dialog = await open();
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  for (const text of ['Enter the old password', 'Enter a password', 'Enter it once more'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabelText('Old password').fill('Old-Password-1');
  await dialog.getByLabelText('New password', { exact: true }).fill('Str0ng&Long!');
  await dialog.getByLabelText(/^Repeat/).fill('Str0ng&Long?');
  await expect.element(dialog.getByText('Enter it once more')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(dialog.getByText('The passwords differ')).toBeVisible();
  expect(server.sentTo(changePassword)).toEqual([]);
});

test('a wrong old password is said at its field, and what is right is sent', async () => {
  server.refuse(changePassword, 403, 'users.wrong_password');
  const dialog = await open();
  await dialog.getByLabelText('Old password').fill('Old-Password-1');
  await dialog.getByLabelText('New password', { exact: true }).fill('Str0ng&Long!');
  await dialog.getByLabelText(/^Repeat/).fill('Str0ng&Long!');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(dialog.getByLabelText('Old password')).toBeInvalid();
  server.answer(changePassword, { success: true });
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect.element(page.getByText('Password changed')).toBeVisible();
  expect(server.sentTo(changePassword).at(-1)).toEqual({
    old_password: 'Old-Password-1',
    new_password: 'Str0ng&Long!',
  });
});
