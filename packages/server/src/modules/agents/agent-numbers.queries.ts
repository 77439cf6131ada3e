/** What the calls of agents show. Calls belong to modules above this one, so they are only read. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Days, inPeriod, inWeeks, weekSql } from './days.sql.ts';

/** Calls of each of the twelve weeks that end with a day, the earliest week first, by agent. */
export async function countWeeks(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
  last: string,
  timeZone: string,
): Promise<{ id: number; week: number; files: number }[]> {
  const { rows } = await sql<{ id: number; week: number; files: number }>`
    select f.agent_id as id, ${weekSql(last, timeZone)} as week, count(*)::int as files
    from files f
    where f.workspace_id = ${workspaceId} and f.agent_id = any(${ids}::bigint[]) and ${inWeeks(last, timeZone)}
    group by 1, 2`.execute(db);
  return rows;
}

export type MeasuredRow = {
  id: number;
  team_id: number | null;
  metric: string;
  n: number;
  mean: number;
  deviation: number | null;
};

/**
 * Numbers of the calls of each agent in a period. `side` is the operator's for numbers of a side. `ids`: only these agents;
 * null for all.
 */
export async function measureAgents(
  db: Db,
  workspaceId: number,
  { ids, metrics, days }: { ids: readonly number[] | null; metrics: readonly AskedMetric[]; days: Days },
): Promise<MeasuredRow[]> {
  const names = metrics.map(({ metric }) => metric);
  const roles = metrics.map(({ role }) => role);
  const { rows } = await sql<MeasuredRow>`
    select f.agent_id as id, a.team_id, m.metric, count(*)::int as n, avg(m.value) as mean, stddev_samp(m.value) as deviation
    from files f
    join agents a on a.workspace_id = f.workspace_id and a.id = f.agent_id
    join file_metrics m on m.workspace_id = f.workspace_id and m.file_id = f.id
    where f.workspace_id = ${workspaceId} and m.workspace_id = ${workspaceId}
      and ${ids === null ? sql`f.agent_id is not null` : sql`f.agent_id = any(${ids}::bigint[])`}
      and (m.metric, m.speaker_role) in (select * from unnest(${names}::text[], ${roles}::text[]))
      and ${inPeriod(days)}
    group by f.agent_id, a.team_id, m.metric`.execute(db);
  return rows;
}
/** A number of the whole call where there is no role. */
export type AskedMetric = { metric: string; role: 'operator' | 'abonent' | '' };

/** Everybody with a name and their calls, to find those who may be the same. */
export async function listCalled(db: Db, workspaceId: number, most: number) {
  const { rows } = await sql<{ id: number; name: string; files: number }>`
    select a.id, a.name, coalesce(c.files, 0)::int as files from agents a
    left join (select f.agent_id, count(*) as files from files f
      where f.workspace_id = ${workspaceId} and f.agent_id is not null group by f.agent_id) c on c.agent_id = a.id
    where a.workspace_id = ${workspaceId} and a.merged_into is null
    order by a.id limit ${most}`.execute(db);
  return rows;
}
