import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Named } from './calls-of-people.ts';

/** Nobody else makes somebody of this name until the transaction ends. */
export async function holdName(tx: Db, workspaceId: number, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent ${workspaceId} `} || name_key(${name}), 0))`.execute(
    tx,
  );
}

export function findNamed(db: Db, workspaceId: number, name: string): Promise<Named | undefined> {
  return (
    db
      .selectFrom('agent_names')
      .innerJoin('agents', (join) =>
        join
          .onRef('agents.workspace_id', '=', 'agent_names.workspace_id')
          .onRef('agents.id', '=', 'agent_names.agent_id'),
      )
      .select(['agents.id as said_id', 'agents.present_id'])
      .where('agent_names.workspace_id', '=', workspaceId)
      .where('agents.workspace_id', '=', workspaceId)
      .where('agent_names.key', '=', sql<string>`name_key(${name})`)
      // Whoever merges them waits until the call that names them is there.
      .forKeyShare('agents')
      .executeTakeFirst()
  );
}

export function findByInternalId(db: Db, workspaceId: number, id: string): Promise<Named | undefined> {
  return db
    .selectFrom('agents')
    .select(['id as said_id', 'present_id'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb(eb.fn('lower', ['internal_id']), '=', sql<string>`lower(${id})`))
    .forKeyShare()
    .executeTakeFirst();
}

/** False where the name leads to somebody already. */
export async function insertName(tx: Db, workspaceId: number, id: number, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_names')
    .values({ workspace_id: workspaceId, key: sql<string>`name_key(${name})`, agent_id: id, name })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
