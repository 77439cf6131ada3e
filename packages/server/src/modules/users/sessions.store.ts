import type { SessionEnd } from '@earshot/core/users/accounts.ts';
import type { Db } from '../../platform/database.ts';
import { isAgentAccount } from './agent-account.sql.ts';

export async function insertSession(
  db: Db,
  session: {
    token_hash: Buffer;
    user_id: number;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    user_agent: string | null;
    address: string | null;
  },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session's user with role and flags in the active workspace, in one round trip per request. */
export function findSessionActor(acrossWorkspaces: Db, tokenHash: Buffer, now: Date) {
  return acrossWorkspaces
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'users.id')
        .onRef('members.workspace_id', '=', 'users.active_workspace_id')
        .on('members.status', '=', 'active'),
    )
    .select([
      'users.id as user_id',
      'users.name',
      'users.is_operator',
      'users.status',
      'members.workspace_id',
      'members.role',
      'members.allow_reports',
      'members.allow_classifiers',
      'members.allow_callcenter',
      'members.limited_to_teams',
      'members.has_blind_reviews',
      isAgentAccount.as('is_agent'),
      'sessions.last_seen_at',
      'sessions.ended_at',
      'sessions.ended_reason',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether the account of this e-mail was signed in to from this address; sessions are kept for a while after their end. */
export async function hasSignedInFrom(db: Db, email: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.trim().toLowerCase()))
    .where('sessions.address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export function listOpenSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Ends the sessions of a person: one, all, or all but one. Returns how many were open. */
export async function endSessionRows(
  db: Db,
  userId: number,
  which: { id?: string; tokenHash?: Buffer; except?: Buffer },
  reason: SessionEnd,
  now: Date,
): Promise<Buffer[]> {
  let update = db
    .updateTable('sessions')
    .set({ ended_at: now, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (which.id !== undefined) update = update.where('id', '=', which.id);
  if (which.tokenHash !== undefined) update = update.where('token_hash', '=', which.tokenHash);
  if (which.except !== undefined) update = update.where('token_hash', '!=', which.except);
  return (await update.returning('token_hash').execute()).map(({ token_hash }) => token_hash);
}

export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
