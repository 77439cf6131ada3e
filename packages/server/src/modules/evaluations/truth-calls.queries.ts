import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Calls of a truth set. */
export async function listAllTruthCalls(db: Db, workspaceId: number, projectId: number): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select distinct t.file_id from truths t
    where t.workspace_id = ${workspaceId} and t.project_id = ${projectId}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Heads of calls as lists of a test show them. */
export function listTestedCalls(db: Db, workspaceId: number, ids: readonly string[]) {
  return db
    .selectFrom('files')
    .select([
      'id',
      'name',
      'operator',
      'abonent',
      'recorded_at',
      'created_at',
      'duration_ms',
      'language',
      'type',
      'audio_removed_at',
    ])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
