import type { Db } from '../../platform/database.ts';

/** What is known of calls beside their words: their measures, numbers, and what was felt. */
export async function factsOfCalls(db: Db, workspaceId: number, fileIds: readonly string[]) {
  const [files, numbers, emotions] = await Promise.all([
    db
      .selectFrom('files')
      .select(['id', 'metrics', 'duration_ms', 'roles_swapped'])
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', [...fileIds])
      .execute(),
    db
      .selectFrom('file_metrics')
      .select(['file_id', 'metric', 'speaker_role', 'value'])
      .where('workspace_id', '=', workspaceId)
      .where('file_id', 'in', [...fileIds])
      .execute(),
    db
      .selectFrom('phrase_index')
      .select(['file_id', 'phrase_id', 'emotion'])
      .where('workspace_id', '=', workspaceId)
      .where('file_id', 'in', [...fileIds])
      .where('emotion', 'is not', null)
      .execute(),
  ]);
  return { files, numbers, emotions };
}
