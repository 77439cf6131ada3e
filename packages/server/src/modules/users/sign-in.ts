import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { inWorkspace, type Person, type Services, transact } from '../../platform/context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { audit, auditAccess } from '../audit/audit.ts';
import type { Membership } from './members.store.ts';
import { membershipsOf } from './memberships.ts';
import { matchesCode } from './mfa.ts';
import { askOwner } from './own-secret.ts';
import { endSessions, type NewSession, openSession, type Visit } from './sessions.ts';
import {
  closeOneTimeTokens,
  countWrongGuess,
  findOneTimeToken,
  insertOneTimeToken,
  useOneTimeToken,
} from './tokens.store.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from './users.store.ts';

const mfaMinutes = 10;
const mostCodeGuesses = 5;

/** Either a session, or the key for the second step. */
export type SignIn = NewSession | { mfaKey: string };

/** Checks e-mail and password; takes the same time whether or not the address is known. */
export async function signIn(
  services: Services,
  input: { email: string; password: string },
  visit: Visit,
): Promise<SignIn> {
  const user = await findUserByEmail(services.db, input.email);
  const isRight = await verifyPassword(input.password, user?.password_hash);
  if (user === undefined || !isRight) {
    if (user !== undefined)
      await remember(services, user, await membershipsOf(services, user.id), visit, 'session.refused');
    throw fail('users.wrong_credentials');
  }
  const memberships = await admit(services, user);
  if (user.mfa_enabled_at === null) return enter(services, user, memberships, visit);
  return askSecondFactor(services, user);
}

/** The key for the second step, which is to be taken within minutes. */
export async function askSecondFactor(services: Services, user: UserRow): Promise<{ mfaKey: string }> {
  const mfaKey = newToken();
  const now = services.now();
  await insertOneTimeToken(services.db, {
    token_hash: tokenHash(mfaKey),
    user_id: user.id,
    purpose: 'mfa',
    created_at: now,
    expires_at: new Date(now.getTime() + mfaMinutes * 60_000),
  });
  return { mfaKey };
}

/** The second step. The key bears five wrong codes, then one has to begin again. */
export async function signInWithCode(
  services: Services,
  input: { code: string; mfa_key: string },
  visit: Visit,
): Promise<NewSession> {
  const now = services.now();
  const hash = tokenHash(input.mfa_key);
  const token = await findOneTimeToken(services.db, hash, ['mfa'], now);
  const user = token === undefined ? undefined : await findUser(services.db, token.user_id);
  if (user === undefined) throw fail('users.code_invalid');
  const memberships = await admit(services, user);
  await askOwner(services, user, 'second-factor', async () => {
    if (await matchesCode(services, user, input.code)) return;
    await countWrongGuess(services.db, user.id, 'mfa', mostCodeGuesses, now);
    await remember(services, user, memberships, visit, 'session.refused');
    throw fail('users.code_invalid');
  });
  const used = await useOneTimeToken(services.db, hash, ['mfa'], now);
  if (used === undefined) throw fail('users.code_invalid');
  await closeOneTimeTokens(services.db, user.id, { purposes: ['mfa'] }, now);
  return enter(services, user, memberships, visit);
}

/** The link printed at the first start; it works once. */
export async function signInOnce(services: Services, token: string, visit: Visit): Promise<NewSession> {
  const used = await useOneTimeToken(services.db, tokenHash(token), ['sign_in'], services.now());
  const user = used === undefined ? undefined : await findUser(services.db, used.user_id);
  if (user === undefined) throw fail('users.once_invalid');
  return enter(services, user, await admit(services, user), visit);
}

/**
 * Lets in whoever has just set the first password by a link. Null where more is asked for: a second factor, or that a block
 * is lifted; then one signs in.
 */
export async function enterFirst(
  services: Services,
  user: UserRow,
  visit: Visit,
): Promise<NewSession | null> {
  const memberships = await membershipsOf(services, user.id);
  const isBlocked = memberships.length > 0 && memberships.every(({ status }) => status === 'blocked');
  if (isBlocked || user.mfa_enabled_at !== null) return null;
  return enter(services, user, memberships, visit);
}

/** Opens a session for somebody whom `admit` has let through. */
export async function enter(
  services: Services,
  user: UserRow,
  memberships: readonly Membership[],
  visit: Visit,
): Promise<NewSession> {
  const session = await openSession(services, user.id, visit);
  const active = memberships.filter(({ status }) => status === 'active');
  await updateUser(services.db, user.id, {
    last_visit_at: services.now(),
    ...firstLocale(user, visit),
    // Somebody with exactly one workspace need not choose.
    ...(active.length === 1 ? { active_workspace_id: active[0]?.workspace_id ?? null } : {}),
  });
  await remember(services, user, memberships, visit, 'session.opened');
  return session;
}

/** Whoever was made without a page of theirs (the first administrator, people of a sign-in service) has chosen no language yet. */
function firstLocale(user: UserRow, { locale }: Visit): { locale?: Locale } {
  const isUnchosen = user.last_visit_at === null && (user.is_operator || user.password_hash === null);
  return isUnchosen && locale !== undefined ? { locale } : {};
}

export async function signOut(services: Services, person: Person): Promise<void> {
  const own = { ...inWorkspace(services, person.workspace?.id ?? 0, person.userId), actorName: person.name };
  await transact(own, async (ctx) => {
    await endSessions(ctx, person.userId, { tokenHash: person.sessionHash }, 'signed_out');
    await audit(ctx, { action: 'session.ended', subjectId: person.userId, subject: person.name });
  });
}

/**
 * The person's memberships, or a refusal: somebody who is blocked in every workspace has nowhere to go; somebody
 * without any may make one.
 */
export async function admit(services: Services, user: UserRow): Promise<Membership[]> {
  if (user.status === 'deleted') throw fail('users.wrong_credentials');
  const memberships = await membershipsOf(services, user.id);
  const isBlocked = memberships.length > 0 && memberships.every(({ status }) => status === 'blocked');
  if (isBlocked) throw fail('users.inactive');
  return memberships;
}

/** Signing in is written to the log of the workspace that the person works in. */
async function remember(
  services: Services,
  user: UserRow,
  memberships: readonly Membership[],
  visit: Visit,
  action: 'session.opened' | 'session.refused',
): Promise<void> {
  const workspaceId =
    memberships.find((one) => one.workspace_id === user.active_workspace_id)?.workspace_id ??
    memberships[0]?.workspace_id ??
    0;
  const ctx = {
    ...inWorkspace(services, workspaceId, user.id),
    actorName: user.name,
    address: visit.address,
  };
  await auditAccess(ctx, { action, subjectId: user.id, subject: user.name || user.email });
}
