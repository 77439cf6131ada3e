import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { LengthField } from './LengthField.tsx';

const limits = { least: 3, most: 20 };
const named = (refusal: string | null) => (
  <LengthField label="Name" value="Refund" limits={limits} onText={() => {}} refusal={refusal} />
);

test('a name that was refused is brought to whoever saved it, from wherever', async () => {
  await show(named(null));
  expect(document.activeElement).toBe(document.body);
  await show(named('This name is taken.'));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This name is taken.');
});
