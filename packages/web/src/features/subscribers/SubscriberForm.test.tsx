import { createSubscriber, updateSubscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { subscriberNamed } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SubscriberForm } from './SubscriberForm.tsx';

const halyna = subscriberNamed('Halyna Moroz', { id: 5 });
const update = { ...updateSubscriber, path: 'subscribers/5' };
const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });

test('of an abonent of whom nothing is known nothing is sent', async () => {
  const server = fakeServer();
  await show(<SubscriberForm subscriber={null} onClose={() => {}} />);
  await save().click();
  await expect.element(page.getByText(/^Enter at least a name/)).toBeVisible();
  expect(server.sentTo(createSubscriber)).toEqual([]);
});

test('numbers are sent as they are written, empty ones are left out', async () => {
  const server = fakeServer();
  server.answer(createSubscriber, halyna);
  await show(<SubscriberForm subscriber={null} onClose={() => {}} />);
  await field('Phone 1').fill('067 123 45 67');
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await field('Phone 3').fill('044 390 19 02');
  await save().click();
  await vi.waitFor(() =>
    expect(server.sentTo(createSubscriber)).toEqual([
      { name: null, phones: ['067 123 45 67', '044 390 19 02'], external_id: null },
    ]),
  );
});

test('a number that is taken away is what is changed', async () => {
  const server = fakeServer();
  server.answer(update, halyna);
  await show(<SubscriberForm subscriber={halyna} onClose={() => {}} />);
  await expect.element(save()).toBeDisabled();
  await expect.element(field('Phone 1')).toHaveValue('+380 67 123 45 67');
  await page.getByRole('button', { name: 'Remove phone 1' }).click();
  await save().click();
  await vi.waitFor(() => expect(server.sentTo(update)).toEqual([{ phones: ['+380 44 390 19 02'] }]));
});

test.each([
  ['subscribers.phone_invalid', '+380443901902', /is no phone number/],
  ['subscribers.phone_taken', '+380443901902', /belongs to another abonent: Ihor/],
])('%s is said at the number it is about', async (code, phone, said) => {
  const server = fakeServer();
  server.refuse(update, 422, code, { phone, name: 'Ihor' });
  await show(<SubscriberForm subscriber={halyna} onClose={() => {}} />);
  await field('Name').fill('Halyna M.');
  await save().click();
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(field('Phone 2')).toHaveFocus();
});
