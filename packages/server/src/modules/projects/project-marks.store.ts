import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { rowsAtOnce, rowsOf } from './rows.sql.ts';

/** A tag that a project sets on a call, as it is written. */
export type MarkRow = {
  project_id: number;
  file_id: string;
  tag_id: number;
  is_off: boolean;
  version: number;
  /** Patterns of the project that set it; none where its query or its filters did. */
  by: number[];
};

export async function putMarkRows(tx: Db, workspaceId: number, rows: readonly MarkRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await sql`
      insert into project_marks (workspace_id, project_id, file_id, tag_id, is_off, version, by_patterns)
      select ${workspaceId}::bigint, project_id, file_id, tag_id, is_off, version, array(select jsonb_array_elements_text(by))::bigint[]
      from ${rowsOf(
        some,
        sql`project_id bigint, file_id uuid, tag_id bigint, is_off boolean, version int, by jsonb`,
      )}
      order by project_id, file_id, tag_id
      on conflict (workspace_id, project_id, file_id, tag_id) do update set is_off = excluded.is_off,
        version = excluded.version, by_patterns = excluded.by_patterns
      where (project_marks.is_off, project_marks.version, project_marks.by_patterns)
        is distinct from (excluded.is_off, excluded.version, excluded.by_patterns)`.execute(tx);
  }
}

export async function dropMarkRows(
  tx: Db,
  workspaceId: number,
  rows: readonly { project_id: number; file_id: string; tag_id: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from project_marks where workspace_id = ${workspaceId} and (project_id, file_id, tag_id) in
      (select project_id, file_id, tag_id from ${rowsOf(rows, sql`project_id bigint, file_id uuid, tag_id bigint`)})`.execute(
    tx,
  );
}

/** A person took a tag off a call, or has it there again; answers the marks that count otherwise now. */
export async function switchMarks(
  tx: Db,
  workspaceId: number,
  { tag_id, file_id }: { tag_id: number; file_id: string },
  isOff: boolean,
): Promise<{ project_id: number; day: string }[]> {
  const { rows } = await sql<{ project_id: number; day: string }>`
    update project_marks m set is_off = ${isOff}
    from project_files f
    where m.workspace_id = ${workspaceId} and m.file_id = ${file_id} and m.tag_id = ${tag_id} and m.is_off <> ${isOff}
      and f.workspace_id = ${workspaceId} and f.project_id = m.project_id and f.file_id = m.file_id
    returning m.project_id, f.day::text as day`.execute(tx);
  return rows;
}

/** What goes with a tag that is removed. */
export async function removeMarksOfTag(tx: Db, workspaceId: number, tagId: number): Promise<void> {
  for (const table of ['project_marks', 'project_tag_days'] as const)
    await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('tag_id', '=', tagId).execute();
}
