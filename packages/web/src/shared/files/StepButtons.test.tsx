import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { StepButtons } from './StepButtons.tsx';

const names = { previous: 'Previous page', next: 'Next page' };

test('either end of a list says so', async () => {
  const onStep = vi.fn();
  await show(<StepButtons {...names} hasPrevious={false} hasNext onStep={onStep} />);
  await expect.element(page.getByText('First record')).toBeVisible();
  await expect.element(page.getByRole('button', { name: names.previous })).toBeDisabled();
  await page.getByRole('button', { name: names.next }).click();
  expect(onStep).toHaveBeenCalledWith(1);
  await show(<StepButtons {...names} hasPrevious hasNext={false} onStep={onStep} />);
  await expect.element(page.getByText('Last record')).toBeVisible();
  await expect.element(page.getByText('First record')).not.toBeInTheDocument();
});

test('the end of a page is not yet the end of the list', async () => {
  await show(<StepButtons {...names} hasPrevious={false} hasNext isFirst={false} onStep={() => {}} />);
  await expect.element(page.getByText('First record')).not.toBeInTheDocument();
});
