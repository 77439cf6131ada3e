import type { TxCtx } from '../../platform/context.ts';
import { askModelJob } from './goals.jobs.ts';

type About = { goal_id: number; file_id: string };

/**
 * Has the questions of a goal that wait for a language model asked about a call, once the transaction has ended. A call that came in, or
 * that somebody waits for (`isFirst`), does not queue behind thousands of past calls.
 */
export async function askModelSoon(
  ctx: TxCtx,
  about: About,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const { workspaceId: workspace_id } = ctx;
  const priority = isFirst ? 1 : 0;
  await ctx.jobs.add(ctx.db, askModelJob, workspace_id, { workspace_id, ...about }, { priority });
}
