import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { beginsSql, endsSql } from '../agents/days.sql.ts';

/** One stretch of time, with the same stretch one period earlier; moments as the clock of the workspace has them. */
export type Bar = {
  from: string;
  to: string;
  start: Date;
  end: Date;
  before_start: Date;
  before_end: Date;
  files: number;
  before: number;
  points: number;
  before_points: number;
};

export type Asked = { from: string; to: string; by: 'day' | 'week' | 'month'; timeZone: string };

/** Stretches of a period with their sums, the newest first. */
export async function listBars(
  db: Db,
  workspaceId: number,
  projectId: number,
  { from, to, by, timeZone }: Asked,
): Promise<Bar[]> {
  const step = sql`('1 ' || ${by}::text)::interval`;
  const files = (
    first: string,
    last: string,
  ) => sql`(select coalesce(sum(d.files), 0)::int from project_days d
    where d.workspace_id = ${workspaceId} and d.project_id = ${projectId}
      and d.day between ${sql.ref(first)} and ${sql.ref(last)})`;
  const points = (first: string, last: string) =>
    sql`(select coalesce(sum(d.files * tags.weight), 0)::float from project_tag_days d
      join tags on tags.workspace_id = ${workspaceId} and tags.id = d.tag_id
      where d.workspace_id = ${workspaceId} and d.project_id = ${projectId}
        and d.day between ${sql.ref(first)} and ${sql.ref(last)})`;
  const start = (day: string) => beginsSql(sql.ref(day), timeZone);
  const end = (day: string) => sql`(${endsSql(sql.ref(day), timeZone)} - interval '1 millisecond')`;
  const { rows } = await sql<Bar>`
    with one as (
      select greatest(b::date, ${from}::date) as first_day, least((b + ${step})::date - 1, ${to}::date) as last_day,
        count(*) over () as bars
      from generate_series(date_trunc(${by}, ${from}::timestamp), ${to}::timestamp, ${step}) b
    ),
    bar as (
      select first_day, last_day, (first_day - bars * ${step})::date as before_first,
        (last_day + 1 - bars * ${step})::date - 1 as before_last from one
    )
    select first_day::text as from, last_day::text as to, ${start('first_day')} as start, ${end('last_day')} as end,
      ${start('before_first')} as before_start, ${end('before_last')} as before_end,
      ${files('first_day', 'last_day')} as files, ${files('before_first', 'before_last')} as before,
      ${points('first_day', 'last_day')} as points, ${points('before_first', 'before_last')} as before_points
    from bar order by first_day desc`.execute(db);
  return rows;
}

/** On how many calls of a project each tag counts, in a period and in the one before. */
export async function listTagCounts(
  db: Db,
  workspaceId: number,
  projectId: number,
  { from, to }: Pick<Asked, 'from' | 'to'>,
  before: { from: string; to: string },
) {
  const within = (first: string, last: string) => sql`d.day between ${first}::date and ${last}::date`;
  const { rows } = await sql<{
    tag_id: number;
    name: string;
    color: string;
    weight: number;
    files: number;
    before: number;
  }>`
    select tags.id as tag_id, tags.name, tags.color, tags.weight,
      coalesce(sum(d.files) filter (where ${within(from, to)}), 0)::int as files,
      coalesce(sum(d.files) filter (where ${within(before.from, before.to)}), 0)::int as before
    from project_tag_days d join tags on tags.workspace_id = ${workspaceId} and tags.id = d.tag_id
    where d.workspace_id = ${workspaceId} and d.project_id = ${projectId}
    group by tags.id, tags.name, tags.color, tags.weight
    order by files desc, tags.name`.execute(db);
  return rows;
}

/** More than these nobody reads, however many patterns a project has had. */
const mostPatterns = 200;

/** In how many calls of a project each pattern was found, in a period and in the one before: its own now, and what it had. */
export async function listPatternCounts(
  db: Db,
  workspaceId: number,
  project: { id: number; patterns: readonly number[] },
  { from, to }: Pick<Asked, 'from' | 'to'>,
  before: { from: string; to: string },
) {
  const within = (first: string, last: string) => sql`one.day between ${first}::date and ${last}::date`;
  const { rows } = await sql<{ pattern_id: number; name: string; files: number; before: number }>`
    with counted as (
      select one.pattern_id, count(*) filter (where ${within(from, to)}) as files,
        count(*) filter (where ${within(before.from, before.to)}) as before
      from project_file_patterns one where one.workspace_id = ${workspaceId} and one.project_id = ${project.id}
      group by one.pattern_id
    )
    select patterns.id as pattern_id, patterns.name, coalesce(counted.files, 0)::int as files,
      coalesce(counted.before, 0)::int as before
    from patterns left join counted on counted.pattern_id = patterns.id
    where patterns.workspace_id = ${workspaceId}
      and (patterns.id = any(${[...project.patterns]}::bigint[]) or counted.files > 0 or counted.before > 0)
    order by files desc, patterns.name limit ${mostPatterns}`.execute(db);
  return rows;
}
