import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { getSetting } from '@earshot/core/users/account.api.ts';
import { login } from '@earshot/core/users/getting-in.api.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CookieNotice } from '../../shared/signing-in/CookieNotice.tsx';
import { useCookiesOff } from '../../shared/signing-in/cookies-off.ts';
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

test('a browser that keeps no cookie is told from a wrong password', async () => {
  const server = fakeServer();
  server.answer(login, { token: 'session-1', user_id: 1 } as ReplyOf<typeof login>);
  server.refuse(getSetting, 401, 'unauthorized');
  await show(
    <>
      <CookieNotice />
      <PasswordForm email="ann@example.com" onCode={vi.fn()} onDone={vi.fn()} />
    </>,
  );
  await page.getByLabelText('Password', { exact: true }).fill('Some-long-pass-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/does not keep the cookie of this site/);
  await expect.element(page.getByText('Sign in first')).not.toBeInTheDocument();
  useCookiesOff.setState({ isOff: false });
});
