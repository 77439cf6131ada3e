import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A call that waits to be told; one that waits or was told already stays as it is. */
export async function putAlertCall(
  tx: Db,
  workspaceId: number,
  call: { recipient_id: number; file_id: string; found_at: Date },
): Promise<void> {
  await tx
    .insertInto('alert_calls')
    .values({ workspace_id: workspaceId, ...call })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that waits for a recipient is told no more. */
export async function dropWaiting(tx: Db, workspaceId: number, recipientId: number): Promise<void> {
  await tx
    .deleteFrom('alert_calls')
    .where('workspace_id', '=', workspaceId)
    .where('recipient_id', '=', recipientId)
    .where('digest_id', 'is', null)
    .execute();
}

/** What waits for a recipient up to a moment, the earliest first. */
export function listWaiting(tx: Db, workspaceId: number, recipientId: number, until: Date) {
  return tx
    .selectFrom('alert_calls')
    .select(['file_id', 'found_at'])
    .where('workspace_id', '=', workspaceId)
    .where('recipient_id', '=', recipientId)
    .where('digest_id', 'is', null)
    .where('found_at', '<=', until)
    .orderBy('found_at')
    .execute();
}

/** These calls are told by this digest. */
export async function markTold(
  tx: Db,
  workspaceId: number,
  { recipientId, digestId }: { recipientId: number; digestId: number },
  fileIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('alert_calls')
    .set({ digest_id: digestId })
    .where('workspace_id', '=', workspaceId)
    .where('recipient_id', '=', recipientId)
    .where('digest_id', 'is', null)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .execute();
}

/** These calls wait no more: there is nothing to tell of them. */
export async function dropCalls(
  tx: Db,
  workspaceId: number,
  recipientId: number,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .deleteFrom('alert_calls')
    .where('workspace_id', '=', workspaceId)
    .where('recipient_id', '=', recipientId)
    .where('digest_id', 'is', null)
    .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .execute();
}
