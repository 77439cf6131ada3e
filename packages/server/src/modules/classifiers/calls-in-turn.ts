import type { Conversation } from '@earshot/core/call/conversation.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';

const batch = 10;

/** What was said in these calls, one after the other with a pause before each; those that are gone are left out. */
export async function* callsInTurn(
  ctx: Ctx,
  ids: readonly string[],
  pause: (ctx: Ctx) => Promise<void>,
): AsyncGenerator<readonly [fileId: string, call: Conversation]> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const loaded = await loadCalls(ctx.db, ctx.workspaceId, some, null);
    for (const id of some) {
      await pause(ctx);
      const call = loaded.get(id);
      if (call !== undefined) yield [id, call];
    }
  }
}
