import type { AgentInput } from '@earshot/core/agents/agents.api.ts';
import { type Selectable, sql } from 'kysely';
import type { Agents } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { nextId } from './next-id.sql.ts';

export type AgentRow = Selectable<Agents>;

export async function insertAgent(
  tx: Db,
  workspaceId: number,
  agent: AgentInput & { now: Date },
): Promise<number> {
  const { now, ...input } = agent;
  const { id } = await nextId(tx, 'agents');
  await tx
    .insertInto('agents')
    .values({ workspace_id: workspaceId, id, ...input, present_id: id, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** Held until the transaction ends. */
export function holdAgent(tx: Db, workspaceId: number, id: number): Promise<AgentRow | undefined> {
  return tx
    .selectFrom('agents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findAgent(db: Db, workspaceId: number, id: number): Promise<AgentRow | undefined> {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateAgentRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Partial<Pick<AgentRow, 'name' | 'internal_id' | 'team_id' | 'user_id'>> & { updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('agents')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeAgentRows(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('agent_names')
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', '=', id)
    .execute();
  await tx.deleteFrom('agents').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Present names by id. */
export async function listPresentNames(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The account is no longer that of anybody here. */
export async function dropAccount(tx: Db, workspaceId: number, userId: number): Promise<void> {
  await tx
    .updateTable('agents')
    .set({ user_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}
