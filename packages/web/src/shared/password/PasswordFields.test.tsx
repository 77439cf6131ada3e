import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PasswordFields } from './PasswordFields.tsx';

const onSubmit = vi.fn();
function Form() {
  const form = useForm({ defaultValues: { password: '', confirm: '' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <PasswordFields />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

test('a new password has to be entered twice, and the same both times', async () => {
  await show(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Enter a password')).toBeVisible();
  await expect.element(page.getByText('Enter it once more')).toBeVisible();
  await page.getByLabelText('New password', { exact: true }).fill('Str0ng&Long!');
  await page.getByLabelText('Repeat the password').fill('Str0ng&Long?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('The passwords differ')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
