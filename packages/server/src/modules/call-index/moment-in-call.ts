import { momentAt } from '@earshot/core/detection/moment-at.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from './indexed-calls.queries.ts';

/** The words that are said in a span of a call; silence where it has none there. */
export async function momentInCall(
  ctx: Ctx,
  fileId: string,
  span: { start_ms: number; end_ms: number },
): Promise<CallMoment> {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, [fileId], null);
  return momentAt(calls.get(fileId)?.phrases ?? [], span);
}
