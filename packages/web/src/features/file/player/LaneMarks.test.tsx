import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { MarkRow } from './LaneMarks.tsx';

const marks = [1000, 2000, 3000].map((startMs) => ({
  kind: 'silence' as const,
  startMs,
  endMs: startMs + 500,
}));

test('the marks of a call are one stop of the Tab key, and arrows go from one to the next', async () => {
  await show(
    <>
      <MarkRow marks={marks} view={{ fromMs: 0, toMs: 10_000 }} />
      <button type="button">behind</button>
    </>,
  );
  const all = page.getByRole('button', { name: /0:0/u });
  await expect.element(all.nth(2)).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(all.nth(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(all.nth(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('behind')).toHaveFocus();
  // One comes back to where one was.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(all.nth(1)).toHaveFocus();
});
