import { fail } from '@earshot/core/errors.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedGroup } from '@earshot/core/goals/questions.ts';
import type { Ctx } from '../../platform/context.ts';
import { findGoalRow, type GoalRow } from './goals.store.ts';

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

/** The questions of a goal as they are now, and who wrote it. Throws `goals.not_found`. */
export async function getGoalForm(
  ctx: Ctx,
  id: number,
): Promise<{ name: string; groups: NumberedGroup[]; author_id: number | null }> {
  const row = await findGoalRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('goals.not_found');
  const { groups } = numberQuestions(inputOf(row).groups, 0);
  return { name: row.name, groups, author_id: row.author_id };
}
