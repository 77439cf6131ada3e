import type { TxCtx } from '../../platform/context.ts';
import { askModelJob } from './goals.jobs.ts';

/** Has the questions of a goal that wait for a language model asked about a call, once the transaction has ended. */
export async function askModelSoon(ctx: TxCtx, goal_id: number, file_id: string): Promise<void> {
  const { workspaceId: workspace_id } = ctx;
  await ctx.jobs.add(ctx.db, askModelJob, workspace_id, { workspace_id, goal_id, file_id });
}
