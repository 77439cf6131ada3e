import type { Db } from '../../platform/database.ts';

export function listSampleCalls(db: Db, workspaceId: number) {
  return db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('origin', '=', 'demo')
    .execute();
}
