import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { peopleOfForm } from '@earshot/core/reviews/agreement-report.ts';
import type * as api from '@earshot/core/reviews/calibrations.api.ts';
import type { CalibratedCall, Calibration } from '@earshot/core/reviews/calibrations.api.ts';
import { maskScore } from '@earshot/core/reviews/mask-score.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { scoreCallByHand } from '../goals/answer-call.ts';
import { getCallScore } from '../goals/call-scores.ts';
import { getGoalForm } from '../goals/goal-form.ts';
import { settleBlindness } from './blindness.ts';
import {
  findShownCalibration,
  listCalibratedAnswers,
  listCalibratedReviews,
  listSettlements,
  listShownCalibrations,
  type ShownCalibration,
} from './calibrations.queries.ts';
import {
  dropOpen,
  holdCalibration,
  insertCalibration,
  removeCalibrationRow,
  setRevealed,
} from './calibrations.store.ts';
import { endOfDay } from './review-days.queries.ts';
import { accountsOfCalls } from './review-lists.queries.ts';
import { assertReviewers } from './reviewers.ts';
import { insertReviews, type NewReview } from './reviews.store.ts';
import { clockOf, tellAssigned } from './reviews.ts';

const present = ({ file_ids, people, ...row }: ShownCalibration): Calibration => ({
  id: row.id,
  name: row.name,
  goal_id: row.goal_id,
  goal: row.goal,
  people: people.map(({ user_id, name, submitted }) => ({ user_id, name, submitted: Number(submitted) })),
  calls: file_ids.length,
  file_ids,
  scored: row.scored,
  settled: row.settled,
  due_at: row.due_at?.toISOString() ?? null,
  revealed_at: row.revealed_at?.toISOString() ?? null,
  created: row.created_at.toISOString(),
});

/** How far a calibration is; told to everybody, for it says nothing of what anybody answered. */
const progress = <T>(ctx: Ctx, ask: (ctx: Ctx) => Promise<T>): Promise<T> =>
  ctx.limit === null ? beyondLimit(ctx, 'how many have scored the calls of a calibration', ask) : ask(ctx);

async function shownCalibration(ctx: Ctx, id: number): Promise<ShownCalibration> {
  const row = await progress(ctx, (ctx) => findShownCalibration(ctx.db, ctx.workspaceId, id));
  if (row === undefined) throw fail('calibrations.not_found');
  return row;
}

export async function listCalibrations(
  ctx: Ctx,
  page: QueryOf<typeof api.listCalibrations>,
): Promise<ReplyOf<typeof api.listCalibrations>> {
  const { rows, count } = await progress(ctx, (ctx) => listShownCalibrations(ctx.db, ctx.workspaceId, page));
  return { count, ...page, results: rows.map(present) };
}

export async function getCalibration(ctx: Ctx, id: number): Promise<Calibration> {
  return present(await shownCalibration(ctx, id));
}

/** Everybody gets every call, but for an operator the own ones. */
export async function createCalibration(
  ctx: Ctx,
  { name, goal_id, file_ids, user_ids, due_days }: BodyOf<typeof api.createCalibration>,
): Promise<Calibration> {
  await getGoalForm(ctx, goal_id);
  const people = [...new Set(user_ids)];
  await assertReviewers(ctx, people);
  const files = [...new Set(file_ids)];
  for (const fileId of files)
    await beyondLimit(ctx, 'a call is scored by the goal before people do', (ctx) =>
      scoreCallByHand(ctx, fileId, goal_id),
    );
  const accounts = await accountsOfCalls(ctx.db, ctx.workspaceId, files);
  const due_at = await endOfDay(ctx.db, await clockOf(ctx), { after: due_days });
  const id = await transact(ctx, async (ctx) => {
    const made = { name, goal_id, due_at, user_id: ctx.userId, created_at: ctx.now() };
    const id = await insertCalibration(ctx.db, ctx.workspaceId, made);
    const reviews = files.flatMap((file_id) =>
      people
        .filter((user) => accounts.get(file_id) !== user)
        .map(
          (user_id): NewReview => ({
            goal_id,
            file_id,
            calibration_id: id,
            kind: 'calibration',
            reason: 'calibration',
            chosen_by: {},
            is_blind: true,
            user_id,
            due_at,
            created_at: ctx.now(),
          }),
        ),
    );
    await insertReviews(ctx.db, ctx.workspaceId, reviews);
    await settleBlindness(ctx, people);
    await tellAssigned(
      ctx,
      reviews.map(({ user_id }) => user_id),
    );
    await audit(ctx, { action: 'calibration.created', subjectId: id, subject: name });
    return id;
  });
  return present(await shownCalibration(ctx, id));
}

async function hold(ctx: TxCtx, id: number) {
  const row = await holdCalibration(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('calibrations.not_found');
  return row;
}

/** Shows everybody the scores. Who has not scored does not any more: they would not be blind. */
export async function revealCalibration(ctx: Ctx, id: number): Promise<Calibration> {
  await transact(ctx, (ctx) =>
    beyondLimit(ctx, 'a calibration is of all who take part', async (ctx) => {
      const row = await hold(ctx, id);
      if (row.revealed_at !== null) throw fail('calibrations.is_revealed');
      await setRevealed(ctx.db, ctx.workspaceId, id, ctx.now());
      await settleBlindness(ctx, await dropOpen(ctx.db, ctx.workspaceId, id));
      await audit(ctx, { action: 'calibration.revealed', subjectId: id, subject: row.name });
    }),
  );
  return present(await shownCalibration(ctx, id));
}

export async function removeCalibration(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, (ctx) =>
    beyondLimit(ctx, 'a calibration is of all who take part', async (ctx) => {
      const row = await hold(ctx, id);
      await settleBlindness(ctx, await dropOpen(ctx.db, ctx.workspaceId, id));
      await removeCalibrationRow(ctx.db, ctx.workspaceId, id);
      await audit(ctx, { action: 'calibration.removed', subjectId: id, subject: row.name });
    }),
  );
}

/** One call of a calibration. Until the scores are shown only the own answers are, and nothing of the machine. */
export async function getCalibratedCall(ctx: Ctx, id: number, fileId: string): Promise<CalibratedCall> {
  const row = await shownCalibration(ctx, id);
  if (!row.file_ids.includes(fileId)) throw fail('calibrations.no_call');
  const isRevealed = row.revealed_at !== null;
  const { score, answers, reviews, settled } = await beyondLimit(
    ctx,
    'of a calibration that is not over only the own answers are shown',
    async (ctx) => ({
      score: await getCallScore(ctx, fileId, row.goal_id),
      answers: await listCalibratedAnswers(
        ctx.db,
        ctx.workspaceId,
        id,
        isRevealed ? null : (ctx.userId ?? 0),
      ),
      reviews: await listCalibratedReviews(ctx.db, ctx.workspaceId, id, fileId),
      settled: await listSettlements(ctx.db, ctx.workspaceId, id, fileId),
    }),
  );
  const { groups } = await getGoalForm(ctx, row.goal_id);
  const questions = groups.flatMap((group) => group.questions);
  const asked = questions.map((question) => ({
    question,
    rows: answers.filter(({ question_id }) => question_id === question.id),
  }));
  const shown = reviews.filter(
    ({ user_id, status }) => status === 'submitted' && (isRevealed || user_id === ctx.userId),
  );
  return {
    calibration: present(row),
    file_id: fileId,
    score: isRevealed ? score : maskScore(score),
    is_revealed: isRevealed,
    own_review_id: reviews.find(({ user_id }) => user_id === ctx.userId)?.id ?? null,
    totals: shown.map(({ user_id, score }) => ({ user_id, score })),
    questions: score.groups
      .flatMap((group) => group.questions)
      .map(({ id: question_id = 0 }) => ({
        question_id,
        answers: answers
          .filter((one) => one.file_id === fileId && one.question_id === question_id)
          .map(({ user_id, state, answer, comment }) => ({ user_id, state, answer, comment })),
        settled: presentSettled(settled.find((one) => one.question_id === question_id)),
      })),
    agreement: peopleOfForm(asked),
  };
}

type Settled = Awaited<ReturnType<typeof listSettlements>>[number];

function presentSettled(one: Settled | undefined): CalibratedCall['questions'][number]['settled'] {
  if (one === undefined) return null;
  const { state, answer, note, by, settled_at } = one;
  return { state, answer, note, by: by ?? '', at: settled_at.toISOString() };
}
