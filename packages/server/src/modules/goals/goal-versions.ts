import { GoalInput } from '@earshot/core/goals/goals.ts';
import type { Ctx } from '../../platform/context.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { findScoredForms } from './goal-versions.queries.ts';
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
