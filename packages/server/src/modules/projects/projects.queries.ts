import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { beginsSql } from '../agents/days.sql.ts';

/** What of another module a project names. */
export type Named = {
  patterns: readonly number[];
  tags: readonly number[];
  segments: readonly number[];
  conversions?: readonly number[];
};

/** Those of them that the workspace has. */
export async function namedThings(
  db: Db,
  workspaceId: number,
  { patterns, tags, segments, conversions = [] }: Named,
): Promise<{
  patterns: Set<number>;
  tags: Set<number>;
  segments: Map<number, { isList: boolean }>;
  conversions: Set<number>;
}> {
  const [foundPatterns, foundTags, foundSegments, foundConversions] = await Promise.all([
    idsAmong(db, workspaceId, 'patterns', patterns),
    idsAmong(db, workspaceId, 'tags', tags),
    segments.length === 0
      ? []
      : db
          .selectFrom('segments')
          .select(['id', sql<boolean>`filters is null and query is null`.as('isList')])
          .where('workspace_id', '=', workspaceId)
          .where('id', 'in', [...segments])
          .execute(),
    idsAmong(db, workspaceId, 'conversions', conversions),
  ]);
  return {
    patterns: foundPatterns,
    tags: foundTags,
    segments: new Map(foundSegments.map(({ id, isList }) => [id, { isList }])),
    conversions: foundConversions,
  };
}

async function idsAmong(
  db: Db,
  workspaceId: number,
  table: 'patterns' | 'tags' | 'conversions',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What patterns are called; one that is gone has no name. */
export async function namesOfPatterns(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('patterns')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Numbers of a project as its days give them, with the weights that tags have now. */
export type ProjectNumbers = {
  found: number;
  added_today: number;
  score: number | null;
  trend: number | null;
  weeks: number[];
};

const none = (weeks: number): ProjectNumbers => ({
  found: 0,
  added_today: 0,
  score: null,
  trend: null,
  weeks: Array.from({ length: weeks }, () => 0),
});

/** Days that the trend compares with as many before them. */
const trendDays = 28;

/** The numbers of these projects; `today` by the clock of the workspace, and when it began. */
export async function numbersOfProjects(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
  { today, startOfToday, weeks }: { today: string; startOfToday: Date; weeks: number },
): Promise<(id: number) => ProjectNumbers> {
  if (ids.length === 0) return () => none(weeks);
  const isOf = sql<boolean>`d.workspace_id = ${workspaceId} and d.project_id = any(${[...ids]}::bigint[])`;
  const stretch = sql`case when d.day > ${today}::date - ${trendDays}::int then 'recent'
    when d.day > ${today}::date - ${2 * trendDays}::int then 'before' else 'older' end`;
  const [files, points, byWeek, added] = await Promise.all([
    sql<{ project_id: number; stretch: string; files: number }>`
      select d.project_id, ${stretch} as stretch, sum(d.files)::int as files from project_days d
      where ${isOf} group by 1, 2`.execute(db),
    sql<{ project_id: number; stretch: string; points: number }>`
      select d.project_id, ${stretch} as stretch, sum(d.files * tags.weight)::bigint as points
      from project_tag_days d join tags on tags.workspace_id = d.workspace_id and tags.id = d.tag_id
      where ${isOf} group by 1, 2`.execute(db),
    sql<{ project_id: number; week: number; files: number }>`
      select d.project_id, (${today}::date - d.day) / 7 as week, sum(d.files)::int as files from project_days d
      where ${isOf} and d.day <= ${today}::date and d.day > ${today}::date - ${7 * weeks}::int group by 1, 2`.execute(
      db,
    ),
    sql<{ project_id: number; files: number }>`
      select d.project_id, count(*)::int as files from project_files d
      where ${isOf} and d.arrived_at >= ${startOfToday} group by 1`.execute(db),
  ]);
  return (id) => {
    const sums = (rows: readonly { project_id: number; stretch: string }[], of: (row: never) => number) => {
      const own = rows.filter((row) => row.project_id === id);
      const sum = (which?: string) =>
        own
          .filter((row) => which === undefined || row.stretch === which)
          .reduce((total, row) => total + of(row as never), 0);
      return { all: sum(), recent: sum('recent'), before: sum('before') };
    };
    const calls = sums(files.rows, (row: { files: number }) => row.files);
    const score = sums(points.rows, (row: { points: number }) => row.points);
    const counts = none(weeks).weeks;
    for (const row of byWeek.rows) if (row.project_id === id) counts[weeks - 1 - row.week] = row.files;
    return {
      found: calls.all,
      added_today: added.rows.find((row) => row.project_id === id)?.files ?? 0,
      score: calls.all === 0 ? null : score.all / calls.all,
      trend:
        calls.recent === 0 || calls.before === 0
          ? null
          : score.recent / calls.recent - score.before / calls.before,
      weeks: counts,
    };
  };
}

/** When a day begins by a clock; the database knows the calendars of all time zones. */
export async function startOfDay(
  { acrossWorkspaces, now }: Pick<Ctx, 'acrossWorkspaces' | 'now'>,
  day: string,
  timeZone: string,
): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`
    select ${beginsSql(day, timeZone)} as start`.execute(acrossWorkspaces);
  return rows[0]?.start ?? now();
}
