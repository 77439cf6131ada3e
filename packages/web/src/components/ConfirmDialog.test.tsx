import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const asked = { open: true, title: 'Sure?', text: 'It is gone then.', confirm: 'Do it', cancel: 'Cancel' };

test.each([
  [true, 'Cancel', 0],
  [false, 'Do it', 1],
])('of something dangerous (%s) Enter means %s', async (danger, focused, times) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  await show(<ConfirmDialog {...asked} danger={danger} onConfirm={onConfirm} onClose={onClose} />);
  await expect.element(page.getByRole('button', { name: focused })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(times);
  expect(onClose).toHaveBeenCalledOnce();
});
