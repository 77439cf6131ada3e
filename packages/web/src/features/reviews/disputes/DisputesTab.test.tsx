import { listGoals } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { decideDispute, getOverturned, listDisputes } from '@earshot/core/reviews/disputes.api.ts';
import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { keepDrafts } from '../../../testing/kept-drafts.ts';
import { show } from '../../../testing/show.tsx';
import { DisputesTab } from './DisputesTab.tsx';

const me: Partial<Me> = { workspace: { id: 1 } as Me['workspace'] };
const dispute: Dispute = {
  id: 4,
  goal_id: 1,
  goal: 'Retention call',
  file_id: 'f',
  file_name: 'call.wav',
  duration_ms: 160_000,
  type: 'audio',
  audio_removed: false,
  question_id: 2,
  question: 'Which offer was made',
  operator: { id: 3, name: 'Oleksandra-Maryna Kovalenko-Hrytsenko' },
  wanted_state: 'answered',
  wanted_answer: 12,
  comment: 'I spoke of the lower tariff',
  moment: null,
  status: 'open',
  was_state: 'answered',
  was_answer: 11,
  answered_by: null,
  decision: '',
  decided_by: null,
  created: '2026-11-20T09:00:00Z',
  due_at: '2026-11-25T23:59:59Z',
  decided_at: null,
};
const form = {
  id: 1,
  groups: [
    {
      questions: [
        {
          id: 2,
          mode: 'choice',
          options: [
            { id: 11, text: 'No offer', credit: 0 },
            { id: 12, text: 'A lower tariff', credit: 1 },
          ],
          scale: { from: 1, to: 5 },
        },
      ],
    },
  ],
} as unknown as Goal;

let server: ReturnType<typeof fakeServer>;
let draft: ReturnType<typeof keepDrafts>;
const lists = (...results: Dispute[]) =>
  server.answer(listDisputes, {
    results,
    count: results.length,
    limit: 100,
    offset: 0,
    open: results.length,
  });
const why = () => page.getByRole('textbox', { name: 'Why' });
const change = () => page.getByRole('button', { name: 'Change the answer' });

beforeEach(() => {
  server = fakeServer();
  draft = keepDrafts(server, 'score', 'f:1:dispute-4');
  server.answer(listGoals, { count: 1, limit: 1000, offset: 0, results: [form] });
  server.answer(getOverturned, { questions: [], reviewers: [] });
  lists(dispute);
});

test('says answers as the form has them, and who is called how in full', async () => {
  await show(<DisputesTab />, 'admin', me);
  await expect.element(page.getByText('“No offer” (machine) should be “A lower tariff”')).toBeVisible();
  await expect.element(page.getByText(/Oleksandra-Maryna Kovalenko-Hrytsenko/)).toBeVisible();
});

test('of an answer that the form has no longer there is what was kept of it', async () => {
  lists({ ...dispute, was_answer: 99 });
  await show(<DisputesTab />, 'admin', me);
  await expect.element(page.getByText('“99” (machine) should be “A lower tariff”')).toBeVisible();
});

test('a decision needs a word why, which is there again after leaving and coming back', async () => {
  await show(<DisputesTab />, 'admin', me);
  await change().click();
  await expect.element(page.getByText('Say why: the operator reads it.')).toBeVisible();
  await why().fill('You are right');
  await vi.waitFor(() => expect(draft.kept()?.body).toEqual({ comment: 'You are right' }), 20_000);
  await show(<DisputesTab />, 'admin', me);
  await expect.element(why()).toHaveValue('You are right');
  const decide = { ...decideDispute, path: 'disputes/4/decide' };
  server.refuse(decide, 409, 'disputes.decided');
  await change().click();
  // What was refused is not lost.
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(why()).toHaveValue('You are right');
  expect(server.sentTo(decide)).toEqual([{ decision: 'changed', comment: 'You are right' }]);
});

test('whoever may only look decides nothing', async () => {
  await show(<DisputesTab />, 'viewer', me);
  await expect.element(page.getByText('Which offer was made')).toBeVisible();
  await expect.element(change()).not.toBeInTheDocument();
});

test('nothing disputed says so, and an error can be tried again', async () => {
  lists();
  await show(<DisputesTab />, 'admin', me);
  await expect.element(page.getByText('No answer is disputed')).toBeVisible();
  server.refuse(listDisputes, 400, 'bad_request');
  await show(<DisputesTab />, 'admin', me);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  lists(dispute);
  await again.click();
  await expect.element(page.getByText('Which offer was made')).toBeVisible();
});
