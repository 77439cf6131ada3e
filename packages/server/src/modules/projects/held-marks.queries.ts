import type { Evidence } from '@earshot/core/detection/detection.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Tags that any project marks calls with, among these places, each with why the first of them does. */
export async function listHeldMarks(
  db: Db,
  workspaceId: number,
  places: readonly { rule_id: number; file_id: string }[],
): Promise<
  { tag_id: number; file_id: string; evidence: Evidence[]; started_at: Date; operator: string | null }[]
> {
  if (places.length === 0) return [];
  const tags = places.map(({ rule_id }) => rule_id);
  const files = places.map(({ file_id }) => file_id);
  const { rows } = await sql<{
    tag_id: number;
    file_id: string;
    evidence: Evidence[];
    started_at: Date;
    operator: string | null;
  }>`
    select distinct on (m.file_id, m.tag_id) m.tag_id, m.file_id,
      case when m.by_patterns = '{}' then coalesce(f.by_query, '[]') else (
        select coalesce(jsonb_agg(evidence), '[]') from jsonb_array_elements(f.by_patterns) pattern,
          jsonb_array_elements(pattern -> 'evidence') evidence
        where (pattern ->> 'id')::bigint = any(m.by_patterns)) end as evidence,
      coalesce(files.recorded_at, files.created_at) as started_at, files.operator
    from project_marks m
    join project_files f on f.workspace_id = m.workspace_id and f.project_id = m.project_id and f.file_id = m.file_id
    join files on files.workspace_id = m.workspace_id and files.id = m.file_id
    where m.workspace_id = ${workspaceId} and not m.is_off
      and (m.tag_id, m.file_id) in (select * from unnest(${tags}::bigint[], ${files}::uuid[]))
    order by m.file_id, m.tag_id, m.project_id`.execute(db);
  return rows;
}
