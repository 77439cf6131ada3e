import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { settleQuestion } from '@earshot/core/reviews/calibrations.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { keepDrafts } from '../../../testing/kept-drafts.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import { scoreOfOne } from '../../../testing/sample-review.ts';
import { show } from '../../../testing/show.tsx';
import { AnswersTable } from './AnswersTable.tsx';
import './calibration.css';
import { CalibrationFoot } from './CalibrationFoot.tsx';
import { useSettling } from './use-settling.ts';

const names = ['Oleksandra-Maryna Kovalenko-Hrytsenko', 'Oleksandra-Maryna Kovalenko-Hrytsuk'];
const given = (user_id: number, answer: string) => ({
  user_id,
  state: 'answered' as const,
  answer,
  comment: user_id === 2 ? 'He asks after the offer' : '',
});
const calibrated = (change: Partial<CalibratedCall> = {}): CalibratedCall => ({
  calibration: {
    id: 5,
    name: 'November',
    goal_id: 1,
    goal: 'Retention call',
    people: names.map((name, at) => ({ user_id: at + 1, name, submitted: 1 })),
    calls: 1,
    file_ids: ['f'],
    scored: 1,
    settled: 0,
    due_at: null,
    revealed_at: '2026-11-21T09:00:00Z',
    created: '2026-11-20T09:00:00Z',
  },
  file_id: 'f',
  score: scoreOfOne,
  is_revealed: true,
  own_review_id: null,
  totals: [
    { user_id: 1, score: 100 },
    { user_id: 2, score: 0 },
  ],
  questions: [{ question_id: 2, answers: [given(1, 'yes'), given(2, 'no')], settled: null }],
  agreement: { n: 1, reason: 'too_few', percent: null, kappa: null, alpha: null },
  ...change,
});

function Page({ shown }: { shown: CalibratedCall }) {
  const settling = useSettling(shown);
  return (
    <>
      <AnswersTable
        file={sampleFile({ file_id: 'f' })}
        calibrated={shown}
        current={2}
        settling={settling}
        phrases={undefined}
        onTake={() => {}}
      />
      <CalibrationFoot calibrated={shown} settling={settling} current={2} onSettleNext={() => {}} />
    </>
  );
}

const endpoint = { ...settleQuestion, path: 'calibrations/5/calls/f/questions/2' };
const settle = () => page.getByRole('button', { name: 'Settle', exact: true });
const note = () => page.getByRole('textbox', { name: 'Note on the wording' });
let server: ReturnType<typeof fakeServer>;
let draft: ReturnType<typeof keepDrafts>;
beforeEach(() => {
  server = fakeServer();
  draft = keepDrafts(server, 'settlement', 'f:5');
});

test('who differs is seen, people of like names are told apart, and of one call there is no α', async () => {
  await show(<Page shown={calibrated()} />);
  await expect.element(page.getByText('They differ')).toBeVisible();
  await expect.element(page.getByText('1 of 2 alike')).toBeVisible();
  await expect.element(page.getByText('He asks after the offer')).toBeVisible();
  await expect.element(page.getByText('α is shown from 20 calls, 1 so far')).toBeVisible();
  await expect.element(page.getByText('Spread 100 points')).toBeVisible();
  for (const name of names) {
    const head = page.getByRole('columnheader', { name }).element();
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  }
});

test('an answer is chosen first; what is refused keeps its note, and what is sent says all of it', async () => {
  await show(<Page shown={calibrated()} />);
  await settle().click();
  await expect.element(page.getByText('Choose an answer first.')).toBeVisible();
  await page.getByRole('button', { name: /^No/ }).click();
  await note().fill('After the offer is too late');
  await page.getByRole('checkbox', { name: /^Add to what the scorer reads/ }).click();
  server.refuse(endpoint, 409, 'goals.answered_meanwhile');
  await settle().click();
  await vi.waitFor(() => expect(server.sentTo(endpoint)).toHaveLength(1));
  await expect.element(note()).toHaveValue('After the offer is too late');
  expect(server.sentTo(endpoint)[0]).toEqual({
    state: 'answered',
    answer: 'no',
    note: 'After the offer is too late',
    is_reference: true,
    adds_to_description: true,
  });
});

const me: Partial<Me> = { workspace: { id: 1 } as Me['workspace'] };

test('what is chosen and written is there again, and gone once it is settled', async () => {
  await show(<Page shown={calibrated()} />, 'admin', me);
  await page.getByRole('button', { name: /^No/ }).click();
  await note().fill('Too late');
  await vi.waitFor(
    () => expect(draft.kept()?.body).toMatchObject({ notes: { 2: { note: 'Too late' } } }),
    20_000,
  );
  await show(<Page shown={calibrated()} />, 'admin', me);
  await expect.element(note()).toHaveValue('Too late');
  await expect.element(page.getByRole('button', { name: /^No/ })).toHaveAttribute('aria-pressed', 'true');
  server.answer(endpoint, calibrated());
  await settle().click();
  await vi.waitFor(() => expect(draft.kept()).toBeNull(), 20_000);
});

test('whoever may only look settles nothing', async () => {
  await show(<Page shown={calibrated()} />, 'viewer');
  await expect.element(page.getByText('They differ')).toBeVisible();
  await expect.element(settle()).not.toBeInTheDocument();
  await expect.element(note()).not.toBeInTheDocument();
});
