import { getCoaching, listCoaching, markListened } from '@earshot/core/coaching/coaching.api.ts';
import type { Coaching } from '@earshot/core/coaching/coaching.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { coachingOfIryna } from '../../testing/sample-coaching.ts';
import { show } from '../../testing/show.tsx';
import { MySide } from './MySide.tsx';

const listOf = (...results: Coaching[]) => ({
  results,
  count: results.length,
  limit: 5,
  offset: 0,
  to_listen: 1,
  operators: [],
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listCustomMetrics, { results: [], count: 0, limit: 100, offset: 0 });
  server.answer(listCoaching, listOf(coachingOfIryna()));
});

test('a moment of a chat is read, as there is nothing to listen to', async () => {
  const place = { id: 7, place: 2 };
  server.answer(markListened, undefined, place);
  await show(<MySide asked={null} />, 'viewer');
  await expect.element(page.getByText('1 of 2 listened')).toBeVisible();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await vi.waitFor(() => expect(server.sentTo(markListened, place)).toHaveLength(1));
});

test('what the address leads to has the focus, also where it is older than those that are shown', async () => {
  server.answer(getCoaching, coachingOfIryna({ id: 3, name: 'Long ago' }), { id: 3 });
  await show(<MySide asked={3} />, 'viewer');
  await expect.element(page.getByRole('region', { name: 'Long ago' })).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'Ask why first' })).toBeVisible();
});
