import type { TxCtx } from '../../platform/context.ts';
import { fillQueueJob } from './classifiers.jobs.ts';
import { type QueueOf, wantFill } from './queue.store.ts';

/**
 * Has a queue filled, in a worker; once, however often it is asked for meanwhile. `isAnew`: what it goes by is other now, so that even one
 * that had nothing may have something.
 */
export async function fillQueueSoon(ctx: TxCtx, of: QueueOf, { isAnew }: { isAnew: boolean }): Promise<void> {
  if (!(await wantFill(ctx.db, ctx.workspaceId, of, { now: ctx.now(), isAnew }))) return;
  const payload = {
    workspace_id: ctx.workspaceId,
    classifier_id: of.classifierId,
    ...(of.projectId === null ? {} : { project_id: of.projectId }),
  };
  await ctx.jobs.add(ctx.db, fillQueueJob, ctx.workspaceId, payload);
}
