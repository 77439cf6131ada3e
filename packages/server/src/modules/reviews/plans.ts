import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { mostPlans, PlanInput, type ReviewPlan } from '@earshot/core/reviews/plans.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { audit, changed } from '../audit/audit.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { getGoal, goalNames } from '../goals/goals.ts';
import { getPattern } from '../patterns/patterns.ts';
import {
  countPlans,
  findPlanRow,
  holdPlan,
  insertPlan,
  listPeople,
  listPlanRows,
  type PlanRow,
  putPeople,
  removePlanRow,
  updatePlanRow,
} from './plans.store.ts';
import { assertReviewers, reviewerNames } from './reviewers.ts';

export async function listPlans(
  ctx: Ctx,
  page: QueryOf<typeof api.listPlans>,
): Promise<ReplyOf<typeof api.listPlans>> {
  const [rows, count] = await Promise.all([
    listPlanRows(ctx.db, ctx.workspaceId, page),
    countPlans(ctx.db, ctx.workspaceId),
  ]);
  return { count, ...page, results: await present(ctx, rows) };
}

export async function getPlan(ctx: Ctx, id: number): Promise<ReviewPlan> {
  const row = await findPlanRow(ctx.db, ctx.workspaceId, id);
  const [plan] = row === undefined ? [] : await present(ctx, [row]);
  if (plan === undefined) throw fail('reviews.plan_not_found');
  return plan;
}

async function present(ctx: Ctx, rows: readonly PlanRow[]): Promise<ReviewPlan[]> {
  const people = await listPeople(
    ctx.db,
    ctx.workspaceId,
    rows.map(({ id }) => id),
  );
  const names = await reviewerNames(ctx);
  const goals = await goalNames(ctx);
  return rows.map((row) => {
    const reviewers = people.filter(({ plan_id }) => plan_id === row.id).map(({ user_id }) => user_id);
    return {
      ...inputOf(row, reviewers),
      id: row.id,
      goal: goals.get(row.goal_id) ?? '',
      // Whoever may not review any more is left out when calls are shared out.
      reviewers_named: reviewers.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      filled_at: row.filled_at?.toISOString() ?? null,
      created: row.created_at.toISOString(),
    };
  });
}

const inputOf = (row: PlanRow, reviewers: number[]): PlanInput =>
  PlanInput.parse({
    name: row.name,
    goal_id: row.goal_id,
    filters: row.filters,
    per_agent: row.per_agent,
    shares: row.shares,
    pattern_id: row.pattern_id,
    twice: row.twice,
    due_days: row.due_days,
    reviewers,
    is_active: row.is_active,
  });

/** Throws where a plan names what is not there, or lacks what it needs. */
async function refusePlan(ctx: Ctx, plan: PlanInput): Promise<void> {
  await getGoal(ctx, plan.goal_id);
  await assertReviewers(ctx, plan.reviewers);
  if (plan.shares.pattern > 0 && plan.pattern_id === null) throw fail('reviews.plan_needs_pattern');
  if (plan.pattern_id !== null) await getPattern(ctx, plan.pattern_id);
  await refuseFilters(ctx, plan.filters);
}

export async function createPlan(ctx: Ctx, plan: PlanInput): Promise<ReviewPlan> {
  await refusePlan(ctx, plan);
  const id = await unlessTaken('review_plans_name', 'reviews.plan_name_taken', () =>
    transact(ctx, async (ctx) => {
      if ((await countPlans(ctx.db, ctx.workspaceId)) >= mostPlans)
        throw fail('reviews.too_many_plans', { most: mostPlans });
      const id = await insertPlan(ctx.db, ctx.workspaceId, {
        ...plan,
        user_id: ctx.userId,
        created_at: ctx.now(),
      });
      await putPeople(ctx.db, ctx.workspaceId, id, plan.reviewers);
      await audit(ctx, { action: 'review_plan.created', subjectId: id, subject: plan.name, after: plan });
      return id;
    }),
  );
  return getPlan(ctx, id);
}

export async function updatePlan(ctx: Ctx, id: number, plan: PlanInput): Promise<ReviewPlan> {
  await refusePlan(ctx, plan);
  await unlessTaken('review_plans_name', 'reviews.plan_name_taken', () =>
    transact(ctx, async (ctx) => {
      const row = await holdPlan(ctx.db, ctx.workspaceId, id);
      if (row === undefined) throw fail('reviews.plan_not_found');
      const people = await listPeople(ctx.db, ctx.workspaceId, [id]);
      const before = inputOf(
        row,
        people.map(({ user_id }) => user_id),
      );
      await updatePlanRow(ctx.db, ctx.workspaceId, id, plan);
      await putPeople(ctx.db, ctx.workspaceId, id, plan.reviewers);
      const difference = changed(before, plan);
      if (difference !== undefined)
        await audit(ctx, { action: 'review_plan.changed', subjectId: id, subject: plan.name, ...difference });
    }),
  );
  return getPlan(ctx, id);
}

export async function removePlan(ctx: Ctx, id: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await holdPlan(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('reviews.plan_not_found');
    await removePlanRow(ctx.db, ctx.workspaceId, id);
    await audit(ctx, { action: 'review_plan.removed', subjectId: id, subject: row.name });
  });
}
