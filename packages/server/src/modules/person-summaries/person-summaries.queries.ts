/** What the calls of somebody show, read call by call from tables of modules below. */

import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { inWeeks, weekSql } from '../agents/days.sql.ts';
import { callsOf, type Whose } from './calls-of.sql.ts';

export async function countCalls(
  db: Db,
  workspaceId: number,
  whose: Whose,
): Promise<{ files: number; duration_ms: number }> {
  const { rows } = await sql<{ files: number; duration_ms: number }>`
    select count(*)::int as files, coalesce(sum(f.duration_ms), 0)::float8 as duration_ms
    from files f where ${callsOf(workspaceId, whose)}`.execute(db);
  return rows[0] ?? { files: 0, duration_ms: 0 };
}

/** Calls of each of the twelve weeks that end with a day, by the number of the week, the earliest one 0. */
export async function countWeeksOf(
  db: Db,
  workspaceId: number,
  whose: Whose,
  last: string,
): Promise<Map<number, number>> {
  const { timeZone } = whose.days;
  const days = { dateFrom: null, dateTo: null, timeZone };
  const { rows } = await sql<{ week: number; files: number }>`
    select ${weekSql(last, timeZone)} as week, count(*)::int as files
    from files f
    where ${callsOf(workspaceId, { ...whose, days })} and ${inWeeks(last, timeZone)}
    group by 1`.execute(db);
  return new Map(rows.map(({ week, files }) => [week, files]));
}

export type MeasuredRow = { metric: string; n: number; mean: number; deviation: number | null };

/** Numbers of the calls of somebody; `role` is empty for those of the whole call. */
export async function measureCalls(
  db: Db,
  workspaceId: number,
  whose: Whose,
  metrics: readonly { metric: string; role: string }[],
): Promise<MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    select m.metric, count(*)::int as n, avg(m.value) as mean, stddev_samp(m.value) as deviation
    from files f
    join file_metrics m on m.workspace_id = f.workspace_id and m.file_id = f.id
    where ${callsOf(workspaceId, whose)} and m.workspace_id = ${workspaceId}
      and (m.metric, m.speaker_role) in (select * from unnest(
        ${metrics.map(({ metric }) => metric)}::text[], ${metrics.map(({ role }) => role)}::text[]))
    group by m.metric`.execute(db);
  return rows;
}

/** Agents who are in the same team, with those without one where there is none. */
export async function listTeamMates(db: Db, workspaceId: number, agentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select mate.id from agents one
    join agents mate on mate.workspace_id = one.workspace_id and mate.merged_into is null
      and (one.team_id is null or mate.team_id = one.team_id)
    where one.workspace_id = ${workspaceId} and one.id = ${agentId}`.execute(db);
  return rows.map(({ id }) => id);
}

export type FeltRow = {
  role: string;
  third: number;
  positive: number;
  neutral: number;
  negative: number;
};

/** How many phrases of each side are pleasant, unpleasant or neither in each third of the calls, from 0. */
export async function countFelt(db: Db, workspaceId: number, whose: Whose): Promise<FeltRow[]> {
  const { rows } = await sql<FeltRow>`
    select p.role, least(2, p.start_ms * 3 / greatest(p.call_ms, 1)) as third,
      (count(*) filter (where p.emotion in ('happiness', 'positive')))::int as positive,
      (count(*) filter (where p.emotion = 'neutral'))::int as neutral,
      (count(*) filter (where p.emotion in ('anger', 'sadness', 'negative')))::int as negative
    from files f
    join phrase_index p on p.workspace_id = f.workspace_id and p.file_id = f.id
    where ${callsOf(workspaceId, whose)} and p.workspace_id = ${workspaceId} and p.emotion is not null
      and p.role is not null
    group by 1, 2`.execute(db);
  return rows;
}
