import type { Db } from '../../platform/database.ts';

export async function insertFavorite(
  tx: Db,
  workspaceId: number,
  row: { user_id: number; file_id: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('favorites')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavoriteRow(
  db: Db,
  workspaceId: number,
  userId: number,
  fileId: string,
): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .execute();
}

export async function removeFavoriteRowsOf(db: Db, workspaceId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
