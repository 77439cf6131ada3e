import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import type { Ctx } from '../../platform/context.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { findForms, findScoredForms } from './goal-versions.queries.ts';
import type { GoalForm } from './loaded-goals.ts';

export const goalVersions: VersionedAdapter = {
  kind: 'goal',
  table: 'goals',
  nameIndex: 'goals_name',
  taken: 'goals.name_taken',
  missing: 'goals.not_found',
  isLockable: true,
};

/** The forms that a call was scored with, by goal. */
export async function scoredVersions(ctx: Ctx, fileId: string): Promise<Map<number, GoalForm>> {
  const rows = await findScoredForms(ctx.db, ctx.workspaceId, [fileId]);
  return new Map(
    rows.map(({ goal_id, version, body, applies_from, author_id }) => [
      goal_id,
      { id: goal_id, version, form: GoalInput.parse(body), applies_from, author_id },
    ]),
  );
}

/** The questions of some versions of forms. */
export async function questionsAsked(
  ctx: Ctx,
  asked: readonly { goal_id: number; version: number }[],
): Promise<(goalId: number, version: number, id: number) => NumberedQuestion | undefined> {
  const versions = new Map(
    asked.map(({ goal_id, version }) => [`${goal_id} ${version}`, { goal_id, version }]),
  );
  const forms = await findForms(ctx.db, ctx.workspaceId, [...versions.values()]);
  const known = new Map(
    forms.flatMap(({ goal_id, version, body }) =>
      numberQuestions(GoalInput.parse(body).groups, 0).groups.flatMap(({ questions }) =>
        questions.map((question) => [`${goal_id} ${version} ${question.id}`, question] as const),
      ),
    ),
  );
  return (goalId, version, id) => known.get(`${goalId} ${version} ${id}`);
}
