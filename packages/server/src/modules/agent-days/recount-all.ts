import { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { type JobRun, job } from '../../platform/jobs.ts';
import { agentCounter } from './agent-days.ts';
import { listCounted } from './counted-calls.store.ts';

/** After the workspace moved to another time zone: its calls may be of other days. */
export const recountAllJob = job({
  name: 'recount_calls',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});

/** Calls in one transaction: others wait for sums meanwhile. */
const batch = 200;

/** Done twice, or begun again after a stop, it changes only what is still counted otherwise. */
export async function recountAll(ctx: Ctx, { signal }: JobRun): Promise<void> {
  for (let after: string | null = null; ; ) {
    await giveWay(ctx);
    signal.throwIfAborted();
    const ids = await listCounted(ctx.db, ctx.workspaceId, { after, limit: batch });
    await transact(ctx, async (ctx) => agentCounter.recount(ctx, ids));
    after = ids.at(-1) ?? null;
    if (ids.length < batch) return;
  }
}

/** Has the sums written anew in the background. */
export async function followTimeZone(ctx: Ctx): Promise<void> {
  await ctx.jobs.add(ctx.db, recountAllJob, ctx.workspaceId, { workspace_id: ctx.workspaceId });
}
