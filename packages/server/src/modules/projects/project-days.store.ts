import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** How many calls more, or fewer, a project has on each day, and each tag of it. */
export type DayChanges = {
  days: Map<string, { project_id: number; day: string; files: number }>;
  tagDays: Map<string, { project_id: number; tag_id: number; day: string; files: number }>;
};

export const noDayChanges = (): DayChanges => ({ days: new Map(), tagDays: new Map() });

export function countCall({ days }: DayChanges, project_id: number, day: string, files: 1 | -1): void {
  const key = `${project_id} ${day}`;
  days.set(key, { project_id, day, files: (days.get(key)?.files ?? 0) + files });
}

export function countMark(
  { tagDays }: DayChanges,
  mark: { project_id: number; tag_id: number },
  day: string,
  files: 1 | -1,
): void {
  const { project_id, tag_id } = mark;
  const key = `${project_id} ${tag_id} ${day}`;
  tagDays.set(key, { project_id, tag_id, day, files: (tagDays.get(key)?.files ?? 0) + files });
}

/** Adds the changes in one order, whoever writes, so that two at once wait for each other and never for one another. */
export async function writeDayChanges(tx: Db, workspaceId: number, changes: DayChanges): Promise<void> {
  const days = changed(changes.days);
  const tagDays = changed(changes.tagDays);
  if (days.length > 0) {
    const rows = sql`json_to_recordset(${JSON.stringify(days)}::json) as one (project_id bigint, day date, change int)`;
    await sql`
      insert into project_days (workspace_id, project_id, day, files)
      select ${workspaceId}::bigint, project_id, day, change from ${rows} order by project_id, day
      on conflict (workspace_id, project_id, day) do update set files = project_days.files + excluded.files`.execute(
      tx,
    );
    await sql`delete from project_days where workspace_id = ${workspaceId} and files = 0 and (project_id, day) in
      (select project_id, day from ${rows})`.execute(tx);
  }
  if (tagDays.length > 0) {
    const rows = sql`json_to_recordset(${JSON.stringify(tagDays)}::json)
      as one (project_id bigint, tag_id bigint, day date, change int)`;
    await sql`
      insert into project_tag_days (workspace_id, project_id, tag_id, day, files)
      select ${workspaceId}::bigint, project_id, tag_id, day, change from ${rows} order by project_id, tag_id, day
      on conflict (workspace_id, project_id, tag_id, day)
      do update set files = project_tag_days.files + excluded.files`.execute(tx);
    await sql`delete from project_tag_days where workspace_id = ${workspaceId} and files = 0
      and (project_id, tag_id, day) in (select project_id, tag_id, day from ${rows})`.execute(tx);
  }
}

const changed = <Row extends { files: number }>(rows: ReadonlyMap<string, Row>) =>
  [...rows.values()]
    .filter(({ files }) => files !== 0)
    .map(({ files, ...row }) => ({ ...row, change: files }));

/** After the workspace moved to another time zone: the days of a project's calls, and the counts that stand on them. */
export async function rewriteProjectDays(
  tx: Db,
  workspaceId: number,
  projectId: number,
  timeZone: string,
): Promise<void> {
  await sql`update project_files as one set day = (one.started_at at time zone ${timeZone})::date
    where one.workspace_id = ${workspaceId} and one.project_id = ${projectId}
      and one.day <> (one.started_at at time zone ${timeZone})::date`.execute(tx);
  for (const table of ['project_days', 'project_tag_days'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('project_id', '=', projectId)
      .execute();
  await sql`insert into project_days (workspace_id, project_id, day, files)
    select f.workspace_id, f.project_id, f.day, count(*) from project_files f
    where f.workspace_id = ${workspaceId} and f.project_id = ${projectId} group by 1, 2, 3`.execute(tx);
  await sql`insert into project_tag_days (workspace_id, project_id, tag_id, day, files)
    select m.workspace_id, m.project_id, m.tag_id, f.day, count(*) from project_marks m
    join project_files f on f.workspace_id = ${workspaceId} and f.project_id = m.project_id and f.file_id = m.file_id
    where m.workspace_id = ${workspaceId} and m.project_id = ${projectId} and not m.is_off
    group by 1, 2, 3, 4`.execute(tx);
}
