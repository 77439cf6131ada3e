import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { FoundRow } from './project-files.store.ts';
import { rowsAtOnce, rowsOf } from './rows.sql.ts';

type Place = { project_id: number; file_id: string };

const placeColumns = sql`project_id bigint, file_id uuid`;
const columns = sql`project_id bigint, file_id uuid, pattern_id bigint, day date`;

/** Writes by which patterns calls were found; of those that are written already no other pattern stays. */
export async function putPatternRows(tx: Db, workspaceId: number, found: readonly FoundRow[]): Promise<void> {
  for (let from = 0; from < found.length; from += rowsAtOnce) {
    const some = found.slice(from, from + rowsAtOnce);
    const places = some.map(({ project_id, file_id }) => ({ project_id, file_id }));
    const rows = some.flatMap(({ project_id, file_id, day, by_patterns }) =>
      by_patterns.map(({ id }) => ({ project_id, file_id, pattern_id: id, day })),
    );
    await sql`
      delete from project_file_patterns where workspace_id = ${workspaceId}
        and (project_id, file_id) in (select project_id, file_id from ${rowsOf(places, placeColumns)})
        and (project_id, file_id, pattern_id) not in
          (select project_id, file_id, pattern_id from ${rowsOf(rows, columns)})`.execute(tx);
    await sql`
      insert into project_file_patterns (workspace_id, project_id, file_id, pattern_id, day)
      select distinct ${workspaceId}::bigint, project_id, file_id, pattern_id, day from ${rowsOf(rows, columns)}
      on conflict (workspace_id, project_id, file_id, pattern_id) do update set day = excluded.day
      where project_file_patterns.day <> excluded.day`.execute(tx);
  }
}

export async function dropPatternRows(tx: Db, workspaceId: number, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const those = places.map(({ project_id, file_id }) => ({ project_id, file_id }));
  await sql`
    delete from project_file_patterns where workspace_id = ${workspaceId} and (project_id, file_id) in
      (select project_id, file_id from ${rowsOf(those, placeColumns)})`.execute(tx);
}

/** After the calls of a project have got other days. */
export async function followDaysOfCalls(tx: Db, workspaceId: number, projectId: number): Promise<void> {
  await sql`update project_file_patterns as one set day = found.day from project_files found
    where one.workspace_id = ${workspaceId} and one.project_id = ${projectId}
      and found.workspace_id = ${workspaceId} and found.project_id = ${projectId}
      and found.file_id = one.file_id and found.day <> one.day`.execute(tx);
}
