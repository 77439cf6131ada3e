import type { Db } from '../../platform/database.ts';
import { isAgentAccount } from '../users/agent-account.sql.ts';

/** Keys with who made them, where that person is still in the workspace, and whether they are shut out of it. */
function selectWithOwner(db: Db) {
  return db
    .selectFrom('api_keys')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'api_keys.workspace_id')
        .onRef('members.user_id', '=', 'api_keys.created_by'),
    )
    .selectAll('api_keys')
    .select((eb) => [
      eb.case().when('members.status', '=', 'active').then(eb.ref('members.user_id')).end().as('owner_id'),
      eb(eb.fn.coalesce('members.status', eb.val('')), '=', 'blocked').as('is_maker_blocked'),
    ])
    .select(['members.role', 'members.limited_to_teams'])
    .select(isAgentAccount.as('is_agent'));
}

function selectKeys(db: Db, workspaceId: number) {
  return selectWithOwner(db)
    .leftJoin('users', 'users.id', 'api_keys.created_by')
    .select('users.name as created_by_name')
    .where('api_keys.workspace_id', '=', workspaceId);
}

export function listKeyRows(db: Db, workspaceId: number) {
  return selectKeys(db, workspaceId).orderBy('api_keys.id').execute();
}

export type KeyRow = Awaited<ReturnType<typeof listKeyRows>>[number];

export function findKeyRow(db: Db, workspaceId: number, id: number) {
  return selectKeys(db, workspaceId).where('api_keys.id', '=', id).executeTakeFirst();
}

export function findKeyByHash(acrossWorkspaces: Db, hash: Buffer) {
  return selectWithOwner(acrossWorkspaces).where('key_hash', '=', hash).executeTakeFirst();
}

export type FoundKey = NonNullable<Awaited<ReturnType<typeof findKeyByHash>>>;

export async function insertKeyRow(
  db: Db,
  workspaceId: number,
  key: {
    name: string;
    prefix: string;
    key_hash: Buffer;
    scopes: string[];
    created_at: Date;
    created_by: number | null;
    expires_at: Date | null;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('api_keys')
    .values({ workspace_id: workspaceId, ...key })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function touchKey(
  db: Db,
  workspaceId: number,
  id: number,
  now: Date,
  address: string,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now, last_used_from: address })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** All keys that somebody made; answers which. */
export function removeKeyRowsOf(db: Db, workspaceId: number, userId: number) {
  return db
    .deleteFrom('api_keys')
    .where('workspace_id', '=', workspaceId)
    .where('created_by', '=', userId)
    .returning(['id', 'name'])
    .execute();
}

export async function removeKeyRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db.deleteFrom('api_keys').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
