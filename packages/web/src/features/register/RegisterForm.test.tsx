import { captchaChallenge } from '@earshot/core/users/getting-in.api.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import type { Registration } from './use-register-form.ts';

test('after a try that failed one is at the first field that is wrong', async () => {
  const server = fakeServer();
  server.refuse(captchaChallenge, 503, 'internal');
  const mutate = vi.fn();
  const registration: Partial<Registration> = { mutate, isPending: false };
  await show(<RegisterForm registration={registration as Registration} />);
  const submit = page.getByRole('button', { name: 'Create the account' });
  await submit.click();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await page.getByLabelText('Your name').fill('Olena Koval');
  await submit.click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('olena@example.com');
  await submit.click();
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  expect(mutate).not.toHaveBeenCalled();
});
