import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type NamedTable = 'tags' | 'teams' | 'patterns' | 'scripts' | 'goals' | 'conversions' | 'projects';

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

/** In what currency each conversion is (ISO 4217), of those that have one, by their ids. */
export async function listCurrencies(db: Db, workspaceId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('conversions')
    .select(['id', sql<string>`value ->> 'currency'`.as('currency')])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`value ->> 'currency' is not null`)
    .execute();
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}
