import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** What is shown of calls beside something that was said in them; those that are gone are left out. */
export async function listCallHeads(db: Db, workspaceId: number, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('files')
    .select(['id', 'name', 'operator', 'abonent', 'direction', 'language', 'recorded_at', 'created_at'])
    .select(['duration_ms', 'type', 'audio_removed_at'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
