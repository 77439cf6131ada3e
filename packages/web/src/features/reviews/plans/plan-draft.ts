import { type PlanInput, planReasons, type ReviewPlan } from '@earshot/core/reviews/plans.ts';

/** What is entered of a plan; `goal_id` 0 where none is chosen yet. */
export type PlanDraft = PlanInput;

/** A plan as it begins. */
export const blankPlan = (goalId: number): PlanDraft => ({
  name: '',
  goal_id: goalId,
  filters: {},
  per_agent: 5,
  shares: { random: 40, low_confidence: 30, lowest_score: 20, long_call: 10, pattern: 0 },
  pattern_id: null,
  twice: 10,
  due_days: 5,
  reviewers: [],
  is_active: true,
});

/** A plan as it is entered. Whoever may not review any more is not among its people. */
export const draftOf = (plan: ReviewPlan): PlanDraft => ({
  name: plan.name,
  goal_id: plan.goal_id,
  filters: plan.filters,
  per_agent: plan.per_agent,
  shares: plan.shares,
  pattern_id: plan.pattern_id,
  twice: plan.twice,
  due_days: plan.due_days,
  reviewers: plan.reviewers_named.map(({ id }) => id),
  is_active: plan.is_active,
});

/** Per cent that the shares lack of a hundred; below zero where they are more. */
export const restOf = ({ shares }: Pick<PlanDraft, 'shares'>): number =>
  100 - planReasons.reduce((sum, reason) => sum + shares[reason], 0);

export type PlanProblem = 'name' | 'goal' | 'shares' | 'pattern' | 'people';

/** What hinders saving a plan; null where nothing does. */
export function planProblem(plan: PlanDraft): PlanProblem | null {
  const { length } = plan.name.trim();
  if (length < 3 || length > 100) return 'name';
  if (plan.goal_id === 0) return 'goal';
  if (restOf(plan) !== 0) return 'shares';
  if (plan.shares.pattern > 0 && plan.pattern_id === null) return 'pattern';
  return plan.is_active && plan.reviewers.length === 0 ? 'people' : null;
}
