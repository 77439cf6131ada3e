import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { AnswerReason, AnswerState, AnswerValue, CountedAnswer } from '@earshot/core/goals/answers.ts';
import { scoreOf } from '@earshot/core/goals/score.ts';
import { machineSideOf } from '@earshot/core/reviews/machine-side.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { audit } from '../audit/audit.ts';
import {
  formOf,
  type GivenTo,
  recordAnswers,
  refuseAnswers,
  type SubmittedAnswers,
} from '../goals/answer-call.ts';
import { type AnswerRow, type ScoreRow, storedScore } from '../goals/call-scores.ts';
import { settleBlindness } from './blindness.ts';
import { getReviewCard } from './review-card.ts';
import { reviewSubmitted } from './reviews.events.ts';
import {
  holdReview,
  insertReviewAnswers,
  insertReviews,
  listReviewsOf,
  type NewReviewAnswer,
  type ReviewRow,
  updateReview,
} from './reviews.store.ts';
import { tellPublished } from './tell-published.ts';

type Submission = BodyOf<typeof api.submitReview>;

/**
 * Sends what a reviewer answers. The first review of a lead is what counts, and publishes the score; any other is kept beside it, to
 * be compared. Throws `reviews.not_yours`, `reviews.is_sent`, and of a blind review `reviews.answers_missing`.
 */
export async function submitReview(ctx: Ctx, id: number, submission: Submission): Promise<ReviewCard> {
  await transact(ctx, (ctx) =>
    beyondLimit(
      ctx,
      'answers are kept beside what the machine said, which their reviewer did not see',
      (ctx) => submit(ctx, id, submission),
    ),
  );
  return getReviewCard(ctx, id);
}

async function submit(ctx: TxCtx, id: number, { revision, answers, seconds }: Submission): Promise<void> {
  const row = await holdReview(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.status === 'dropped') throw fail('reviews.not_found');
  if (row.status !== 'open') throw fail('reviews.is_sent');
  if (row.user_id !== null && row.user_id !== ctx.userId) throw fail('reviews.not_yours');
  const place = { goal_id: row.goal_id, file_id: row.file_id };
  const form = await formOf(ctx, place);
  const questions = form.groups.flatMap(({ questions }) => questions);
  refuseAnswers(form, answers);
  const given = answers.filter(({ state }) => state !== 'cannot_tell');
  const missing = questions.length - new Set(given.map(({ question_id }) => question_id)).size;
  if (row.is_blind && missing > 0) throw fail('reviews.answers_missing', { count: missing });
  const counts = row.kind === 'lead' && (await isFirst(ctx, row));
  const before = counts
    ? await recordAnswers(ctx, place, {
        revision: row.is_blind ? null : (revision ?? -1),
        answers,
        isSubmitted: true,
      })
    : (await storedScore(ctx, place)).answers;
  const { score } = await storedScore(ctx, place);
  if (score === undefined) throw fail('goals.no_score');
  await keepReview(ctx, row, { given, before, seconds, score, form, counts });
  if (counts) await tellPublished(ctx, row.file_id, score);
  await settleBlindness(ctx, [ctx.userId]);
}

/** Whether nobody's review of the call has been sent yet that counts; a blind one never changes what was published. */
async function isFirst(ctx: TxCtx, row: ReviewRow): Promise<boolean> {
  if (!row.is_blind) return true;
  const others = await listReviewsOf(ctx.db, ctx.workspaceId, row);
  if (others.some((one) => one.id !== row.id && one.kind === 'lead' && one.status === 'submitted'))
    return false;
  // The second waits for the first, whoever of them comes sooner.
  const isFirstOpen = others.some((one) => one.id < row.id && one.kind === 'lead' && one.status === 'open');
  const { score } = await storedScore(ctx, row);
  return !(row.reason === 'second' && isFirstOpen) && score?.published_at === null;
}

type Kept = {
  given: readonly GivenTo[];
  before: ReadonlyMap<number, AnswerRow>;
  seconds: number | null;
  score: ScoreRow;
  form: Awaited<ReturnType<typeof formOf>>;
  counts: boolean;
};

/** Keeps what somebody answered, with what the machine said; the review is sent. */
export async function keepReview(
  ctx: TxCtx,
  row: Pick<ReviewRow, 'id' | 'goal_id' | 'file_id'>,
  { given, before, seconds, score, form, counts }: Kept,
): Promise<void> {
  const byQuestion = new Map(
    form.groups
      .flatMap(({ questions }) => questions)
      .map((question) => [question.id, question.answer_by.kind]),
  );
  await insertReviewAnswers(
    ctx.db,
    ctx.workspaceId,
    { review_id: row.id, file_id: row.file_id },
    given.map((one) =>
      besideMachine(one, before.get(one.question_id), byQuestion.get(one.question_id) ?? 'person'),
    ),
  );
  const own = new Map(given.map((one): [number, CountedAnswer] => [one.question_id, one]));
  const worth = counts ? score : scoreOf(form.groups, own, form.pass_from);
  await updateReview(ctx.db, ctx.workspaceId, row.id, {
    status: 'submitted',
    user_id: ctx.userId,
    version: score.version,
    score: worth.score,
    passed: worth.passed,
    machine_score: score.machine_score,
    seconds,
    submitted_at: ctx.now(),
  });
  await publish(ctx, reviewSubmitted, { review_id: row.id, goal_id: row.goal_id, file_id: row.file_id });
  await audit(ctx, { action: 'review.submitted', subjectId: row.id, subject: form.name });
}

function besideMachine(
  { question_id, state, answer, points, comment, failure_reason }: GivenTo,
  row: AnswerRow | undefined,
  answeredBy: string,
): NewReviewAnswer {
  const machine =
    row === undefined
      ? { machine_state: null, machine_answer: null, machine_confidence: null }
      : machineSideOf({
          state: row.state as AnswerState,
          answer: row.answer as AnswerValue,
          suggestion: row.suggestion as AnswerValue,
          confidence: row.confidence,
          reason: row.reason as AnswerReason,
        });
  return { question_id, state, answer, points, comment, failure_reason, ...machine, answered_by: answeredBy };
}

/** What somebody answered and published without having been asked is a review, too; or ends the one that waited for them. */
export async function reviewSubmission(
  ctx: TxCtx,
  { goal_id, file_id, answers, before }: SubmittedAnswers,
): Promise<void> {
  if (ctx.userId === null) return;
  const others = await listReviewsOf(ctx.db, ctx.workspaceId, { goal_id, file_id });
  const waiting = others.find(
    (one) => one.user_id === ctx.userId && one.status === 'open' && one.kind === 'lead' && !one.is_blind,
  );
  const id =
    waiting?.id ??
    (
      await insertReviews(ctx.db, ctx.workspaceId, [
        {
          goal_id,
          file_id,
          kind: 'lead',
          reason: 'asked',
          chosen_by: {},
          is_blind: false,
          user_id: ctx.userId,
          due_at: null,
          created_at: ctx.now(),
        },
      ])
    )[0];
  const { score } = await storedScore(ctx, { goal_id, file_id });
  if (id === undefined || score === undefined) return;
  const form = await formOf(ctx, { goal_id, file_id });
  const given = answers.filter(({ state }) => state !== 'cannot_tell');
  const kept = { given, before, seconds: null, score, form, counts: true };
  await keepReview(ctx, { id, goal_id, file_id }, kept);
  await tellPublished(ctx, file_id, score);
}
