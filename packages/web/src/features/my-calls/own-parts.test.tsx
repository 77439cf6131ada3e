import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import { disputeAnswer, type OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import type { OwnDispute } from '@earshot/core/reviews/disputes.ts';
import { getSelfReview, type SelfReview, submitSelfReview } from '@earshot/core/reviews/self-reviews.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { keepDrafts } from '../../testing/kept-drafts.ts';
import { sampleFile } from '../../testing/sample-call.ts';
import { scoreOfOne } from '../../testing/sample-review.ts';
import { show } from '../../testing/show.tsx';
import { DisputePart } from './DisputePart.tsx';
import { MyCallsList } from './MyCallsList.tsx';
import { MyStrip } from './MyStrip.tsx';
import { SelfReviewCard } from './SelfReviewCard.tsx';

const me: Partial<Me> = { workspace: { id: 1 } as Me['workspace'] };
const place = { file_id: 'f', goal_id: 1 };
const listed = (change: Partial<OwnScore> = {}): OwnScore => ({
  ...place,
  file_name: 'call.wav',
  started_at: '2026-11-20T09:00:00Z',
  duration_ms: 160_000,
  type: 'audio',
  audio_removed: false,
  direction: null,
  subscriber: null,
  goal: 'Retention call',
  score: 40,
  score_before: null,
  passed: false,
  published_at: '2026-11-21T09:00:00Z',
  acknowledged_at: null,
  dispute_until: '2026-11-28T09:00:00Z',
  disputes: [],
  moment: null,
  ...change,
});
const nothing = { mean: null, low: null, high: null, n: 0 };
const data = (...results: OwnScore[]) => ({
  results,
  count: results.length,
  limit: 50,
  offset: 0,
  agent: { id: 3, name: 'Iryna Bondar' },
  counts: { new: results.length, all: results.length, disputed: 0 },
  mean: nothing,
  before: nothing,
  disputes: { changed: 0, kept: 0, open: 0 },
  strongest: null,
  weakest: null,
});
const none = () => {};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

function dispute(one: OwnScore | undefined) {
  const [question] = scoreOfOne.groups.flatMap((group) => group.questions);
  const [answer] = scoreOfOne.answers;
  if (question === undefined || answer === undefined) throw new Error('The sample has no question');
  return show(
    <DisputePart
      call={sampleFile({ file_id: 'f' })}
      place={place}
      question={question satisfies CallScore['groups'][number]['questions'][number]}
      answer={answer}
      listed={one}
    />,
    'viewer',
    me,
  );
}
const open = () => page.getByRole('button', { name: 'Dispute “Asks for the reason”' });
const why = () => page.getByRole('textbox', { name: 'Why' });

test('an answer is disputed while there is time, and not after, nor twice at once', async () => {
  await dispute(listed());
  await expect.element(open()).toBeVisible();
  await dispute(listed({ dispute_until: null }));
  await expect.element(open()).not.toBeInTheDocument();
  const sent: OwnDispute = {
    id: 4,
    question_id: 2,
    comment: 'I asked at 0:52',
    status: 'open',
    decision: '',
    decided_by: null,
    created: '2026-11-22T09:00:00Z',
    due_at: '2026-11-25T09:00:00Z',
    decided_at: null,
  };
  await dispute(listed({ disputes: [sent] }));
  await expect.element(page.getByText('Disputed, waits for an answer')).toBeVisible();
  await expect.element(page.getByText(/^An answer is due by/)).toBeVisible();
  await expect.element(open()).not.toBeInTheDocument();
  // A lead has answered: their words are there, and until when is not asked any more.
  const kept = { status: 'kept', decision: 'It came after the offer', decided_by: 'Olena' } as const;
  await dispute(listed({ disputes: [{ ...sent, ...kept, decided_at: '2026-11-23T09:00:00Z' }] }));
  await expect.element(page.getByText('Olena: It came after the offer')).toBeVisible();
  await expect.element(page.getByText(/^An answer is due by/)).not.toBeInTheDocument();
});

test('a dispute half written is there again, and one that is refused as too late keeps its words', async () => {
  const draft = keepDrafts(server, 'dispute', 'f:1:2');
  await dispute(listed());
  await open().click();
  // The focus goes where the button was, there and back.
  const focused = () => document.activeElement;
  expect(page.getByRole('form').element().contains(focused())).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(focused()?.contains(open().element())).toBe(true);
  expect(focused()).not.toBe(document.body);
  await open().click();
  await why().fill('I asked twice');
  await vi.waitFor(() => expect(draft.kept()?.body).toMatchObject({ comment: 'I asked twice' }), 20_000);
  await dispute(listed());
  await open().click();
  await expect.element(why()).toHaveValue('I asked twice');
  const send = { ...disputeAnswer, path: 'scores/f/1/disputes' };
  server.refuse(send, 409, 'disputes.too_late');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Send dispute' }).click();
  await vi.waitFor(() => expect(server.sentTo(send)).toHaveLength(1));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(why()).toHaveValue('I asked twice');
});

test('own answers that are not sent are there again, and are sent once', async () => {
  const draft = keepDrafts(server, 'self_review', 'f:1');
  const form: SelfReview = {
    ...place,
    goal: 'Retention call',
    version: 1,
    pass_from: 75,
    groups: scoreOfOne.groups,
    sent: null,
  };
  server.answer(getSelfReview, form, place);
  server.answer(submitSelfReview, form, place);
  const onClose = vi.fn();
  const card = () => show(<SelfReviewCard place={place} onClose={onClose} />, 'viewer', me);
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  await card();
  await expect.element(page.getByRole('button', { name: 'Keep my answers' })).toBeDisabled();
  await yes.click();
  await vi.waitFor(() => expect(draft.kept()).not.toBeNull(), 20_000);
  await card();
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Keep my answers' }).dblClick();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sentTo(submitSelfReview, place)).toEqual([
    { answers: [{ question_id: 2, state: 'answered', answer: 'yes' }] },
  ]);
});

test('without scores the list and the numbers say so', async () => {
  await show(
    <>
      <MyStrip data={data()} />
      <MyCallsList
        data={data()}
        tab="all"
        chosen={undefined}
        detail={null}
        onTab={none}
        onChoose={none}
        onMore={undefined}
      />
    </>,
    'viewer',
    me,
  );
  await expect.element(page.getByText('No score is published in this period')).toBeVisible();
  await expect.element(page.getByText('Known from three answers on')).toBeVisible();
  expect(page.getByText('no call that chance chose').elements()).toHaveLength(2);
});

test('a score that a dispute changed says from what to what', async () => {
  await show(
    <MyCallsList
      data={data(listed({ score: 90, score_before: 40, acknowledged_at: '2026-11-22T09:00:00Z' }))}
      tab="all"
      chosen={undefined}
      detail={null}
      onTab={none}
      onChoose={none}
      onMore={undefined}
    />,
    'viewer',
    me,
  );
  await expect.element(page.getByText('Changed 40 to 90')).toBeVisible();
  await expect.element(page.getByText('Acknowledged')).toBeVisible();
});
