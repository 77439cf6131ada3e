import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { TenantTable } from '../../platform/tables.ts';

export function findWorkspaceRow(db: Db, workspaceId: number) {
  return db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();
}

/** The settings, held until the transaction ends; what is added to the workspace does not wait for it. */
export function holdSettings(tx: Db, workspaceId: number) {
  return tx
    .selectFrom('workspaces')
    .select('settings')
    .where('id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertWorkspaceRow(
  tx: Db,
  row: { name: string; is_personal: boolean; created_at: Date },
): Promise<number> {
  const { id } = await tx.insertInto('workspaces').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateWorkspaceRow(
  tx: Db,
  workspaceId: number,
  change: { name?: string; settings?: string },
): Promise<void> {
  await tx.updateTable('workspaces').set(change).where('id', '=', workspaceId).execute();
}

/** The workspace and, from these tables, everything in it. */
export async function removeWorkspaceRows(
  tx: Db,
  workspaceId: number,
  tables: readonly TenantTable[],
): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).execute();
  await tx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
}

/** Which time each workspace lives by. */
export async function listTimeZones(db: Db): Promise<{ workspace_id: number; time_zone: string }[]> {
  const { rows } = await sql<{ workspace_id: number; time_zone: string }>`
    select id as workspace_id, coalesce(settings ->> 'time_zone', 'UTC') as time_zone from workspaces order by id`.execute(
    db,
  );
  return rows;
}

export function listSettings(db: Db) {
  return db.selectFrom('workspaces').select(['id', 'settings']).execute();
}
