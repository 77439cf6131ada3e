import { setTimeZone } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAccount } from '../../shared/account.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ann } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { OwnTimeZone } from './OwnTimeZone.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

function Shown() {
  const user = useAccount((state) => state.user);
  return user && <OwnTimeZone user={user} />;
}

test('the clock of letters is that of the workspace until somebody chooses their own, and again afterwards', async () => {
  server.answer(setTimeZone, { success: true });
  await show(<Shown />, 'admin', ann());
  const own = page.getByRole('button', { name: 'My own' });
  await expect.element(page.getByText(/In the workspace: UTC/)).toBeVisible();
  await own.click();
  await page.getByLabelText('Time zone').click();
  await userEvent.keyboard('{Control>}a{/Control}Kathmandu{Enter}');
  await expect.poll(() => server.sentTo(setTimeZone).at(-1)).toEqual({ time_zone: 'Asia/Kathmandu' });
  await expect.element(own).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'As in the workspace' }).click();
  await expect.poll(() => server.sentTo(setTimeZone).at(-1)).toEqual({ time_zone: null });
  await expect.element(page.getByLabelText('Time zone')).not.toBeInTheDocument();
});

test('a choice that the server refuses is said and is not shown as taken', async () => {
  server.refuse(setTimeZone, 422, 'workspaces.time_zone');
  await show(<Shown />, 'admin', ann());
  await page.getByRole('button', { name: 'My own' }).click();
  await expect.element(page.getByText(/There is no such time zone/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'As in the workspace' }))
    .toHaveAttribute('aria-pressed', 'true');
});
