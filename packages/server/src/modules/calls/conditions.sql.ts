import { sql } from 'kysely';
import { uuids } from '../../platform/uuids.sql.ts';
import type { Condition } from '../call-index/phrase.sql.ts';

/** The call is one of these. */
export function isOneOfIds(ids: readonly string[]): Condition {
  return sql<boolean>`files.id = any(${uuids(ids)})`;
}

/** The call is on the hand-picked list of a segment. */
export function isOnList(workspaceId: number, segmentId: number): Condition {
  return sql<boolean>`files.id in (select s.file_id from segment_files s
    where s.workspace_id = ${workspaceId} and s.segment_id = ${segmentId})`;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The call is of a workspace and meets all conditions. */
export function allInWorkspace(workspaceId: number, conditions: readonly Condition[]): Condition {
  return allOf([sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions]);
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
