import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

test('a zone is found by its country and chosen with the keyboard alone', async () => {
  const onChange = vi.fn();
  await show(<TimeZoneField value="UTC" onChange={onChange} />);
  await page.getByLabelText('Time zone').click();
  await userEvent.keyboard('{Control>}a{/Control}Украина');
  await expect.element(page.getByRole('option', { name: /Europe \/ Kyiv/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalled();
  expect(onChange.mock.calls[0]?.[0]).toMatch(/^Europe\/(Kyiv|Simferopol)$/);
});
