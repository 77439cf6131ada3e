import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ProjectRow } from '../projects/projects.store.ts';

/** Projects that test every new version of something. */
export async function listProjectsTesting(
  db: Db,
  workspaceId: number,
  { kind, id }: { kind: string; id: number },
): Promise<ProjectRow[]> {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'testing')
    .where('tests_on_change', '=', true)
    .where(sql<boolean>`subject ->> 'kind' = ${kind} and subject ->> 'id' = ${String(id)}`)
    .execute();
}
