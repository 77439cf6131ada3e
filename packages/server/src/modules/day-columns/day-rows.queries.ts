import { whos } from '@earshot/core/call/role.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { beginsSql, endsSql, momentSql } from '../agents/days.sql.ts';
import { columnOf as dimensionColumn } from '../calls/dimension-columns.sql.ts';
import { saidOf } from '../calls/unsaid-condition.sql.ts';
import { numberSql } from '../files/said-number.sql.ts';
import { plainLanguage } from '../scripts/heard.sql.ts';

/** Words of a call, by the columns that they go to. */
const words = {
  agent: saidOf('agents'),
  customer: saidOf('subscribers'),
  source: saidOf('sources'),
  direction: saidOf('direction'),
  language: saidOf('language'),
  emotion: saidOf('emotions'),
  queue: saidOf('queue'),
  disposition: saidOf('disposition'),
  campaign: saidOf('campaign'),
  /** By which scripts are looked for; what the language was found to be does not count there. */
  script_language: plainLanguage(sql`files.language`),
} as const satisfies Record<string, RawBuilder<string | null>>;
export type WordColumn = keyof typeof words;
export const wordColumns = Object.keys(words) as WordColumn[];

/** The calls `files` of a day by a clock. */
const ofDay = (
  workspaceId: number,
  day: string,
  timeZone: string,
) => sql<boolean>`files.workspace_id = ${workspaceId}
  and ${dimensionColumn('recorded_at')} >= ${beginsSql(day, timeZone)}
  and ${dimensionColumn('recorded_at')} < ${endsSql(day, timeZone)}`;

export type DayCall = {
  id: string;
  hour: string;
  began: number;
  created: number;
  is_analysed: boolean;
  duration: number | null;
} & Record<WordColumn, string | null>;

/** The calls of a day, each with its words. */
export async function listDayCalls(
  db: Db,
  workspaceId: number,
  day: string,
  timeZone: string,
): Promise<DayCall[]> {
  const { rows } = await sql<DayCall>`
    select files.id, to_char(${dimensionColumn('recorded_at')} at time zone ${timeZone}, 'HH24') as hour,
      (extract(epoch from ${dimensionColumn('recorded_at')}) * 1000000)::float8 as began,
      (extract(epoch from files.created_at) * 1000000)::float8 as created, files.analysed_at is not null as is_analysed,
      files.duration_ms::float8 as duration,
      ${sql.join(Object.entries(words).map(([name, said]) => sql`${said} as ${sql.ref(name)}`))}
    from files where ${ofDay(workspaceId, day, timeZone)} order by files.id`.execute(db);
  return rows;
}

/** Which of the calls of a day began before a time of day, in the order of `listDayCalls`. */
export async function listBegun(
  db: Db,
  workspaceId: number,
  day: string,
  { timeZone, until }: { timeZone: string; until: string },
): Promise<boolean[]> {
  const { rows } = await sql<{ begun: boolean }>`
    select ${dimensionColumn('recorded_at')} < ${momentSql(day, until, timeZone)} as begun
    from files where ${ofDay(workspaceId, day, timeZone)} order by files.id`.execute(db);
  return rows.map(({ begun }) => begun);
}

/** What of these kinds is found in the calls of a day. */
export async function listDayFindings(
  db: Db,
  workspaceId: number,
  day: string,
  { timeZone, kinds }: { timeZone: string; kinds: readonly FindingKind[] },
) {
  const { rows } = await sql<{ id: string; kind: FindingKind; rule_id: number }>`
    select found.file_id as id, found.kind, found.rule_id from findings found
    join files on files.workspace_id = found.workspace_id and files.id = found.file_id
    where found.workspace_id = ${workspaceId} and found.kind = any(${[...kinds]}::text[]) and not found.removed
      and ${ofDay(workspaceId, day, timeZone)}`.execute(db);
  return rows;
}

/** Which of the calls of a day projects found. */
export async function listDayProjects(db: Db, workspaceId: number, day: string, timeZone: string) {
  const { rows } = await sql<{ id: string; project_id: number }>`
    select found.file_id as id, found.project_id from project_files found
    join files on files.workspace_id = found.workspace_id and files.id = found.file_id
    where found.workspace_id = ${workspaceId} and ${ofDay(workspaceId, day, timeZone)}`.execute(db);
  return rows;
}

/** In which calls of a day anybody said something that can be found, and on which sides. */
export async function listDaySpeakers(db: Db, workspaceId: number, day: string, timeZone: string) {
  const speaks = (more: RawBuilder<unknown>) => sql<boolean>`exists (select from phrase_index said
    where said.workspace_id = ${workspaceId} and said.file_id = files.id ${more})`;
  const { rows } = await sql<{ id: string } & Record<(typeof whos)[number], boolean>>`
    select files.id, ${sql.join(whos.map((who) => sql`${speaks(who === 'anyone' ? sql`` : sql`and said.role = ${sql.lit(who)}`)} as ${sql.ref(who)}`))}
    from files where ${ofDay(workspaceId, day, timeZone)}`.execute(db);
  return rows;
}

/** The numbers of the calls of a day; null: all of them. */
export async function listDayNumbers(
  db: Db,
  workspaceId: number,
  day: string,
  { timeZone, metrics }: { timeZone: string; metrics: readonly string[] | null },
) {
  const asked = metrics === null ? sql`true` : sql`n.metric = any(${[...metrics]}::text[])`;
  const { rows } = await sql<{ id: string; metric: string; speaker_role: string; value: number }>`
    select n.file_id as id, n.metric, n.speaker_role, n.value::float8 as value from file_metrics n
    join files on files.workspace_id = n.workspace_id and files.id = n.file_id
    where n.workspace_id = ${workspaceId} and ${asked} and ${ofDay(workspaceId, day, timeZone)}`.execute(db);
  return rows;
}

/** The numbers that own fields of the calls of a day say. */
export async function listDayFields(db: Db, workspaceId: number, day: string, timeZone: string) {
  const { rows } = await sql<{ id: string; name: string; value: number }>`
    select said.id, said.name, said.value::float8 as value from (
      select files.id, field.key as name, ${numberSql(sql`field.value`)} as value
      from files cross join lateral jsonb_each_text(files.meta) field
      where ${ofDay(workspaceId, day, timeZone)}) said
    where said.value is not null`.execute(db);
  return rows;
}

/** The scores of the calls of a day. */
export async function listDayScores(db: Db, workspaceId: number, day: string, timeZone: string) {
  const { rows } = await sql<{
    id: string;
    goal_id: number;
    score: number | null;
    passed: boolean | null;
    is_published: boolean;
  }>`
    select scored.file_id as id, scored.goal_id, scored.score::float8 as score, scored.passed,
      scored.published_at is not null as is_published from call_scores scored
    join files on files.workspace_id = scored.workspace_id and files.id = scored.file_id
    where scored.workspace_id = ${workspaceId} and ${ofDay(workspaceId, day, timeZone)}`.execute(db);
  return rows;
}
