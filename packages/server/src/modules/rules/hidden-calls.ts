import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { isSince } from './calls-in-question.queries.ts';
import { butFor } from './not-these-calls.sql.ts';

/** Calls of which whoever asks is to be told nothing that is found in them, for now: they are few. */
export const hiddenCalls = extensionPoint<(ctx: Ctx) => Promise<readonly string[]>>('hidden calls');

async function listHidden(ctx: Ctx): Promise<string[]> {
  if (!ctx.sight?.isBlind) return [];
  const lists = await Promise.all(extensionsOf(ctx, hiddenCalls).map((list) => list(ctx)));
  return lists.flat();
}

/** Refuses to find anything in a call that whoever asks scores blind. Throws `reviews.is_blind`. */
export async function refuseHidden(ctx: Ctx, fileId: string): Promise<void> {
  if ((await listHidden(ctx)).includes(fileId)) throw fail('reviews.is_blind');
}

/** Calls that began since then, and in which something may be found for whoever asks. */
export async function recentUnhidden(ctx: Ctx, since: Date): Promise<Condition> {
  const hidden = await listHidden(ctx);
  if (hidden.length === 0) return isSince(since);
  return butFor(isSince(since), hidden);
}
