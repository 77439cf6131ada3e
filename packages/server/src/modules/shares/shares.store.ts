import type { Db } from '../../platform/database.ts';
import { isAgentAccount } from '../users/agent-account.sql.ts';

export function listShareRows(db: Db, workspaceId: number, fileId: string, now: Date) {
  return db
    .selectFrom('shares')
    .leftJoin('users', 'users.id', 'shares.created_by')
    .selectAll('shares')
    .select('users.name as created_by_name')
    .where('shares.workspace_id', '=', workspaceId)
    .where('shares.file_id', '=', fileId)
    .where('shares.expires_at', '>', now)
    .orderBy('shares.id', 'desc')
    .execute();
}

export type ShareRow = Awaited<ReturnType<typeof listShareRows>>[number];

/** A link that still opens; while its maker is shut out of the workspace it does not. */
export function findShareByHash(acrossWorkspaces: Db, hash: Buffer, now: Date) {
  return acrossWorkspaces
    .selectFrom('shares')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'shares.workspace_id')
        .onRef('members.user_id', '=', 'shares.created_by'),
    )
    .selectAll('shares')
    .select(['members.role', 'members.limited_to_teams', 'members.has_blind_reviews'])
    .select(isAgentAccount.as('is_agent'))
    .where('shares.token_hash', '=', hash)
    .where('shares.expires_at', '>', now)
    .where((eb) => eb(eb.fn.coalesce('members.status', eb.val('')), '!=', 'blocked'))
    .executeTakeFirst();
}

export type FoundShare = NonNullable<Awaited<ReturnType<typeof findShareByHash>>>;

export async function insertShareRow(
  db: Db,
  workspaceId: number,
  share: {
    file_id: string;
    token_hash: Buffer;
    created_at: Date;
    created_by: number | null;
    expires_at: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('shares')
    .values({ workspace_id: workspaceId, ...share })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countOpening(db: Db, workspaceId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('shares')
    .set((eb) => ({ opened: eb('opened', '+', 1), last_opened_at: now }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Links that somebody made and that still open, with the calls they show. */
export function listShareRowsOf(db: Db, workspaceId: number, userId: number, now: Date) {
  return db
    .selectFrom('shares')
    .innerJoin('files', (join) =>
      join.onRef('files.workspace_id', '=', 'shares.workspace_id').onRef('files.id', '=', 'shares.file_id'),
    )
    .select(['shares.id', 'shares.file_id', 'shares.expires_at', 'files.name'])
    .where('shares.workspace_id', '=', workspaceId)
    .where('files.workspace_id', '=', workspaceId)
    .where('shares.created_by', '=', userId)
    .where('shares.expires_at', '>', now)
    .orderBy('shares.id', 'desc')
    .execute();
}

export async function removeShareRow(
  db: Db,
  workspaceId: number,
  fileId: string,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
