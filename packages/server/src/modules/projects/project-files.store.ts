import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { FoundPattern } from '@earshot/core/projects/found.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { rowsAtOnce, rowsOf } from './rows.sql.ts';

/** What became of a call besides its marks: whose favourite it is by that, and on which list it is. */
export type Put = { at: string; favorites: number[]; segment: number | null };

/** A call of a project, as it is written. */
export type FoundRow = {
  project_id: number;
  file_id: string;
  day: string;
  started_at: Date;
  arrived_at: Date;
  found_at: Date;
  is_history: boolean;
  version: number;
  by_patterns: FoundPattern[];
  by_query: Evidence[] | null;
};

const isAmong = (projectIds: readonly number[], fileIds: readonly string[]) =>
  sql<boolean>`project_id = any(${[...projectIds]}::bigint[]) and file_id = any(${[...fileIds]}::uuid[])`;

/** What these projects say of these calls already. */
export async function listFoundRows(
  db: Db,
  workspaceId: number,
  projectIds: readonly number[],
  fileIds: readonly string[],
) {
  const [files, marks] = await Promise.all([
    db
      .selectFrom('project_files')
      .select(['project_id', 'file_id', 'put', 'found_at', 'is_history'])
      .select(sql<string>`day::text`.as('day'))
      .where('workspace_id', '=', workspaceId)
      .where(isAmong(projectIds, fileIds))
      .execute(),
    db
      .selectFrom('project_marks')
      .select(['project_id', 'file_id', 'tag_id', 'is_off'])
      .where('workspace_id', '=', workspaceId)
      .where(isAmong(projectIds, fileIds))
      .execute(),
  ]);
  return { files: files.map((row) => ({ ...row, put: row.put as Put | null })), marks };
}

/** Writes calls that were found; since when a known one is stays as it is. */
export async function putFoundRows(tx: Db, workspaceId: number, rows: readonly FoundRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await sql`
      insert into project_files (workspace_id, project_id, file_id, day, started_at, arrived_at, found_at, is_history,
        version, by_patterns, by_query)
      select ${workspaceId}::bigint, project_id, file_id, day, started_at, arrived_at, found_at, is_history, version,
        by_patterns, by_query
      from ${rowsOf(
        some,
        sql`project_id bigint, file_id uuid, day date, started_at timestamptz, arrived_at timestamptz,
          found_at timestamptz, is_history boolean, version int, by_patterns jsonb, by_query jsonb`,
      )}
      order by project_id, file_id
      on conflict (workspace_id, project_id, file_id) do update set day = excluded.day, started_at = excluded.started_at,
        version = excluded.version, by_patterns = excluded.by_patterns,
        by_query = excluded.by_query
      where (project_files.day, project_files.started_at, project_files.version, project_files.by_patterns,
          project_files.by_query)
        is distinct from (excluded.day, excluded.started_at, excluded.version, excluded.by_patterns, excluded.by_query)`.execute(
      tx,
    );
  }
}

export async function dropFoundRows(
  tx: Db,
  workspaceId: number,
  rows: readonly { project_id: number; file_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from project_files where workspace_id = ${workspaceId} and (project_id, file_id) in
      (select project_id, file_id from ${rowsOf(rows, sql`project_id bigint, file_id uuid`)})`.execute(tx);
}

/** Remembers what became of a call besides its marks. */
export async function keepPut(
  tx: Db,
  workspaceId: number,
  { project_id, file_id }: { project_id: number; file_id: string },
  put: Put,
): Promise<void> {
  await tx
    .updateTable('project_files')
    .set({ put: JSON.stringify(put) })
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', project_id)
    .where('file_id', '=', file_id)
    .execute();
}

/** Calls of a project that were found until a moment, by id. */
export async function listFoundUntil(
  db: Db,
  workspaceId: number,
  projectId: number,
  until: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('project_files')
    .select('file_id')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('found_at', '<=', until)
    .orderBy('file_id')
    .limit(limit)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function countFoundUntil(
  db: Db,
  workspaceId: number,
  projectId: number,
  until: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('project_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('found_at', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** The projects that found a call. */
export async function projectsOfCall(db: Db, workspaceId: number, fileId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('project_files')
    .select('project_id')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
  return rows.map(({ project_id }) => project_id);
}
