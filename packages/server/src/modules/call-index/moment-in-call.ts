import type { Span } from '@earshot/core/call/span.ts';
import { momentAt, stretchAt } from '@earshot/core/detection/moment-at.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from './indexed-calls.queries.ts';

/** The words that are said in a span of a call; silence where it has none there. */
export const momentInCall = async (ctx: Ctx, fileId: string, span: Span): Promise<CallMoment> =>
  momentAt(await phrasesOf(ctx, fileId), span);

/** Everything that is said in a span of a call, also by several speakers in turn; silence where it has no words there. */
export const stretchInCall = async (ctx: Ctx, fileId: string, span: Span): Promise<CallMoment> =>
  stretchAt(await phrasesOf(ctx, fileId), span);

async function phrasesOf(ctx: Ctx, fileId: string) {
  const calls = await loadCalls(ctx.db, ctx.workspaceId, [fileId], null);
  return calls.get(fileId)?.phrases ?? [];
}
