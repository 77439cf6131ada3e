import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { CsvColumns } from '../calls/csv-columns.ts';
import { listWorkspaceGoals } from './goals.store.ts';
import { listScoresOf } from './scores.store.ts';

/** Of each goal the score of a call and whether it passed. */
export async function scoreColumns(ctx: Ctx): Promise<CsvColumns> {
  if (!mayDo(ctx, 'goals.read')) return { names: [], cellsOf: async () => new Map() };
  const goals = await listWorkspaceGoals(ctx.db, ctx.workspaceId);
  return {
    names: goals.flatMap(({ name }) => [`goal_score: ${name}`, `goal_passed: ${name}`]),
    async cellsOf(fileIds) {
      if (goals.length === 0) return new Map();
      const scores = await listScoresOf(ctx.db, ctx.workspaceId, fileIds);
      const byCall = Map.groupBy(scores, ({ file_id }) => file_id);
      return new Map(
        Array.from(byCall, ([fileId, own]) => {
          const of = (id: number) => own.find(({ goal_id }) => goal_id === id);
          return [fileId, goals.flatMap(({ id }) => [of(id)?.score ?? null, said(of(id)?.passed)])];
        }),
      );
    },
  };
}

const said = (passed: boolean | null | undefined) =>
  passed === true ? 'passed' : passed === false ? 'failed' : null;
