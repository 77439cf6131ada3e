import type { SourceInput } from '@earshot/core/sources/sources.api.ts';
import type { Db } from '../../platform/database.ts';

export function listSourceRows(db: Db, workspaceId: number) {
  return db
    .selectFrom('sources')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('name')
    .execute();
}

export type SourceRow = Awaited<ReturnType<typeof listSourceRows>>[number];

export function findSourceRow(db: Db, workspaceId: number, id: number) {
  return db
    .selectFrom('sources')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findSourceByName(db: Db, workspaceId: number, name: string) {
  return db
    .selectFrom('sources')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
}

export async function insertSourceRow(
  db: Db,
  workspaceId: number,
  input: SourceInput,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('sources')
    .values({ workspace_id: workspaceId, ...input, raw: JSON.stringify(input.raw), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSourceRow(
  db: Db,
  workspaceId: number,
  id: number,
  input: SourceInput,
): Promise<void> {
  await db
    .updateTable('sources')
    .set({ ...input, raw: JSON.stringify(input.raw) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeSourceRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db.deleteFrom('sources').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export function listSourceNames(db: Db, workspaceId: number) {
  return db.selectFrom('sources').select(['id', 'name']).where('workspace_id', '=', workspaceId).execute();
}
