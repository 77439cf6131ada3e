import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { anyOf } from '../calls/conditions.sql.ts';
import { detectionCandidates } from '../rules/detection-candidates.sql.ts';
import type { SearchedSemantics } from '../semantics/semantics.ts';

/** Calls in which any of these can hold. */
export function anyCandidates(
  workspaceId: number,
  detections: readonly CompiledDetection[],
  semantics: SearchedSemantics | null,
): Condition {
  const context = { workspaceId, hints: {}, edges: null, semantics };
  return anyOf(detections.map((detection) => detectionCandidates(detection, context)));
}

/** Calls that the project has already. */
export function isFoundBy(workspaceId: number, projectId: number): Condition {
  return sql<boolean>`files.id in (select own.file_id from project_files own
    where own.workspace_id = ${workspaceId} and own.project_id = ${projectId})`;
}

/** Calls that the project has, with this pattern among the reasons. */
export function isFoundByPattern(workspaceId: number, projectId: number, patternId: number): Condition {
  return sql<boolean>`files.id in (select own.file_id from project_file_patterns own
    where own.workspace_id = ${workspaceId} and own.project_id = ${projectId} and own.pattern_id = ${patternId})`;
}

function candidates(db: Db, workspaceId: number, conditions: readonly Condition[]) {
  let query = db
    .selectFrom('files')
    .where('files.workspace_id', '=', workspaceId)
    .where('files.analysed_at', 'is not', null);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

export async function countCandidates(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<number> {
  const { count } = await candidates(db, workspaceId, conditions)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those behind `after`, by id. */
export async function listCandidates(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = candidates(db, workspaceId, conditions).select('files.id').orderBy('files.id').limit(limit);
  if (after !== null) query = query.where('files.id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

/** The newest of them first. */
export function listNewestCandidates(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  { limit, offset }: { limit: number; offset: number },
) {
  return candidates(db, workspaceId, conditions)
    .select(['files.id', 'files.name', 'files.agent_id', 'files.subscriber_id', 'files.duration_ms'])
    .select(['files.recorded_at', 'files.created_at'])
    .orderBy(sql`coalesce(files.recorded_at, files.created_at)`, 'desc')
    .orderBy('files.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** When each of these calls was analysed last. */
export async function listAnalysedAt(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, Date | null>> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'analysed_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .execute();
  return new Map(rows.map(({ id, analysed_at }) => [id, analysed_at]));
}
