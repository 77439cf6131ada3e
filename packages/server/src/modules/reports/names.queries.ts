import type { Db } from '../../platform/database.ts';

export type NamedTable = 'tags' | 'teams' | 'patterns' | 'scripts' | 'goals' | 'conversions';

/** What things of a kind are called now, by their ids. */
export async function listNamesOf(
  db: Db,
  workspaceId: number,
  table: NamedTable,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
