import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { HiddenByPeriod } from './HiddenByPeriod.tsx';

const counted = (count: number, count_is_capped = false) => ({ count, count_is_capped });

test('calls outside the period are counted, and one click shows them', async () => {
  const onShow = vi.fn();
  await show(<HiddenByPeriod shown={counted(3)} all={counted(1500)} onShow={onShow} />);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/1,497 more calls are outside the period/);
  await page.getByRole('button', { name: 'Show calls of any time' }).click();
  expect(onShow).toHaveBeenCalledOnce();
});

test('where counting stopped there are more than so many', async () => {
  await show(<HiddenByPeriod shown={counted(1)} all={counted(10_000, true)} onShow={() => {}} />);
  await expect.element(page.getByText(/more than 9,999 more calls/)).toBeVisible();
});

test('nothing is said where nothing is hidden', async () => {
  await show(<HiddenByPeriod shown={counted(4)} all={counted(4)} onShow={() => {}} />);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
