import { listFiles } from '@earshot/core/calls/calls.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { createCalibration } from '@earshot/core/reviews/calibrations.api.ts';
import { listReviewers } from '@earshot/core/reviews/reviews.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { sampleFile } from '../../testing/sample-call.ts';
import { show } from '../../testing/show.tsx';
import { NewCalibration } from './NewCalibration.tsx';

const begin = () => page.getByRole('button', { name: 'Begin' });
let server: ReturnType<typeof fakeServer>;
let since = '';
const files = (...results: ReturnType<typeof sampleFile>[]) =>
  server.answer(listFiles, ({ query }) => {
    since = query.get('recorded_at_start') ?? '';
    return {
      count: results.length,
      limit: 1000,
      offset: 0,
      results,
      count_is_capped: false,
      total: results.length,
      total_is_capped: false,
    };
  });

beforeEach(() => {
  server = fakeServer();
  const results = [{ id: 1, name: 'Care' } as Goal];
  server.answer(listGoals, { count: 1, limit: 1000, offset: 0, results });
  const people = ['First', 'Second'].map((name, at) => ({ user_id: at + 1, name, open: 0 }));
  server.answer(listReviewers, { count: 2, limit: 200, offset: 0, results: people });
  files(sampleFile({ file_id: 'f' }));
});

test('asks for a name and two people, and keeps what was written where the server refuses', async () => {
  const onClose = vi.fn();
  await show(<NewCalibration onClose={onClose} />);
  await begin().click();
  await expect.element(page.getByText('Give it a name of at least 3 characters.')).toBeVisible();
  await expect.element(page.getByText('Choose at least two people.')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('November');
  for (const one of [/^First/, /^Second/]) await page.getByRole('checkbox', { name: one }).click();
  server.refuse(createCalibration, 403, 'forbidden');
  await begin().click();
  await vi.waitFor(() => expect(server.sentTo(createCalibration)).toHaveLength(1));
  await expect.element(name).toHaveValue('November');
  expect(onClose).not.toHaveBeenCalled();
  expect(server.sentTo(createCalibration)[0]).toEqual({
    name: 'November',
    goal_id: 1,
    file_ids: ['f'],
    user_ids: [1, 2],
    due_days: 5,
  });
  // A moment, as the server takes it.
  expect(new Date(since).toISOString()).toBe(since);
});

test('says where there is no call, and where calls could not be asked for', async () => {
  files();
  await show(<NewCalibration onClose={() => {}} />);
  await expect.element(page.getByText('No call of the last 30 days has a score by this goal.')).toBeVisible();
  server.refuse(listFiles, 400, 'bad_request');
  await show(<NewCalibration onClose={() => {}} />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
