/** What the calls of agents show, by sums of their days, which belong to a module above this one and are only read. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type Days, ofPeriod, ofWeeks, weekOfDay } from './days.sql.ts';

/** Calls of each of the twelve weeks that end with a day, the earliest week first, by agent. */
export async function countWeeks(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
  last: string,
): Promise<{ id: number; week: number; files: number }[]> {
  const { rows } = await sql<{ id: number; week: number; files: number }>`
    select one.present_id as id, ${weekOfDay(last)} as week, sum(d.files)::int as files
    from agents one join agent_days d on d.workspace_id = one.workspace_id and d.agent_id = one.id
    where one.workspace_id = ${workspaceId} and d.workspace_id = ${workspaceId}
      and one.present_id = any(${ids}::bigint[]) and ${ofWeeks(last)}
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
    select a.id, a.team_id, d.metric, sum(d.n)::int as n, (sum(d.total) / sum(d.n))::float8 as mean,
      ${deviation} as deviation
    from agents one
    join agents a on a.workspace_id = one.workspace_id and a.id = one.present_id
    join agent_metric_days d on d.workspace_id = one.workspace_id and d.agent_id = one.id
    where one.workspace_id = ${workspaceId} and d.workspace_id = ${workspaceId}
      and ${ids === null ? sql`true` : sql`one.present_id = any(${ids}::bigint[])`}
      and (d.metric, d.speaker_role) in (select * from unnest(${names}::text[], ${roles}::text[]))
      and ${ofPeriod(days)}
    group by a.id, a.team_id, d.metric`.execute(db);
  return rows;
}
/** The standard deviation with n − 1. Sums are exact, so that taking large ones from each other loses nothing. */
const deviation = sql`case when sum(d.n) > 1 then sqrt(greatest(0,
  (sum(d.squares) - sum(d.total) * sum(d.total) / sum(d.n)) / (sum(d.n) - 1)))::float8 end`;

/** A number of the whole call where there is no role. */
export type AskedMetric = { metric: string; role: 'operator' | 'abonent' | '' };

/** Everybody with a name and their calls, to find those who may be the same. */
export async function listCalled(db: Db, workspaceId: number, most: number) {
  const { rows } = await sql<{ id: number; name: string; files: number }>`
    select a.id, a.name, coalesce(c.files, 0)::int as files from agents a
    left join (
      select one.present_id, sum(d.files) as files
      from agents one join agent_days d on d.workspace_id = one.workspace_id and d.agent_id = one.id
      where one.workspace_id = ${workspaceId} and d.workspace_id = ${workspaceId} group by one.present_id
    ) c on c.present_id = a.id
    where a.workspace_id = ${workspaceId} and a.merged_into is null
    order by a.id limit ${most}`.execute(db);
  return rows;
}
