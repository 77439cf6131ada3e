import { removeCoaching } from '@earshot/core/coaching/coaching.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { coachingOfIryna } from '../../testing/sample-coaching.ts';
import { show } from '../../testing/show.tsx';
import { GivenCard } from './GivenCard.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listCustomMetrics, { results: [], count: 0, limit: 100, offset: 0 });
});

test('says which moments were listened to; one of a chat has nothing to play, and leads to the call all the same', async () => {
  await show(<GivenCard given={coachingOfIryna()} onGone={() => {}} />);
  await expect.element(page.getByText(/^listened 10 Nov/)).toBeVisible();
  await expect.element(page.getByText('not listened yet')).toBeVisible();
  expect(page.getByTestId('play-passage').elements()).toHaveLength(1);
  expect(page.getByRole('link', { name: 'Open the call at 0:58' }).elements()).toHaveLength(2);
});

test('is taken back only after a question', async () => {
  server.answer(removeCoaching, undefined, { id: 7 });
  const onGone = vi.fn();
  await show(<GivenCard given={coachingOfIryna()} onGone={onGone} />);
  await page.getByRole('button', { name: 'Take back “Ask why first”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(server.sentTo(removeCoaching, { id: 7 })).toEqual([]);
  await page.getByRole('button', { name: 'Take back “Ask why first”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await vi.waitFor(() => expect(onGone).toHaveBeenCalled());
});

test('whoever may only look takes nothing back', async () => {
  await show(<GivenCard given={coachingOfIryna({ can_change: false })} onGone={() => {}} />, 'viewer');
  await expect.element(page.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});
