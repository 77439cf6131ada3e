/** What the calls of an agent come to, by the sums of their days. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Days, ofPeriod, ofWeeks, weekOfDay } from '../agents/days.sql.ts';
import type { TagRow } from './person-tags.queries.ts';

/** An agent, or several, with everybody who was merged into them. */
const sumsOf = (workspaceId: number, agentIds: readonly number[]) =>
  sql<boolean>`d.workspace_id = ${workspaceId} and d.agent_id in (select one.id from agents one
    where one.workspace_id = ${workspaceId} and one.present_id = any(${agentIds}::bigint[]))`;

export async function sumCalls(
  db: Db,
  workspaceId: number,
  agentIds: readonly number[],
  days: Days,
): Promise<{ files: number; duration_ms: number }> {
  const { rows } = await sql<{ files: number; duration_ms: number }>`
    select coalesce(sum(d.files), 0)::int as files, coalesce(sum(d.duration_ms), 0)::float8 as duration_ms
    from agent_days d where ${sumsOf(workspaceId, agentIds)} and ${ofPeriod(days)}`.execute(db);
  return rows[0] ?? { files: 0, duration_ms: 0 };
}

/** Calls of each of the twelve weeks that end with a day, by the number of the week, the earliest one 0. */
export async function sumWeeks(
  db: Db,
  workspaceId: number,
  agentId: number,
  last: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ week: number; files: number }>`
    select ${weekOfDay(last)} as week, sum(d.files)::int as files
    from agent_days d where ${sumsOf(workspaceId, [agentId])} and ${ofWeeks(last)} group by 1`.execute(db);
  return new Map(rows.map(({ week, files }) => [week, files]));
}

export async function sumTags(db: Db, workspaceId: number, agentId: number, days: Days): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select t.id, t.name, t.color, t.weight, sum(d.files)::int as files
    from agent_tag_days d join tags t on t.workspace_id = d.workspace_id and t.id = d.tag_id
    where ${sumsOf(workspaceId, [agentId])} and ${ofPeriod(days)}
    group by t.id, t.name, t.color, t.weight order by sum(d.files) desc, lower(t.name)`.execute(db);
  return rows;
}

/** In how many of the calls of some agents each of these tags is, and how many calls those are. */
export async function sumTeamTags(
  db: Db,
  workspaceId: number,
  agentIds: readonly number[],
  tagIds: readonly number[],
  days: Days,
): Promise<{ files: number; tags: Map<number, number> }> {
  const { files } = await sumCalls(db, workspaceId, agentIds, days);
  const { rows } = await sql<{ id: number; files: number }>`
    select d.tag_id as id, sum(d.files)::int as files from agent_tag_days d
    where ${sumsOf(workspaceId, agentIds)} and d.tag_id = any(${tagIds}::bigint[]) and ${ofPeriod(days)}
    group by d.tag_id`.execute(db);
  return { files, tags: new Map(rows.map(({ id, files }) => [id, files])) };
}
