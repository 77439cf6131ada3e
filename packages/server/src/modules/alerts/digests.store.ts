import type { Db } from '../../platform/database.ts';

/** The number of a new digest; undefined where this turn of the recipient was taken already. */
export async function insertDigest(
  tx: Db,
  workspaceId: number,
  digest: { recipient_id: number; turn_at: Date; from_at: Date; token_hash: Buffer; created_at: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('alert_digests')
    .values({ workspace_id: workspaceId, ...digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Digests from before a moment, with which calls they told of; their links open nothing any more. */
export async function removeDigestsBefore(tx: Db, workspaceId: number, moment: Date): Promise<void> {
  await tx
    .deleteFrom('alert_calls')
    .where('workspace_id', '=', workspaceId)
    .where('digest_id', 'in', (eb) =>
      eb
        .selectFrom('alert_digests')
        .select('alert_digests.id')
        .where('alert_digests.workspace_id', '=', workspaceId)
        .where('alert_digests.created_at', '<', moment),
    )
    .execute();
  await tx
    .deleteFrom('alert_digests')
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', moment)
    .execute();
}
