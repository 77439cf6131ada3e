import type { BodyOf, QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import { shareOut } from '@earshot/core/reviews/share-out.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { scoreCallByHand } from '../goals/answer-call.ts';
import { getGoal } from '../goals/goals.ts';
import { notify } from '../notifications/notifications.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { settleBlindness } from './blindness.ts';
import { getReview, presentReviews } from './present-reviews.ts';
import { endOfDay } from './review-days.queries.ts';
import { accountsOfCalls, countTabs, listReviewRows } from './review-lists.queries.ts';
import { assertReviewers } from './reviewers.ts';
import {
  countOpen,
  holdReview,
  insertReviews,
  listOpenOf,
  listReviewersOf,
  listReviewsOf,
  type ReviewRow,
  updateReview,
} from './reviews.store.ts';

/** By which clock days of the workspace begin and end. */
export async function clockOf(ctx: Ctx): Promise<{ now: Date; timeZone: string }> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  return { now: ctx.now(), timeZone };
}

export async function listReviews(
  ctx: Ctx,
  { limit, offset, tab, due, ...narrowing }: QueryOf<typeof api.listReviews>,
): Promise<ReplyOf<typeof api.listReviews>> {
  const now = ctx.now();
  const tonight = await endOfDay(ctx.db, await clockOf(ctx), {});
  const [{ rows, count }, counts] = await Promise.all([
    listReviewRows(ctx.db, ctx.workspaceId, {
      ...narrowing,
      due,
      now,
      tonight,
      tab,
      userId: ctx.userId,
      limit,
      offset,
    }),
    countTabs(ctx.db, ctx.workspaceId, { ...narrowing, userId: ctx.userId, now, tonight }),
  ]);
  return { count, limit, offset, results: await presentReviews(ctx, rows), counts };
}

/** Members who may look at calls, with how many wait for each. */
export async function listReviewers(
  ctx: Ctx,
  page: QueryOf<typeof api.listReviewers>,
): Promise<ReplyOf<typeof api.listReviewers>> {
  const { results, ...list } = pageOf(await membersWhoMay(ctx, 'reviews.write'), page);
  const ids = results.map(({ user_id }) => user_id);
  const open = await countOpen(ctx.db, ctx.workspaceId, ids);
  return {
    ...list,
    results: results.map(({ user_id, name }) => ({ user_id, name, open: open.get(user_id) ?? 0 })),
  };
}

export async function assignReviews(
  ctx: Ctx,
  { goal_id, file_ids, user_ids, kind, is_blind, due_days }: BodyOf<typeof api.assignReviews>,
): Promise<ReplyOf<typeof api.assignReviews>> {
  await getGoal(ctx, goal_id);
  const people = user_ids.length > 0 ? [...new Set(user_ids)] : ctx.userId === null ? [] : [ctx.userId];
  await assertReviewers(ctx, people);
  const files = [...new Set(file_ids)];
  // A call that the goal is not for is scored because somebody wants it looked at by that.
  for (const fileId of files) await scoreCallByHand(ctx, fileId, goal_id);
  const due_at = await endOfDay(ctx.db, await clockOf(ctx), { after: due_days });
  return transact(ctx, async (ctx) => {
    const notBy = await notByOf(ctx, files);
    const toShare = files.map((file_id) => ({ key: file_id, notBy: notBy({ goal_id, file_id }) }));
    const given = shareOut(toShare, people, await countOpen(ctx.db, ctx.workspaceId, people));
    const assigned = [...given].filter(([, user]) => user !== null);
    const ids = await insertReviews(
      ctx.db,
      ctx.workspaceId,
      assigned.map(([file_id, user_id]) => ({
        goal_id,
        file_id,
        kind,
        reason: 'asked' as const,
        chosen_by: {},
        is_blind,
        user_id,
        due_at,
        created_at: ctx.now(),
      })),
    );
    const busy = assigned.map(([, user]) => user);
    await settleBlindness(ctx, busy);
    await tellAssigned(ctx, busy);
    await audit(ctx, {
      action: 'review.assigned',
      subjectId: goal_id,
      subject: '',
      after: { calls: ids.length },
    });
    return { assigned: ids.length, left: files.length - ids.length, ids };
  });
}

type Place = { goal_id: number; file_id: string };

const nameOf = ({ goal_id, file_id }: Place) => `${goal_id} ${file_id}`;

/** Who does not look at some calls by a goal: the operator of each, and whoever has another review of it than the one that is shared out. */
async function notByOf(
  ctx: Ctx,
  files: readonly string[],
): Promise<(place: Place & { id?: number }) => Set<number>> {
  const accounts = await accountsOfCalls(ctx.db, ctx.workspaceId, files);
  const reviews = Map.groupBy(await listReviewersOf(ctx.db, ctx.workspaceId, files), nameOf);
  return (place) => {
    const others = (reviews.get(nameOf(place)) ?? []).filter(({ id }) => id !== place.id);
    const people = [accounts.get(place.file_id) ?? null, ...others.map(({ user_id }) => user_id)];
    return new Set(people.filter((id) => id !== null));
  };
}

/** Tells people that calls wait for them, each once. */
export async function tellAssigned(ctx: TxCtx, people: readonly (number | null)[]): Promise<void> {
  const counts = new Map<number, number>();
  for (const id of people) if (id !== null && id !== ctx.userId) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [userId, count] of counts)
    await notify(ctx, [userId], { kind: 'review.assigned', params: { count }, link: '/reviews' });
}

async function holdOpen(ctx: TxCtx, id: number): Promise<ReviewRow> {
  const row = await holdReview(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.status === 'dropped') throw fail('reviews.not_found');
  if (row.status !== 'open') throw fail('reviews.is_sent');
  return row;
}

export async function changeReview(
  ctx: Ctx,
  id: number,
  { user_id, due }: BodyOf<typeof api.changeReview>,
): Promise<Review> {
  const due_at = due ? await endOfDay(ctx.db, await clockOf(ctx), { day: due }) : null;
  await transact(ctx, async (ctx) => {
    const row = await holdOpen(ctx, id);
    if (user_id !== undefined && user_id !== null) await refuseReviewer(ctx, row, user_id);
    await updateReview(ctx.db, ctx.workspaceId, id, {
      ...(user_id === undefined ? {} : { user_id }),
      ...(due === undefined ? {} : { due_at }),
    });
    await settleBlindness(ctx, [row.user_id, user_id ?? null]);
    if (user_id !== undefined && user_id !== row.user_id) await tellAssigned(ctx, [user_id]);
    await audit(ctx, {
      action: 'review.assigned',
      subjectId: id,
      subject: '',
      before: { reviewer: row.user_id },
      after: { reviewer: user_id === undefined ? row.user_id : user_id },
    });
  });
  return getReview(ctx, id);
}

/** Throws where somebody must not look at the call of a review. */
async function refuseReviewer(ctx: TxCtx, row: ReviewRow, userId: number): Promise<void> {
  await assertReviewers(ctx, [userId]);
  const accounts = await accountsOfCalls(ctx.db, ctx.workspaceId, [row.file_id]);
  if (accounts.get(row.file_id) === userId) throw fail('reviews.own_call');
  const others = await listReviewsOf(ctx.db, ctx.workspaceId, row);
  if (row.is_blind && others.some((one) => one.id !== row.id && one.user_id === userId))
    throw fail('reviews.not_reviewer', { name: String(userId) });
}

export async function dropReview(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await holdOpen(ctx, id);
    await updateReview(ctx.db, ctx.workspaceId, id, { status: 'dropped' });
    await settleBlindness(ctx, [row.user_id]);
    await audit(ctx, { action: 'review.dropped', subjectId: id, subject: '' });
  });
}

/** Hands open reviews on; those that the other must not look at stay. */
export async function moveReviews(
  ctx: Ctx,
  { from, to, count }: BodyOf<typeof api.moveReviews>,
): Promise<{ moved: number }> {
  await assertReviewers(ctx, [to]);
  return transact(ctx, async (ctx) => {
    const moved = await handOn(ctx, from, [to], count);
    await tellAssigned(
      ctx,
      Array.from({ length: moved }, () => to),
    );
    await audit(ctx, { action: 'review.assigned', subjectId: to, subject: '', after: { moved } });
    return { moved };
  });
}

/** Shares open reviews of somebody out among others, evenly; what nobody of them may look at waits for nobody in particular. */
export async function handOn(
  ctx: TxCtx,
  from: number,
  to: readonly number[],
  count: number,
  { leavesNothing = false } = {},
): Promise<number> {
  const rows = await listOpenOf(ctx.db, ctx.workspaceId, from, count);
  const notBy = await notByOf(
    ctx,
    rows.map(({ file_id }) => file_id),
  );
  const toShare = rows.map((row) => ({ key: String(row.id), notBy: notBy(row) }));
  const given = shareOut(toShare, to, await countOpen(ctx.db, ctx.workspaceId, to));
  let moved = 0;
  for (const [id, userId] of given) {
    if (userId === null && !leavesNothing) continue;
    await updateReview(ctx.db, ctx.workspaceId, Number(id), { user_id: userId });
    if (userId !== null) moved += 1;
  }
  await settleBlindness(ctx, [from, ...to]);
  return moved;
}
