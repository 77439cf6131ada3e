/** Who has what only one customer can have. Calls belong to modules above this one, so they are only read. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { labelSql } from './subscriber-label.sql.ts';

/** Whether a call ever named this customer, or somebody was merged into them. */
export async function isNeeded(db: Db, workspaceId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_needed: boolean }>`
    select exists (select from files f where f.workspace_id = ${workspaceId}
        and (f.subscriber_id = ${id} or f.subscriber_said_id = ${id}))
      or exists (select from subscribers s where s.workspace_id = ${workspaceId} and s.id <> ${id}
        and s.present_id = ${id}) as is_needed`.execute(db);
  return rows[0]?.is_needed ?? false;
}

/** Who has a number or an external id that somebody asks for. */
export async function findHolder(
  db: Db,
  workspaceId: number,
  by: { phone: string } | { external_id: string },
): Promise<{ id: number; said_id: number; name: string } | undefined> {
  const condition =
    'phone' in by
      ? sql`one.id in (select p.subscriber_id from subscriber_phones p
          where p.workspace_id = ${workspaceId} and p.phone = ${by.phone})`
      : sql`lower(one.external_id) = lower(${by.external_id})`;
  const { rows } = await sql<{ id: number; said_id: number; name: string }>`
    select s.id, one.id as said_id, ${labelSql} as name from subscribers one
    join subscribers s on s.workspace_id = one.workspace_id and s.id = one.present_id
    where one.workspace_id = ${workspaceId} and s.workspace_id = ${workspaceId} and ${condition}`.execute(db);
  return rows[0];
}
