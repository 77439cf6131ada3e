import { beforeCommit } from '../../platform/before-commit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import type { CallCounter } from '../files/call-counters.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { addToSums, removeTagSums } from './agent-days.store.ts';
import { countAnew, dropCounted, holdCounted } from './counted-calls.store.ts';

/** Calls of a transaction that are to be counted anew, and what those were counted as that it removes, as texts of JSON. */
type Pending = { fileIds: Set<string>; gone: string[] };

/** Counts calls of agents by day: all those of a transaction at once, as the last thing that it does. */
export const agentCounter: CallCounter = {
  recount(ctx, fileIds) {
    const pending = pendingOf(ctx);
    for (const id of fileIds) pending.fileIds.add(id);
  },
  async uncount(ctx, fileId) {
    const counted = await dropCounted(ctx.db, ctx.workspaceId, fileId);
    if (counted !== undefined) pendingOf(ctx).gone.push(counted);
  },
  table: 'counted_calls',
};

function pendingOf(ctx: TxCtx): Pending {
  return beforeCommit<Pending>(
    ctx.db,
    `agent days of ${ctx.workspaceId}`,
    () => ({ fileIds: new Set(), gone: [] }),
    (pending) => writeSums(ctx, pending),
  );
}

async function writeSums(ctx: TxCtx, { fileIds, gone }: Pending): Promise<void> {
  const ids = [...fileIds];
  await holdCounted(ctx.db, ctx.workspaceId, ids);
  // Only now: whoever changes the time zone has every call counted anew behind it.
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const changes = await countAnew(ctx.db, ctx.workspaceId, { fileIds: ids, gone, timeZone });
  await addToSums(ctx.db, ctx.workspaceId, changes);
}

/** What is summed of a tag goes after the tag. */
export async function forgetTag(
  ctx: Ctx,
  { kind, id, change }: { kind: string; id: number; change: string },
): Promise<void> {
  if (kind !== 'tag' || change !== 'removed') return;
  await transact(ctx, (ctx) => removeTagSums(ctx.db, ctx.workspaceId, id));
}
