import type { Db } from '../../platform/database.ts';

export type UserChange = {
  email?: string;
  name?: string;
  locale?: string;
  time_zone?: string | null;
  status?: string;
  password_hash?: string | null;
  last_visit_at?: Date;
  active_workspace_id?: number | null;
  avatar_key?: string | null;
  customization?: string | null;
  enable_demo?: boolean;
  is_operator?: boolean;
  mfa_secret?: string | null;
  mfa_enabled_at?: Date | null;
  oidc_subject?: string | null;
};

export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
}

export function findUserBySubject(db: Db, subject: string) {
  return db.selectFrom('users').selectAll().where('oidc_subject', '=', subject).executeTakeFirst();
}

export function findUser(db: Db, userId: number) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Somebody new, who is yet to be shown around. */
export function insertUser(
  db: Db,
  user: {
    email: string;
    name: string;
    password_hash: string | null;
    created_at: Date;
    status?: string;
    locale?: string;
    is_operator?: boolean;
  },
) {
  return db
    .insertInto('users')
    .values({ enable_demo: true, ...user })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateUser(db: Db, userId: number, change: UserChange): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Remembers the time step of a code; false where that step, or a later one, has been used. */
export async function claimMfaStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ mfa_last_step: step })
    .where('id', '=', userId)
    .where('mfa_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function useRecoveryCode(db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Held until the transaction ends: whoever else wants the person waits; what only points at the person does not. */
export async function holdUser(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Nobody works in the workspace any more. */
export async function leaveWorkspaceEverywhere(tx: Db, workspaceId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ active_workspace_id: null })
    .where('active_workspace_id', '=', workspaceId)
    .execute();
}
