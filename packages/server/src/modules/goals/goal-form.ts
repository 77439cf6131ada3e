import { GoalInput } from '@earshot/core/goals/goals.ts';
import type { GoalRow } from './goals.store.ts';

/** What a person sets, without what follows from it. */
export function inputOf(row: GoalRow): GoalInput {
  const { name, description, applies_to, groups, pass_from, published_by, dispute_days } = row;
  return GoalInput.parse({
    name,
    description,
    applies_to,
    groups,
    pass_from,
    published_by,
    dispute_days,
  });
}
