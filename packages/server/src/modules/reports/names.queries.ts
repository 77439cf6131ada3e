import type { Db } from '../../platform/database.ts';

const asMap = (rows: readonly { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

export async function listTagNames(db: Db, workspaceId: number): Promise<Map<number, string>> {
  return asMap(
    await db.selectFrom('tags').select(['id', 'name']).where('workspace_id', '=', workspaceId).execute(),
  );
}

export async function listTeamNames(db: Db, workspaceId: number): Promise<Map<number, string>> {
  return asMap(
    await db.selectFrom('teams').select(['id', 'name']).where('workspace_id', '=', workspaceId).execute(),
  );
}
