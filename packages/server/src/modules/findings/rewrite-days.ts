import { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import { type JobRun, job } from '../../platform/jobs.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { rewriteDays } from './findings.store.ts';

/** After the workspace moved to another time zone: the days of its findings, from the first call on. */
export const rewriteDaysJob = job({
  name: 'rewrite_days',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});

/** Calls in one transaction. */
const batch = 1000;

/** Done twice, or begun again after a stop, it changes only what is still of another day. */
export async function rewriteAllDays(ctx: Ctx, { signal }: JobRun): Promise<void> {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    const { time_zone } = await getWorkspaceSettings(ctx);
    const before: string | null = after;
    after = await transact(ctx, (ctx) => rewriteDays(ctx.db, ctx.workspaceId, time_zone, before, batch));
    if (after === null) return;
  }
}

/** Has the days written anew in the background where the time zone is another one. */
export async function followTimeZone(ctx: Ctx): Promise<void> {
  await ctx.jobs.add(ctx.db, rewriteDaysJob, ctx.workspaceId, { workspace_id: ctx.workspaceId });
}
