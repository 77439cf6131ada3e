import { type AlertClock, lastTurn } from '@earshot/core/alerts/turns.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { findToldProject, type ToldProject } from '../projects/told-projects.ts';
import { dropCalls, dropWaiting, listWaiting, markTold } from './alert-calls.store.ts';
import { clockOf, zoneOf } from './clock-of.ts';
import { insertDigest } from './digests.store.ts';
import { holdRecipient, listWaitingRecipients } from './recipients.store.ts';
import { tell } from './tell.ts';
import { stillTold } from './told-calls.queries.ts';
import { whoIsTold } from './who-is-told.ts';

/**
 * Tells everybody whose turn has come what waits for them. What goes wrong for one keeps the others from nothing; it is tried
 * again, and in the end waits for the next turn.
 */
export async function takeTurns(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listWaitingRecipients(ctx.db, ctx.workspaceId))
    await takeTurn(ctx, id).catch((error: unknown) => {
      ctx.log.warn({ err: error, recipient_id: id }, 'an alert could not be told');
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
}

/** The digest, the notification and the letter of one turn come together, or none of them does. */
export function takeTurn(ctx: Ctx, recipientId: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const recipient = await holdRecipient(ctx.db, ctx.workspaceId, recipientId);
    if (recipient === undefined) return;
    const project = await findToldProject(ctx, recipient.project_id);
    const told = project === undefined ? null : await whoIsTold(ctx, recipient, project);
    if (project === undefined || told === null || recipient.is_off)
      return dropWaiting(ctx.db, ctx.workspaceId, recipientId);
    const now = ctx.now();
    if (recipient.quiet_until !== null && recipient.quiet_until > now) return;
    const clock = clockOf(project, recipient, await zoneOf(ctx, recipient.user_id));
    const digest = await gather(ctx, { recipientId, project, clock, turn: lastTurn(clock, now) });
    if (digest !== undefined) await tell(ctx, { told, project, recipient, clock, ...digest });
  });
}

type Turn = { recipientId: number; project: ToldProject; clock: AlertClock; turn: Date };

/** A digest of what waited until the turn; undefined where that is nothing, or the turn was taken already. */
async function gather(ctx: TxCtx, { recipientId, project, clock, turn }: Turn) {
  const { db, workspaceId } = ctx;
  const waiting = await listWaiting(db, workspaceId, recipientId, turn);
  const ids = waiting.map(({ file_id }) => file_id);
  const told = await stillTold(db, workspaceId, project, ids);
  await dropCalls(
    db,
    workspaceId,
    recipientId,
    ids.filter((id) => !told.has(id)),
  );
  const first = waiting.find(({ file_id }) => told.has(file_id));
  if (first === undefined) return undefined;
  // What waited for more than one turn is told for all of that time.
  const from = lastTurn(clock, new Date(first.found_at.getTime() - 1));
  const token = newToken();
  const digestId = await insertDigest(db, workspaceId, {
    recipient_id: recipientId,
    turn_at: turn,
    from_at: from,
    token_hash: tokenHash(token),
    created_at: ctx.now(),
  });
  if (digestId === undefined) return undefined;
  await markTold(db, workspaceId, { recipientId, digestId }, [...told]);
  return { digestId, token, stretch: { from, to: turn } };
}
