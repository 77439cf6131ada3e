import type { Db } from '../../platform/database.ts';

/** Whether the workspace has the project, which then stays until the transaction ends. */
export async function keepProject(tx: Db, workspaceId: number, projectId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', projectId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
