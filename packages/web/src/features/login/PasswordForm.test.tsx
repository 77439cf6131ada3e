import { login } from '@earshot/core/users/getting-in.api.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { PasswordForm } from './PasswordForm.tsx';

test('an email and a password have to be entered', async () => {
  const server = fakeServer();
  server.refuse(login, 401, 'users.wrong_credentials');
  await show(<PasswordForm email="" onCode={vi.fn()} onDone={vi.fn()} />);
  const send = page.getByRole('button', { name: 'Sign in' });
  await send.click();
  await expect.element(page.getByText('Enter your email')).toBeVisible();
  await expect.element(page.getByText('Enter your password')).toBeVisible();
  await page.getByLabelText('Email').fill('ann@example.com');
  await send.click();
  await expect.element(page.getByText('Enter your email')).not.toBeInTheDocument();
  await expect.element(page.getByText('Enter your password')).toBeVisible();
  expect(server.sentTo(login)).toEqual([]);
});
