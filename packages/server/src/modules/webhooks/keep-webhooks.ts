import { type Trigger, type WebhookSecret, webhookOf } from '@earshot/core/projects/triggers.ts';
import type { TxCtx } from '../../platform/context.ts';
import type { TriggerKeeper } from '../projects/trigger-keepers.ts';
import { cancelDeliveries, hastenDeliveries, nextDue, removeDeliveriesOf } from './deliveries.store.ts';
import { announceDeliveries } from './live-deliveries.ts';
import { wake } from './wake.ts';
import { newSecret } from './webhook-secrets.ts';
import {
  changeWebhookRow,
  holdWebhookRows,
  insertWebhookRow,
  removeWebhookRows,
  type WebhookKey,
} from './webhooks.store.ts';

/** What is kept beside the webhook of a project, in the transactions that change the project. */
export const webhookKeeper: TriggerKeeper = { saved, started };

/** Who gets what is sent to an address; another one must not be able to sign as the former. */
export const hostOf = (url: string): string => new URL(url).host;

async function saved(
  ctx: TxCtx,
  projectId: number,
  { before, now }: { before: readonly Trigger[]; now: readonly Trigger[] },
): Promise<WebhookSecret[]> {
  const trigger = webhookOf(now);
  const rows = await holdWebhookRows(ctx.db, ctx.workspaceId, projectId);
  const gone = rows.filter(({ trigger_id }) => trigger_id !== trigger?.id).map((row) => row.trigger_id);
  if (gone.length > 0) {
    await cancelDeliveries(ctx.db, ctx.workspaceId, projectId, gone);
    await removeWebhookRows(ctx.db, ctx.workspaceId, projectId, gone);
  }
  if (gone.length > 0 || trigger !== undefined) await announceDeliveries(ctx, projectId);
  if (trigger === undefined) return [];
  const key = { project_id: projectId, trigger_id: trigger.id };
  const row = rows.find(({ trigger_id }) => trigger_id === trigger.id);
  const host = hostOf(trigger.url);
  if (row === undefined) return [await addWebhook(ctx, key, host)];
  const isSameHost = row.host === host;
  if (!isSameHost || webhookOf(before)?.url !== trigger.url) await beginAnew(ctx, row);
  if (isSameHost) return [];
  const secret = newSecret();
  await changeWebhookRow(ctx.db, ctx.workspaceId, key, {
    host,
    secret: ctx.secrets.seal(secret),
    former: [],
  });
  return [{ trigger_id: trigger.id, secret }];
}

/** A webhook with a secret of its own, where it has none yet. */
export async function addWebhook(ctx: TxCtx, key: WebhookKey, host: string): Promise<WebhookSecret> {
  const secret = newSecret();
  const made = { host, secret: ctx.secrets.seal(secret), created_at: ctx.now() };
  await insertWebhookRow(ctx.db, ctx.workspaceId, { ...key, ...made });
  return { trigger_id: key.trigger_id, secret };
}

/** What failed before counts for nothing any more, and what waits is sent now. */
export async function beginAnew(ctx: TxCtx, key: WebhookKey): Promise<void> {
  await changeWebhookRow(ctx.db, ctx.workspaceId, key, { failures: 0, quiet_until: null, pause: null });
  await hastenDeliveries(ctx.db, ctx.workspaceId, key, ctx.now());
  await wake(ctx, key, ctx.now());
}

/** What waited while the project was paused goes on. */
async function started(ctx: TxCtx, projectId: number): Promise<void> {
  for (const row of await holdWebhookRows(ctx.db, ctx.workspaceId, projectId)) {
    const due = row.paused_at === null ? await nextDue(ctx.db, ctx.workspaceId, row) : null;
    if (due !== null) await wake(ctx, row, laterOf(due, ctx.now()));
  }
}

export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** A project that is removed takes its secrets and what it has to send with it. */
export async function leaveProject(ctx: TxCtx, projectId: number): Promise<void> {
  // In the order in which whoever sends holds them.
  await holdWebhookRows(ctx.db, ctx.workspaceId, projectId);
  await removeDeliveriesOf(ctx.db, ctx.workspaceId, projectId);
  await removeWebhookRows(ctx.db, ctx.workspaceId, projectId);
}
