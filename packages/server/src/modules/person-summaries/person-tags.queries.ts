/** Which tags the calls of somebody have, read from tables of modules below. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Days, inPeriod } from '../agents/days.sql.ts';
import { callsOf, type Whose } from './calls-of.sql.ts';

export type TagRow = { id: number; name: string; color: string; weight: number; files: number };

export async function countTags(db: Db, workspaceId: number, whose: Whose): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select t.id, t.name, t.color, t.weight, count(*)::int as files
    from files f
    join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
      and found.kind = 'tag' and not found.removed
    join tags t on t.workspace_id = found.workspace_id and t.id = found.rule_id
    where ${callsOf(workspaceId, whose)}
    group by t.id, t.name, t.color, t.weight order by count(*) desc, lower(t.name)`.execute(db);
  return rows;
}

/** In how many of the calls of some agents each of these tags is, and how many calls those are. */
export async function countTeamTags(
  db: Db,
  workspaceId: number,
  agentIds: readonly number[],
  tagIds: readonly number[],
  days: Days,
): Promise<{ files: number; tags: Map<number, number> }> {
  const calls = sql`f.workspace_id = ${workspaceId} and f.agent_id = any(${agentIds}::bigint[]) and ${inPeriod(days)}`;
  const { rows: total } = await sql<{ files: number }>`
    select count(*)::int as files from files f where ${calls}`.execute(db);
  const { rows } = await sql<{ id: number; files: number }>`
    select found.rule_id as id, count(*)::int as files from files f
    join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
      and found.kind = 'tag' and not found.removed
    where ${calls} and found.workspace_id = ${workspaceId} and found.rule_id = any(${tagIds}::bigint[])
    group by found.rule_id`.execute(db);
  return { files: total[0]?.files ?? 0, tags: new Map(rows.map(({ id, files }) => [Number(id), files])) };
}
