import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { OwnNameField } from './OwnNameField.tsx';

const onSubmit = vi.fn();
function Form() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(onSubmit)} noValidate>
        <OwnNameField />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

test('a name that is missing, too short or too long says so, and none is cut off', async () => {
  await show(<Form />);
  const name = page.getByLabelText('Your name');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.element(page.getByText('Enter your name')).toBeVisible();
  await name.fill('Al');
  await send.click();
  await expect.element(page.getByText('Too short: at least 3 characters')).toBeVisible();
  await name.fill('A'.repeat(101));
  await send.click();
  await expect.element(page.getByText('Too long: at most 100 characters, now 101')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
