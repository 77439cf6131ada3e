import type { Db } from '../../platform/database.ts';

export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
}

export function findUser(db: Db, userId: number) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function insertUser(
  db: Db,
  user: { email: string; name: string; password_hash: string | null; created_at: Date },
) {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

export async function updateUser(
  db: Db,
  userId: number,
  change: { locale?: string; last_visit_at?: Date; active_workspace_id?: number },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}

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

/** The session's user with the role in the active workspace, in one round trip per request. */
export function findSessionActor(acrossWorkspaces: Db, tokenHash: Buffer, now: Date) {
  return acrossWorkspaces
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'users.id')
        .onRef('members.workspace_id', '=', 'users.active_workspace_id'),
    )
    .select([
      'users.id as user_id',
      'users.status',
      'members.workspace_id',
      'members.role',
      'sessions.last_seen_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function insertOneTimeToken(
  db: Db,
  token: { token_hash: Buffer; user_id: number; purpose: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('one_time_tokens').values(token).execute();
}

/** Marks the token used; a second call finds nothing. */
export function useOneTimeToken(db: Db, tokenHash: Buffer, purpose: string, now: Date) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}
