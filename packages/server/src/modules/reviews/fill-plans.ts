import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { generator } from '@earshot/core/random.ts';
import { type Choice, chooseCalls } from '@earshot/core/reviews/choose-calls.ts';
import { PlanInput } from '@earshot/core/reviews/plans.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import { isBlindReason, type ReviewReason } from '@earshot/core/reviews/reviews.ts';
import { shareOut } from '@earshot/core/reviews/share-out.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { allConditions, callScope } from '../calls/call-scope.ts';
import { forAll } from '../calls/decide-calls.ts';
import { settleBlindness } from './blindness.ts';
import { countChosen, listCandidates, patternName } from './candidates.queries.ts';
import { everyPlan, holdPlan, listPeople, listPlanRows, type PlanRow, setFilled } from './plans.store.ts';
import { endOfDay, weekOf } from './review-days.queries.ts';
import { accountsOfCalls } from './review-lists.queries.ts';
import { reviewerNames } from './reviewers.ts';
import { countOpen, insertReviews, type NewReview } from './reviews.store.ts';
import { clockOf, tellAssigned } from './reviews.ts';

type Filled = ReplyOf<typeof api.fillPlan>;

const weekMs = 7 * 86_400_000;

/** What is due of every plan that is on; each in a transaction of its own. */
export async function fillPlans(ctx: Ctx): Promise<void> {
  for (const { id, is_active } of await listPlanRows(ctx.db, ctx.workspaceId, everyPlan)) {
    if (!is_active) continue;
    try {
      await fillPlan(ctx, id);
    } catch (error) {
      ctx.log.warn({ err: error, plan_id: id }, 'a plan of reviews could not be filled');
    }
  }
}

/**
 * Chooses what is due of a plan by now and shares it out. A week's calls come day by day: on its third day three sevenths of an
 * agent's number are due, and what there were no calls for comes with the next.
 */
export async function fillPlan(ctx: Ctx, id: number): Promise<Filled> {
  return transact(ctx, async (ctx) => {
    const row = await holdPlan(ctx.db, ctx.workspaceId, id);
    if (row === undefined) throw fail('reviews.plan_not_found');
    const { choices, seed } = await choose(ctx, row);
    const filled = await share(ctx, row, choices, seed);
    await setFilled(ctx.db, ctx.workspaceId, id, ctx.now());
    return filled;
  });
}

async function choose(ctx: TxCtx, row: PlanRow): Promise<{ choices: Choice[]; seed: number }> {
  const now = ctx.now();
  const week = await weekOf(ctx.db, await clockOf(ctx));
  const filters = PlanInput.shape.filters.parse(row.filters);
  const shares = PlanInput.shape.shares.parse(row.shares);
  const asking = { ...ctx, permissions: null, ownerId: row.user_id };
  const scope = await callScope(asking, filters, null, forAll);
  const candidates = await listCandidates(ctx.db, ctx.workspaceId, {
    goalId: row.goal_id,
    patternId: row.pattern_id,
    since: new Date(now.getTime() - weekMs),
    until: now,
    newSince: row.filled_at ?? new Date(0),
    conditions: allConditions(scope),
  });
  const { agents, reasons } = await countChosen(ctx.db, ctx.workspaceId, row.id, week.begins);
  const dueOfAgent = Math.ceil((row.per_agent * week.weekday) / 7);
  const due = new Map(
    candidates.map(({ agent_id }) => [agent_id, Math.max(0, dueOfAgent - (agents.get(agent_id) ?? 0))]),
  );
  // Another one each time, and the same one when the same moment is done again.
  const seed = (row.id * 7919 + Math.floor(now.getTime() / 1000)) | 0;
  return { choices: chooseCalls(candidates, { due, shares, taken: reasons, seed }), seed };
}

/** Random calls of which a second person scores each, too: drawn, so many of them in a hundred. */
function drawTwice(choices: readonly Choice[], twice: number, seed: number): Choice[] {
  const random = generator(seed + 1);
  return choices.filter(({ reason }) => reason === 'random' && random() * 100 < twice);
}

async function share(ctx: TxCtx, row: PlanRow, choices: readonly Choice[], seed: number): Promise<Filled> {
  const may = await reviewerNames(ctx);
  const people = (await listPeople(ctx.db, ctx.workspaceId, [row.id]))
    .map(({ user_id }) => user_id)
    .filter((id) => may.has(id));
  const files = choices.map(({ file_id }) => file_id);
  const accounts = await accountsOfCalls(ctx.db, ctx.workspaceId, files);
  const open = await countOpen(ctx.db, ctx.workspaceId, people);
  const accountOf = (file: string) => [accounts.get(file) ?? null].filter((id) => id !== null);
  const first = shareOut(
    files.map((key) => ({ key, notBy: new Set(accountOf(key)) })),
    people,
    open,
  );
  for (const person of first.values()) if (person !== null) open.set(person, (open.get(person) ?? 0) + 1);
  const twice = people.length < 2 ? [] : drawTwice(choices, row.twice, seed);
  const second = shareOut(
    twice.map(({ file_id: key }) => {
      const by = first.get(key) ?? null;
      return { key, notBy: new Set([...accountOf(key), ...(by === null ? [] : [by])]) };
    }),
    people,
    open,
  );
  const due_at = await endOfDay(ctx.db, await clockOf(ctx), { after: row.due_days });
  const pattern = row.pattern_id === null ? null : await patternName(ctx.db, ctx.workspaceId, row.pattern_id);
  const reviewOf = (choice: Choice, reason: ReviewReason, user_id: number | null): NewReview => ({
    goal_id: row.goal_id,
    file_id: choice.file_id,
    plan_id: row.id,
    kind: 'lead',
    reason,
    chosen_by: reason === 'pattern' && pattern !== null ? { pattern } : choice.chosen_by,
    is_blind: isBlindReason(reason),
    user_id,
    due_at,
    created_at: ctx.now(),
  });
  const reviews = [
    ...choices.map((choice) => reviewOf(choice, choice.reason, first.get(choice.file_id) ?? null)),
    ...twice.flatMap((choice) => {
      const user = second.get(choice.file_id) ?? null;
      return user === null ? [] : [reviewOf(choice, 'second', user)];
    }),
  ];
  await insertReviews(ctx.db, ctx.workspaceId, reviews);
  const busy = reviews.map(({ user_id }) => user_id);
  await settleBlindness(ctx, busy);
  await tellAssigned(ctx, busy);
  const byReason = Map.groupBy(reviews, ({ reason }) => reason);
  return {
    chosen: reviews.length,
    reasons: [...byReason].map(([reason, some]) => ({
      reason: reason as Filled['reasons'][number]['reason'],
      reviews: some.length,
    })),
    nobody: busy.filter((user) => user === null).length,
  };
}
