import type { Db } from '../../platform/database.ts';

export function listIpRows(db: Db, workspaceId: number) {
  return db.selectFrom('ip_list').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute();
}

export type IpRow = Awaited<ReturnType<typeof listIpRows>>[number];

export async function networksOf(db: Db, workspaceId: number): Promise<string[]> {
  return (await listIpRows(db, workspaceId)).map((row) => row.network);
}

/** Undefined where the network is on the list already. */
export function insertIpRow(
  db: Db,
  workspaceId: number,
  entry: { network: string; note: string; created_at: Date },
) {
  return db
    .insertInto('ip_list')
    .values({ workspace_id: workspaceId, ...entry })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'network']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function removeIpRow(db: Db, workspaceId: number, id: number) {
  return db
    .deleteFrom('ip_list')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
