import type { Ctx, TxCtx } from '../../platform/context.ts';
import { transact } from '../../platform/context.ts';
import { isMember } from '../users/memberships.ts';
import { dropPerson, everyPlan, listPeople, listPlanRows } from './plans.store.ts';
import { reviewerNames } from './reviewers.ts';
import { removeReviewsBy } from './reviews.store.ts';
import { handOn } from './reviews.ts';

/** More than anybody has open. */
const all = 100_000;

/** A goal goes with everything that people said by it. */
export const leaveGoal = (ctx: TxCtx, goalId: number): Promise<void> =>
  removeReviewsBy(ctx.db, ctx.workspaceId, goalId);

/** What whoever left had to look at is shared out among the others of the plans, or waits for somebody to take it. */
export async function handOnFrom(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (await isMember(ctx, user_id)) return;
  await transact(ctx, async (ctx) => {
    const plans = await listPlanRows(ctx.db, ctx.workspaceId, everyPlan);
    await dropPerson(ctx.db, ctx.workspaceId, user_id);
    const may = await reviewerNames(ctx);
    const people = await listPeople(
      ctx.db,
      ctx.workspaceId,
      plans.map(({ id }) => id),
    );
    const others = [...new Set(people.map((one) => one.user_id))].filter(
      (id) => id !== user_id && may.has(id),
    );
    await handOn(ctx, user_id, others, all, { leavesNothing: true });
  });
}
