import { textOf } from '@earshot/core/call/phrase.ts';
import type { Ctx } from '../../platform/context.ts';
import type { AnalysisFollower } from '../analysis/analysis-followers.ts';
import type { FileRow } from '../files/file-rows.ts';
import { startedAt } from '../files/started-at.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { scoredVersions } from './goal-versions.ts';
import { listWorkspaceGoals } from './goals.store.ts';
import { detectionsOf, type LoadedGoal, loadGoals } from './loaded-goals.ts';
import { type GoalCall, scoreCalls } from './score-calls.ts';

/** A call that is analysed is scored by every goal that is for it; one that has a score keeps the version of its form. */
export const scoreAnalysed: AnalysisFollower = async (ctx, { file, call }) => {
  const goals = await goalsOfCall(ctx, file);
  if (goals.length === 0) return async () => {};
  const said = call.conversation.phrases.map(textOf);
  const semantics = await ruleSemantics(ctx, goals.flatMap(detectionsOf), said);
  return async (ctx) => {
    await scoreCalls(ctx, goals, [goalCall(file, call)], { semantics, isAnew: true });
  };
};

export const goalCall = (
  file: Pick<FileRow, 'id' | 'created_at' | 'recorded_at' | 'language'>,
  call: GoalCall['call'],
): GoalCall => ({
  file_id: file.id,
  created_at: file.created_at,
  started_at: startedAt(file),
  language: file.language,
  call,
});

/** Goals in the version that counts for a call: that of its score, else the present one where the call came in since then. */
async function goalsOfCall(ctx: Ctx, file: FileRow): Promise<LoadedGoal[]> {
  const rows = await listWorkspaceGoals(ctx.db, ctx.workspaceId);
  if (rows.length === 0) return [];
  const former = await scoredVersions(ctx, file.id);
  const forms = rows.flatMap((row) => {
    const version = former.get(row.id);
    if (version !== undefined) return [version];
    return row.applies_from === null || row.applies_from <= file.created_at ? [{ ...row, form: row }] : [];
  });
  return loadGoals(ctx, forms);
}
