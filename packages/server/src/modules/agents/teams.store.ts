import { type Selectable, sql } from 'kysely';
import type { Teams } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type TeamRow = Selectable<Teams> & { agents: number; leads: { user_id: number; name: string }[] };

export async function listTeamRows(db: Db, workspaceId: number, id?: number): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select t.*,
      (select count(*)::int from agents a
        where a.workspace_id = t.workspace_id and a.team_id = t.id and a.merged_into is null) as agents,
      coalesce((select jsonb_agg(jsonb_build_object('user_id', l.user_id, 'name',
          coalesce(nullif(u.name, ''), u.email)) order by u.name)
        from team_leads l join users u on u.id = l.user_id
        where l.workspace_id = t.workspace_id and l.team_id = t.id), '[]') as leads
    from teams t
    where t.workspace_id = ${workspaceId} ${id === undefined ? sql`` : sql`and t.id = ${id}`}
    order by lower(t.name)`.execute(db);
  return rows;
}

/** Held until the transaction ends. */
export function holdTeam(tx: Db, workspaceId: number, id: number) {
  return tx
    .selectFrom('teams')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the team is there; it stays until the transaction ends. */
export async function keepTeamRow(tx: Db, workspaceId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('teams')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTeam(tx: Db, workspaceId: number, name: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('teams')
    .values({ workspace_id: workspaceId, name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTeamRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: { name?: string; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('teams')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Answers who led it before. */
export async function replaceLeads(
  tx: Db,
  workspaceId: number,
  teamId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .deleteFrom('team_leads')
    .where('workspace_id', '=', workspaceId)
    .where('team_id', '=', teamId)
    .returning('user_id')
    .execute();
  const before = rows.map(({ user_id }) => user_id);
  if (userIds.length === 0) return before;
  await tx
    .insertInto('team_leads')
    .values(userIds.map((user_id) => ({ workspace_id: workspaceId, team_id: teamId, user_id })))
    .execute();
  return before;
}

/** Its agents are without a team then. Answers who led it. */
export async function removeTeamRows(tx: Db, workspaceId: number, id: number): Promise<number[]> {
  const leads = await replaceLeads(tx, workspaceId, id, []);
  await tx
    .updateTable('agents')
    .set({ team_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('team_id', '=', id)
    .execute();
  await tx.deleteFrom('teams').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
  return leads;
}

/** Leads no team of the workspace any more. */
export async function dropLead(tx: Db, workspaceId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('team_leads')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
