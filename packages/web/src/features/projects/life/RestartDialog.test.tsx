import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProject } from '../../../testing/sample-project.ts';
import { show } from '../../../testing/show.tsx';
import { RestartDialog } from './RestartDialog.tsx';

async function dialog() {
  const onRestart = vi.fn();
  await show(<RestartDialog project={sampleProject()} onRestart={onRestart} onClose={vi.fn()} />);
  return onRestart;
}

test('it keeps what was found unless one says otherwise', async () => {
  const onRestart = await dialog();
  await expect
    .element(page.getByText('What was found before stays until a call is looked at again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  expect(onRestart).toHaveBeenCalledExactlyOnceWith({ from_stage: 'analyse', clear: false });
});

test('it says how much is cleared before it does so', async () => {
  const onRestart = await dialog();
  await page.getByLabelText('Calls since').fill('2026-11-01');
  await page.getByRole('checkbox', { name: 'Clear the results first' }).click();
  await expect.element(page.getByText(/What was found in 12 calls is taken back first/u)).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  expect(onRestart).toHaveBeenCalledExactlyOnceWith({
    start: '2026-11-01',
    from_stage: 'analyse',
    clear: true,
  });
});
