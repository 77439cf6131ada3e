import type { TxCtx } from '../../platform/context.ts';
import { fillQueueJob } from './classifiers.jobs.ts';

/** Has the queue of a classifier filled, in a worker. */
export async function fillQueueSoon(
  ctx: TxCtx,
  classifierId: number,
  projectId: number | null = null,
): Promise<void> {
  const payload = {
    workspace_id: ctx.workspaceId,
    classifier_id: classifierId,
    ...(projectId === null ? {} : { project_id: projectId }),
  };
  await ctx.jobs.add(ctx.db, fillQueueJob, ctx.workspaceId, payload);
}
