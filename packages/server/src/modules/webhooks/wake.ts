import type { TxCtx } from '../../platform/context.ts';
import { sendWebhookJob } from './webhooks.jobs.ts';
import { setWake, type WebhookKey } from './webhooks.store.ts';

/** Has what is due then sent; a job that comes as soon anyway is enough. */
export async function wake(ctx: TxCtx, { project_id, trigger_id }: WebhookKey, at: Date): Promise<void> {
  const now = ctx.now();
  const key = { project_id, trigger_id };
  if (!(await setWake(ctx.db, ctx.workspaceId, key, { at, now }))) return;
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1000);
  const payload = { workspace_id: ctx.workspaceId, ...key, at: at.toISOString() };
  await ctx.jobs.add(ctx.db, sendWebhookJob, ctx.workspaceId, payload, {
    ...(seconds > 0 && { startAfterSeconds: seconds }),
  });
}
