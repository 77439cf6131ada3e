import type { Ctx, TxCtx } from '../../platform/context.ts';
import { setBlind } from '../users/memberships.ts';
import { blindAmong, listBlindCalls } from './reviews.store.ts';

/**
 * Who of these people scores calls blind may be others now: from then on they see less, or more, everywhere. Asked
 * whenever open reviews come, go or change hands.
 */
export async function settleBlindness(ctx: TxCtx, people: readonly (number | null)[]): Promise<void> {
  const userIds = [...new Set(people.filter((id) => id !== null))];
  if (userIds.length === 0) return;
  const blind = await blindAmong(ctx.db, ctx.workspaceId, userIds);
  for (const userId of userIds) await setBlind(ctx, userId, blind.has(userId));
}

/** Calls that whoever asks scores blind. */
export async function callsScoredBlind(ctx: Ctx): Promise<readonly string[]> {
  return ctx.sight === null ? [] : listBlindCalls(ctx.db, ctx.workspaceId, ctx.sight.userId);
}
