import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCustomization } from '../lib/customization.ts';
import { show } from '../testing/show.tsx';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

afterEach(() => useCustomization.setState({ singleKeys: true }));

test('keys of one character are switched off, and on again, by its name', async () => {
  await show(<SingleKeysSwitch />);
  const change = page.getByRole('switch', { name: 'Commands by a single key' });
  await expect.element(change).toBeChecked();
  await change.click();
  expect(useCustomization.getState().singleKeys).toBe(false);
  await change.click();
  expect(useCustomization.getState().singleKeys).toBe(true);
});
