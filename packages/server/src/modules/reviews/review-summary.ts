import { wilsonInterval } from '@earshot/core/agreement/wilson-interval.ts';
import type { QueryOf } from '@earshot/core/endpoint.ts';
import type * as api from '@earshot/core/reviews/reviews.api.ts';
import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import { type OneOfTwo, scoredTwice } from '@earshot/core/reviews/twice.ts';
import type { Ctx } from '../../platform/context.ts';
import { everyPlan, listPlanRows } from './plans.store.ts';
import { endOfDay, weekOf } from './review-days.queries.ts';
import { clockOf } from './reviews.ts';
import {
  countOverruled,
  countScored,
  listWeekReviews,
  medianSeconds,
  type WeekReview,
} from './summary.queries.ts';

const weekMs = 7 * 86_400_000;

/** How the reviews of the week of a day stand. */
export async function getReviewSummary(
  ctx: Ctx,
  { day, goal_id: goalId }: QueryOf<typeof api.getReviewSummary>,
): Promise<ReviewSummary> {
  const clock = await clockOf(ctx);
  const { from, to, begins, ends } = await weekOf(ctx.db, clock, day);
  const asked = { begins, ends, goalId };
  const before = { begins: new Date(begins.getTime() - weekMs), ends: begins, goalId };
  const [all, seconds, secondsBefore, { compared, other }, scored, tonight, plans] = await Promise.all([
    listWeekReviews(ctx.db, ctx.workspaceId, asked),
    medianSeconds(ctx.db, ctx.workspaceId, asked),
    medianSeconds(ctx.db, ctx.workspaceId, before),
    countOverruled(ctx.db, ctx.workspaceId, asked),
    countScored(ctx.db, ctx.workspaceId, asked),
    endOfDay(ctx.db, clock, {}),
    listPlanRows(ctx.db, ctx.workspaceId, everyPlan),
  ]);
  const perAgent = plans
    .filter((plan) => plan.is_active && (goalId === undefined || plan.goal_id === goalId))
    .reduce((sum, plan) => sum + plan.per_agent, 0);
  const open = all.filter(({ status }) => status === 'open');
  const isLate = ({ status, due_at }: WeekReview) =>
    status === 'open' && due_at !== null && due_at < clock.now;
  const ofWeek = all.filter((one) => one.is_of_week || one.submitted_in_week || isLate(one));
  const sent = ofWeek.filter(({ submitted_in_week }) => submitted_in_week);
  const share = compared === 0 ? null : other / compared;
  return {
    week: { from, to },
    submitted: sent.length,
    planned: ofWeek.length,
    late: open.filter(isLate).length,
    due_today: open.filter((one) => !isLate(one) && one.due_at !== null && one.due_at <= tonight).length,
    seconds: { ...seconds, before: secondsBefore.median },
    twice: scoredTwice(
      ofWeek.filter(({ reason }) => reason !== 'second').map(oneOfTwo),
      ofWeek.filter(({ reason }) => reason === 'second').map(oneOfTwo),
    ),
    overruled: share === null ? null : { value: share, ...wilsonInterval(share, compared) },
    compared,
    agents: byAgent(ofWeek, { isLate, scored, perAgent }),
    reasons: [...Map.groupBy(ofWeek, ({ reason }) => reason)].map(([reason, some]) => ({
      reason,
      reviews: some.length,
    })),
    people: byPerson(ofWeek, isLate),
  };
}

const oneOfTwo = ({ file_id, goal_id, score, status }: WeekReview): OneOfTwo => ({
  file_id,
  goal_id,
  score,
  isSent: status === 'submitted',
});

type IsLate = (one: WeekReview) => boolean;

/** Second looks at a call count for whoever takes them, not for its operator. */
function byAgent(
  reviews: readonly WeekReview[],
  { isLate, scored, perAgent }: { isLate: IsLate; scored: ReadonlyMap<number, number>; perAgent: number },
): ReviewSummary['agents'] {
  const own = reviews.filter(({ reason, agent_id }) => reason !== 'second' && agent_id !== null);
  return [...Map.groupBy(own, ({ agent_id }) => agent_id ?? 0)]
    .map(([agent_id, some]) => {
      const calls = scored.get(agent_id) ?? 0;
      return {
        agent_id,
        name: some[0]?.operator ?? '',
        submitted: some.filter(({ submitted_in_week }) => submitted_in_week).length,
        drafted: some.filter(({ status, has_draft }) => status === 'open' && has_draft).length,
        planned: some.length,
        late: some.filter(isLate).length,
        calls: calls < perAgent ? calls : null,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

function byPerson(reviews: readonly WeekReview[], isLate: IsLate): ReviewSummary['people'] {
  const given = reviews.filter(({ user_id }) => user_id !== null);
  return [...Map.groupBy(given, ({ user_id }) => user_id ?? 0)]
    .map(([user_id, some]) => ({
      user_id,
      name: some[0]?.reviewer ?? '',
      submitted: some.filter(({ submitted_in_week }) => submitted_in_week).length,
      planned: some.length,
      late: some.filter(isLate).length,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
