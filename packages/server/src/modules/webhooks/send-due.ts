import { webhookOf } from '@earshot/core/projects/triggers.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { findActingProject } from '../projects/matched-call.ts';
import { findDueDelivery, nextDue } from './deliveries.store.ts';
import { laterOf } from './keep-webhooks.ts';
import { enter, leave } from './receivers.ts';
import { type Sending, sendDelivery } from './send-delivery.ts';
import { wake } from './wake.ts';
import { endTurn, keepTurn, takeTurn, type WebhookKey, type WebhookRow } from './webhooks.store.ts';

/** A job that has said nothing for so long is dead; longer than any one try. */
const turnMs = 60_000;
/** How many a job sends before the webhooks of other workspaces have their turn. */
const mostOfTurn = 20;
/** After so long a receiver that others send to is asked for again. */
const receiverBusyMs = 2000;
/** After so long it is tried again where we broke, not the receiver. */
const brokenMs = 60_000;

const later = (ctx: Ctx, ms: number) => new Date(ctx.now().getTime() + ms);

/**
 * Sends what a webhook is due, the oldest first and one after the other. One that fails ends the turn: a slow receiver does not
 * keep others waiting.
 */
export async function sendDue(
  ctx: Ctx,
  { at, ...key }: WebhookKey & { at: string },
  run: Pick<JobRun, 'id' | 'signal'>,
): Promise<void> {
  const until = later(ctx, turnMs);
  const turn = { by: run.id, at: new Date(at), now: ctx.now(), until };
  const taken = await takeTurn(ctx.db, ctx.workspaceId, key, turn);
  if (taken === undefined) return;
  if (taken.busy_by !== run.id) {
    // Whoever has it now goes on with all that is due; where that dies, this one comes back.
    const free = new Date((taken.busy_until ?? until).getTime() + 1000);
    await transact(ctx, (ctx) => wake(ctx, key, free));
    return;
  }
  let waitMs = receiverBusyMs;
  const isIn = enter(ctx, taken.host);
  try {
    if (isIn) {
      waitMs = brokenMs;
      await sendSome(ctx, key, run);
      waitMs = 0;
    }
  } finally {
    if (isIn) leave(ctx, taken.host);
    await giveBack(ctx, key, run.id, later(ctx, waitMs));
  }
}

async function sendSome(ctx: Ctx, key: WebhookKey, run: Pick<JobRun, 'id' | 'signal'>): Promise<void> {
  for (let sent = 0; sent < mostOfTurn && !run.signal.aborted; sent += 1) {
    const kept = { by: run.id, until: later(ctx, turnMs) };
    const webhook = await keepTurn(ctx.db, ctx.workspaceId, key, kept);
    const sending = webhook && (await nextOf(ctx, webhook));
    if (sending === undefined || !(await sendDelivery(ctx, sending, run.signal))) return;
  }
}

/** What is sent next; undefined where nothing is due, or nothing may be sent. */
async function nextOf(ctx: Ctx, webhook: WebhookRow): Promise<Sending | undefined> {
  const isQuiet = webhook.quiet_until !== null && webhook.quiet_until > ctx.now();
  if (webhook.paused_at !== null || isQuiet) return undefined;
  const project = await findActingProject(ctx, webhook.project_id);
  const trigger = project && webhookOf(project.triggers);
  if (project?.state !== 'started' || trigger?.id !== webhook.trigger_id) return undefined;
  const delivery = await findDueDelivery(ctx.db, ctx.workspaceId, webhook, ctx.now());
  return delivery && { webhook, project, trigger, delivery };
}

/** Ends the turn, and has the next job come when something is due, but not before a moment. */
async function giveBack(ctx: Ctx, key: WebhookKey, by: string, notBefore: Date): Promise<void> {
  await transact(ctx, async (ctx) => {
    const webhook = await endTurn(ctx.db, ctx.workspaceId, key, by);
    if (webhook === undefined || webhook.paused_at !== null) return;
    const project = await findActingProject(ctx, key.project_id);
    if (project?.state !== 'started') return;
    const due = await nextDue(ctx.db, ctx.workspaceId, key);
    if (due === null) return;
    await wake(ctx, key, laterOf(laterOf(due, notBefore), webhook.quiet_until ?? notBefore));
  });
}
