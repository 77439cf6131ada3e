import type { Db } from '../../platform/database.ts';

/** Whether it was not one before. */
export async function insertFavorite(
  tx: Db,
  workspaceId: number,
  row: { user_id: number; file_id: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('favorites')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** `since`: only where it became one at that moment. Answers since when it was one, where it was. */
export async function removeFavoriteRow(
  db: Db,
  workspaceId: number,
  userId: number,
  fileId: string,
  since?: Date,
): Promise<Date | undefined> {
  let rows = db
    .deleteFrom('favorites')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId);
  if (since !== undefined) rows = rows.where('created_at', '=', since);
  return (await rows.returning('created_at').executeTakeFirst())?.created_at;
}

export async function removeFavoriteRowsOf(db: Db, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
