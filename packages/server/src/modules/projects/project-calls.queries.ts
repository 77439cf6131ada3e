import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { FoundPattern } from '@earshot/core/projects/found.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { callsWhere, orderColumns, type Page } from '../calls/calls.queries.ts';
import type { FileRow } from '../files/files.ts';

/** The score of a call in a project, by the weights that tags have now. */
export function scoreOf(workspaceId: number, projectId: number): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(tags.weight), 0)::int from project_marks marks
    join tags on tags.workspace_id = ${workspaceId} and tags.id = marks.tag_id
    where marks.workspace_id = ${workspaceId} and marks.project_id = ${projectId} and marks.file_id = files.id
      and not marks.is_off)`;
}

/** Calls whose score lies between two limits, which belong to it; null is open. */
export function isScored(score: RawBuilder<number>, least: number | null, most: number | null): Condition[] {
  return [
    ...(least === null ? [] : [sql<boolean>`${score} >= ${least}`]),
    ...(most === null ? [] : [sql<boolean>`${score} <= ${most}`]),
  ];
}

/** A page of the calls of a project; by score where that is given, and the newest of the same first. */
export function listProjectCalls(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  { sorting_by, order_by, limit, offset }: Page,
  score: RawBuilder<number> | null,
): Promise<FileRow[]> {
  return callsWhere(db, workspaceId, conditions)
    .selectAll('files')
    .orderBy(score ?? orderColumns[sorting_by], (order) =>
      (order_by === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('files.id', order_by)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProjectCalls(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<number> {
  const { count } = await callsWhere(db, workspaceId, conditions)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a project says of these calls, and the tags that it set on them. */
export async function listWhyFound(
  db: Db,
  workspaceId: number,
  projectId: number,
  fileIds: readonly string[],
) {
  const ids = [...fileIds];
  const [files, { rows: marks }] = await Promise.all([
    db
      .selectFrom('project_files')
      .select(['file_id', 'found_at', 'is_history', 'by_patterns', 'by_query'])
      .where('workspace_id', '=', workspaceId)
      .where('project_id', '=', projectId)
      .where('file_id', '=', (eb) => eb.fn.any(sql<string[]>`${ids}::uuid[]`))
      .execute(),
    sql<{ file_id: string; tag_id: number; weight: number }>`
      select marks.file_id, marks.tag_id, tags.weight from project_marks marks
      join tags on tags.workspace_id = ${workspaceId} and tags.id = marks.tag_id
      where marks.workspace_id = ${workspaceId} and marks.project_id = ${projectId}
        and marks.file_id = any(${ids}::uuid[]) and not marks.is_off
      order by marks.tag_id`.execute(db),
  ]);
  return files.map(({ by_patterns, by_query, ...row }) => ({
    ...row,
    patterns: by_patterns as FoundPattern[],
    query: by_query as Evidence[] | null,
    parts: marks
      .filter(({ file_id }) => file_id === row.file_id)
      .map(({ tag_id, weight }) => ({ tag_id, weight })),
  }));
}

/** What tags count for now; one that is gone counts for nothing. */
export async function weightsOfTags(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'weight'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, weight }) => [id, weight]));
}
