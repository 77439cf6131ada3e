import { momentAt, stretchAt } from '@earshot/core/detection/moment-at.ts';
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

/** Everything that is said in a span of a call, also by several speakers in turn; silence where it has no words there. */
export async function stretchInCall(
  ctx: Ctx,
  fileId: string,
  span: { start_ms: number; end_ms: number },
): Promise<CallMoment> {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, [fileId], null);
  return stretchAt(calls.get(fileId)?.phrases ?? [], span);
}
