import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tell } from '../lib/notices.ts';
import { show } from '../testing/show.tsx';

const under = { position: 'fixed', top: 0, right: 0, width: 400, height: 200 } as const;

test('what a notice lies over stays within reach, and the notice fades there', async () => {
  await show(
    <button type="button" style={under}>
      New pattern
    </button>,
  );
  tell({ text: 'Saved', tone: 'success' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const notice = document.querySelector<HTMLElement>('.notistack-Snackbar');
  const { left, top, width, height } = notice?.getBoundingClientRect() ?? new DOMRect();
  const button = page.getByRole('button', { name: 'New pattern' });
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button.element());
  window.dispatchEvent(new PointerEvent('pointermove', { clientX: left + 5, clientY: top + 5 }));
  expect(notice).toHaveProperty('dataset.yields', '');
  window.dispatchEvent(new PointerEvent('pointermove', { clientX: 1, clientY: 700 }));
  expect(notice?.dataset.yields).toBeUndefined();
  await userEvent.tab();
  await expect.poll(() => notice?.dataset.yields).toBe('');
});
