import type { Db } from '../../platform/database.ts';

export function findAccessRow(db: Db, workspaceId: number) {
  return db
    .selectFrom('sql_access')
    .leftJoin('users', 'users.id', 'sql_access.user_id')
    .selectAll('sql_access')
    .select('users.name as created_by_name')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
}

export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccessRow>>>;

export function listAccessRows(acrossWorkspaces: Db) {
  return acrossWorkspaces.selectFrom('sql_access').select(['workspace_id', 'role_name', 'secret']).execute();
}

/** False where there is one already. */
export async function insertAccessRow(
  db: Db,
  workspaceId: number,
  row: { role_name: string; secret: string; user_id: number | null; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sql_access')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateAccessRow(
  db: Db,
  workspaceId: number,
  change: { secret: string; renewed_at: Date } | { last_used_at: Date; last_used_from: string },
): Promise<void> {
  await db.updateTable('sql_access').set(change).where('workspace_id', '=', workspaceId).execute();
}

/** The role it was for; undefined where there was none. */
export function removeAccessRow(db: Db, workspaceId: number) {
  return db
    .deleteFrom('sql_access')
    .where('workspace_id', '=', workspaceId)
    .returning('role_name')
    .executeTakeFirst();
}
