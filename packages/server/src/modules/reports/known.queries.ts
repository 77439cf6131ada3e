import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { plainLanguage } from '../scripts/heard.sql.ts';
import type { KnownScript } from './known.ts';

/** Of each operator, by the id as text, the team as text; `0` without one. */
export async function listTeamsOfAgents(db: Db, workspaceId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'team_id'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, team_id }) => [String(id), String(team_id ?? 0)]));
}

/** In which calls each script is looked for and could be heard, by its id. */
export async function listKnownScripts(db: Db, workspaceId: number): Promise<Map<number, KnownScript>> {
  const { rows } = await sql<KnownScript & { id: number }>`
    select id, wording ->> 'who' as who, (extract(epoch from applies_from) * 1000000)::float8 as applies_from,
      array(select ${plainLanguage(sql`variation ->> 'language'`)}
        from jsonb_array_elements(wording -> 'variations') as variation) as languages
    from scripts where workspace_id = ${workspaceId}`.execute(db);
  return new Map(rows.map(({ id, ...script }) => [id, script]));
}
