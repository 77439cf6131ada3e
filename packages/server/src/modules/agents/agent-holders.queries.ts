/** Who has what only one agent can have. Calls belong to modules above this one, so they are only read. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Whether a call ever named this agent, or somebody was merged into them. */
export async function isNeeded(db: Db, workspaceId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_needed: boolean }>`
    select exists (select from files f where f.workspace_id = ${workspaceId}
        and (f.agent_id = ${id} or f.agent_said_id = ${id}))
      or exists (select from agents a where a.workspace_id = ${workspaceId} and a.id <> ${id}
        and a.present_id = ${id}) as is_needed`.execute(db);
  return rows[0]?.is_needed ?? false;
}

/** Who has an account, a name or an internal id that somebody asks for. */
export async function findHolder(
  db: Db,
  workspaceId: number,
  by: { name: string } | { internal_id: string } | { user_id: number },
): Promise<{ id: number; name: string } | undefined> {
  const condition =
    'name' in by
      ? sql`one.id in (select n.agent_id from agent_names n
          where n.workspace_id = ${workspaceId} and n.key = name_key(${by.name}))`
      : 'user_id' in by
        ? sql`one.user_id = ${by.user_id}`
        : sql`lower(one.internal_id) = lower(${by.internal_id})`;
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from agents one
    join agents a on a.workspace_id = one.workspace_id and a.id = one.present_id
    where one.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId} and ${condition}`.execute(db);
  return rows[0];
}
