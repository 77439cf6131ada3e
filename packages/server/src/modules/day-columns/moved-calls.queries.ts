import type { Db } from '../../platform/database.ts';
import type { PersonKind } from '../agents/calls-of-people.ts';

/** The calls that count for somebody, some hundred thousand of whom there may be. */
export async function listCallsOf(
  db: Db,
  workspaceId: number,
  kind: PersonKind,
  id: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(kind === 'agent' ? 'agent_id' : 'subscriber_id', '=', id)
    .execute();
  return rows.map((row) => row.id);
}
