import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Trigger, type WebhookTrigger, webhookOf } from '@earshot/core/projects/triggers.ts';
import type {
  Delivery,
  rotateSecret as rotateEndpoint,
  WebhookState,
} from '@earshot/core/webhooks/webhooks.api.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { holdProject } from '../projects/projects.ts';
import { findShownDelivery } from './deliveries.queries.ts';
import { sendAgain } from './deliveries.store.ts';
import { addWebhook, beginAnew, hostOf } from './keep-webhooks.ts';
import { announceDeliveries } from './live-deliveries.ts';
import { getActingProject, getDelivery, stateOf } from './present-deliveries.ts';
import { wake } from './wake.ts';
import { afterRotation, newSecret } from './webhook-secrets.ts';
import { changeWebhookRow, findWebhookRow, type WebhookKey, type WebhookRow } from './webhooks.store.ts';

/** The webhook of a project that this person may change, held until the transaction ends. */
export async function holdWebhook(
  ctx: TxCtx,
  { project_id, trigger_id }: WebhookKey,
): Promise<{ name: string; state: string; trigger: WebhookTrigger; row: WebhookRow }> {
  const { name, state, triggers } = await holdProject(ctx, project_id);
  const trigger = webhookOf(triggers as Trigger[]);
  if (trigger?.id !== trigger_id) throw fail('webhooks.not_found');
  const key = { project_id, trigger_id };
  // One that is older than webhooks has nothing kept beside it yet.
  await addWebhook(ctx, key, hostOf(trigger.url));
  const row = await findWebhookRow(ctx.db, ctx.workspaceId, key);
  if (row === undefined) throw fail('webhooks.not_found');
  return { name, state, trigger, row };
}

/** A new secret, told once; the former one stays valid beside it for a day. */
export async function rotateSecret(ctx: Ctx, key: WebhookKey): Promise<ReplyOf<typeof rotateEndpoint>> {
  return transact(ctx, async (ctx) => {
    const { name, row } = await holdWebhook(ctx, key);
    const secret = newSecret();
    const former = afterRotation(row, ctx.now());
    await changeWebhookRow(ctx.db, ctx.workspaceId, key, { secret: ctx.secrets.seal(secret), former });
    await audit(ctx, { action: 'project.secret_rotated', subjectId: key.project_id, subject: name });
    await announceDeliveries(ctx, key.project_id);
    return { trigger_id: key.trigger_id, secret, former_until: former[0]?.until ?? null };
  });
}

/** A paused webhook goes on with all that waits, the oldest first. */
export async function resumeWebhook(ctx: Ctx, key: WebhookKey): Promise<WebhookState> {
  await transact(ctx, async (ctx) => {
    const { name } = await holdWebhook(ctx, key);
    await beginAnew(ctx, key);
    await audit(ctx, { action: 'project.webhook_resumed', subjectId: key.project_id, subject: name });
    await announceDeliveries(ctx, key.project_id);
  });
  const state = await stateOf(ctx, await getActingProject(ctx, key.project_id));
  if (state === null) throw fail('webhooks.not_found');
  return state;
}

/** Sends a delivery once more; a paused webhook goes on with it. */
export async function resendDelivery(ctx: Ctx, projectId: number, id: string): Promise<Delivery> {
  await transact(ctx, async (ctx) => {
    const project = await holdProject(ctx, projectId);
    const delivery = await findShownDelivery(ctx.db, ctx.workspaceId, projectId, id);
    if (delivery === undefined) throw fail('webhooks.delivery_not_found');
    if (webhookOf(project.triggers as Trigger[])?.id !== delivery.trigger_id) throw fail('webhooks.gone');
    if (project.state !== 'started') throw fail('projects.not_started');
    const key = { project_id: projectId, trigger_id: delivery.trigger_id };
    const { row } = await holdWebhook(ctx, key);
    // First the webhook, then the delivery: in the order in which whoever sends holds them.
    if (row.paused_at !== null) await beginAnew(ctx, key);
    await wake(ctx, key, ctx.now());
    await sendAgain(ctx.db, ctx.workspaceId, id, ctx.now());
    const after = { delivery_id: id };
    await audit(ctx, {
      action: 'project.delivery_resent',
      subjectId: projectId,
      subject: project.name,
      after,
    });
    await announceDeliveries(ctx, projectId);
  });
  return getDelivery(ctx, projectId, id);
}
