/** How many calls came by which source. Calls belong to a module above this one, so they are only read. */
import type { Db } from '../../platform/database.ts';

export async function countCallsBySource(db: Db, workspaceId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('files')
    .select((eb) => ['source_id', eb.fn.countAll<number>().as('calls')])
    .where('workspace_id', '=', workspaceId)
    .where('source_id', 'is not', null)
    .groupBy('source_id')
    .$narrowType<{ source_id: number }>()
    .execute();
  return new Map(rows.map(({ source_id, calls }) => [source_id, calls]));
}

export async function countCallsOf(db: Db, workspaceId: number, sourceId: number): Promise<number> {
  const { calls } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('calls'))
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return calls;
}

export async function hasCalls(db: Db, workspaceId: number, sourceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', sourceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
