import type { Ctx } from '../../platform/context.ts';
import { removeDeliveriesBefore } from './deliveries.store.ts';

/** Deliveries hold words of calls: they are not kept for longer than somebody needs them to find out what went wrong. */
export const keptDays = 30;

export function forgetDeliveries(ctx: Ctx): Promise<void> {
  const moment = new Date(ctx.now().getTime() - keptDays * 86_400_000);
  return removeDeliveriesBefore(ctx.db, ctx.workspaceId, moment);
}
