import type { WebhookTrigger } from '@earshot/core/projects/triggers.ts';
import {
  askedWait,
  asksToWait,
  errorOfStatus,
  failuresBeforePause,
  longestAskedWait_ms,
  type TryError,
  waitAfter,
} from '@earshot/core/webhooks/tries.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { type Outgoing, post } from '../../platform/outgoing.ts';
import type { ActingProject } from '../projects/matched-call.ts';
import { type DeliveryRow, writeTry } from './deliveries.store.ts';
import { announceDeliveries } from './live-deliveries.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { readerOf } from './readers.ts';
import { validSecrets } from './webhook-secrets.ts';
import { changeWebhookRow, findWebhookRow, type WebhookRow } from './webhooks.store.ts';
import { bodyOfNews, headersOf } from './write-message.ts';

/** A delivery on its way: whose it is, and where to. */
export type Sending = {
  webhook: WebhookRow;
  project: ActingProject;
  trigger: WebhookTrigger;
  delivery: DeliveryRow;
};

/**
 * Sends a delivery and writes down what came of it; answers whether it was taken. Whoever is killed in between sends it once
 * more, with the same id; whoever is told to stop writes nothing.
 */
export async function sendDelivery(ctx: Ctx, sending: Sending, signal: AbortSignal): Promise<boolean> {
  const { webhook, project, trigger, delivery } = sending;
  const body = bodyOfNews(trigger.format, delivery.news, await readerOf(ctx, project.author_id));
  const sentAt = ctx.now();
  const headers = headersOf(delivery.id, body, { secrets: validSecrets(ctx, webhook), now: sentAt });
  const options = { allowed: ctx.config.outgoingAllow, signal };
  const outcome = await post(trigger.url, { body, headers }, options);
  if (signal.aborted) return false;
  return transact(ctx, (ctx) => writeOutcome(ctx, sending, { outcome, sentAt, body }));
}

type Sent = { outcome: Outgoing; sentAt: Date; body: string };

async function writeOutcome(ctx: TxCtx, sending: Sending, { outcome, sentAt, body }: Sent): Promise<boolean> {
  const { webhook, project, trigger, delivery } = sending;
  const error = outcome.error ?? errorOfStatus(outcome.status);
  const now = ctx.now();
  const asked = askedFor(outcome, now);
  // One that is gone waits with the others until somebody sends it on, and loses no try by that.
  const round = delivery.round + (error === 'gone' ? 0 : 1);
  const wait = error === 'gone' ? 0 : waitAfter(round, asked);
  const next = error === null || wait === null ? null : new Date(now.getTime() + wait);
  await standsNow(ctx, { webhook, project, error, quiet: asked });
  await writeTry(ctx.db, ctx.workspaceId, delivery.id, {
    at: sentAt.toISOString(),
    attempt: delivery.attempt + 1,
    http_status: outcome.status,
    error,
    ms: outcome.ms,
    next_at: next?.toISOString() ?? null,
    status: error === null ? 'delivered' : next === null ? 'failed' : 'waiting',
    round,
    next,
    url: trigger.url,
    format: trigger.format,
    sent_body: trigger.format === 'json' ? null : body,
  });
  await announceDeliveries(ctx, project.id);
  return error === null;
}

/** For how long the receiver wants to be left alone; null where it says nothing of it. */
function askedFor(outcome: Outgoing, now: Date): number | null {
  if (outcome.error !== null || !asksToWait(outcome.status)) return null;
  const asked = askedWait(outcome.headers['retry-after'], now.getTime());
  return asked === null ? null : Math.min(asked, longestAskedWait_ms);
}

/** How the webhook stands after a try: who took something is well, who failed too often in a row is left alone. */
async function standsNow(
  ctx: TxCtx,
  {
    webhook,
    project,
    error,
    quiet,
  }: { webhook: WebhookRow; project: ActingProject; error: TryError | null; quiet: number | null },
): Promise<void> {
  if (error === null) {
    if (webhook.failures > 0) await changeWebhookRow(ctx.db, ctx.workspaceId, webhook, { failures: 0 });
    return;
  }
  const present = await findWebhookRow(ctx.db, ctx.workspaceId, webhook);
  if (present === undefined) return;
  const failures = present.failures + 1;
  await changeWebhookRow(ctx.db, ctx.workspaceId, webhook, {
    failures,
    ...(quiet !== null && { quiet_until: new Date(ctx.now().getTime() + quiet) }),
  });
  const isOver = error === 'gone' || failures >= failuresBeforePause;
  if (isOver && present.paused_at === null)
    await pauseWebhook(ctx, { webhook, project }, error === 'gone' ? 'gone' : 'failures');
}
