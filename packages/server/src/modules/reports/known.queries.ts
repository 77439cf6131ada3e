import type { Db } from '../../platform/database.ts';

/** Of each operator, by the id as text, the team as text; `0` without one. */
export async function listTeamsOfAgents(db: Db, workspaceId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'team_id'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, team_id }) => [String(id), String(team_id ?? 0)]));
}
