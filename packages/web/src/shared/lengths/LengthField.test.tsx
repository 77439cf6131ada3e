import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { LengthField } from './LengthField.tsx';

function Name({ isTried = false, isQuiet = false }: { isTried?: boolean; isQuiet?: boolean }) {
  const [name, setName] = useState('');
  return (
    <LengthField
      label="Name"
      limits={{ least: 3, most: 5 }}
      value={name}
      onText={setName}
      isTried={isTried}
      isQuiet={isQuiet}
    />
  );
}
const field = () => page.getByRole('textbox', { name: 'Name' });
const said = () => page.getByRole('alert');

test('too short is said once the field is left, too long at once, and neither is cut off', async () => {
  await show(<Name />);
  await field().fill('ab');
  await expect.element(page.getByText(/Too/)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(said()).toMatchTextContent('Too short: at least 3 characters');
  await expect.element(field()).toBeInvalid();
  await field().fill('abcdef');
  await expect.element(said()).toMatchTextContent('Too long: at most 5 characters, now 6');
  await field().fill(' abc ');
  await expect.element(field()).toBeValid();
  await field().fill('  ');
  await expect.element(said()).toMatchTextContent('This has to be filled in');
});

test('where nothing need be entered, only an attempt to save says what is missing', async () => {
  await show(<Name isQuiet />);
  await field().click();
  await userEvent.tab();
  await expect.element(said()).not.toBeInTheDocument();
  await show(<Name isQuiet isTried />);
  await expect.element(said()).toMatchTextContent('This has to be filled in');
});
