import { GoalInput } from '@earshot/core/goals/goals.ts';
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

/** What questions ask in some versions of forms, by `GOAL VERSION QUESTION`. */
export async function questionTexts(
  ctx: Ctx,
  asked: readonly { goal_id: number; version: number }[],
): Promise<Map<string, string>> {
  const rows = await findForms(ctx.db, ctx.workspaceId, asked);
  return new Map(
    rows.flatMap(({ goal_id, version, body }) =>
      GoalInput.parse(body)
        .groups.flatMap(({ questions }) => questions)
        .map(({ id, text }) => [`${goal_id} ${version} ${id}`, text] as const),
    ),
  );
}
