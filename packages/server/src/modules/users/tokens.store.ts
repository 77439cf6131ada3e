import type { TokenPurpose } from '@earshot/core/users/accounts.ts';
import type { Db } from '../../platform/database.ts';

export type OneTimeToken = {
  token_hash: Buffer;
  user_id: number;
  purpose: TokenPurpose;
  created_at: Date;
  expires_at: Date;
  workspace_id?: number | null;
};

export async function insertOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  await db.insertInto('one_time_tokens').values(token).execute();
}

export function findOneTimeToken(db: Db, tokenHash: Buffer, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function listOpenTokens(db: Db, userId: number, purpose: TokenPurpose, now: Date) {
  return db
    .selectFrom('one_time_tokens')
    .select(['token_hash', 'created_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Marks the token used; a second call finds nothing. */
export function useOneTimeToken(db: Db, tokenHash: Buffer, purposes: readonly TokenPurpose[], now: Date) {
  return db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'workspace_id', 'purpose'])
    .executeTakeFirst();
}

/** Counts a wrong guess against the person's open tokens and closes those guessed at too often. */
export async function countWrongGuess(
  db: Db,
  userId: number,
  purpose: TokenPurpose,
  mostGuesses: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('attempts', '>=', mostGuesses)
    .execute();
}

/** Closes the open tokens of a person, for one purpose or all, in one workspace or everywhere. */
export async function closeOneTimeTokens(
  db: Db,
  userId: number,
  which: { purposes?: readonly TokenPurpose[]; workspaceId?: number },
  now: Date,
): Promise<void> {
  let update = db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  if (which.purposes !== undefined) update = update.where('purpose', 'in', [...which.purposes]);
  if (which.workspaceId !== undefined) update = update.where('workspace_id', '=', which.workspaceId);
  await update.execute();
}

export async function removeOldTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('captcha_used').where('expires_at', '<', before).execute();
  await db.deleteFrom('attempts').where('last_at', '<', before).execute();
}

/** Invitations into a workspace that goes. */
export async function removeTokensInto(tx: Db, workspaceId: number): Promise<void> {
  await tx.deleteFrom('one_time_tokens').where('workspace_id', '=', workspaceId).execute();
}
