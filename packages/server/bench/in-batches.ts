import { recountCalls } from '../src/modules/files/call-counters.ts';
import { type Ctx, type TxCtx, transact } from '../src/platform/context.ts';

/** Calls that change in one transaction. */
const batch = 100;

/** Does something with calls, so many to a transaction. */
export async function inBatches(
  ctx: Ctx,
  ids: readonly string[],
  work: (ctx: TxCtx, part: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += batch)
    await transact(ctx, (ctx) => work(ctx, ids.slice(from, from + batch)));
}

/** Takes calls that were made by SQL into the sums of agents, where those that came in stand already. */
export const countCalls = (ctx: Ctx, ids: readonly string[]) =>
  inBatches(ctx, ids, async (ctx, part) => recountCalls(ctx, part));
