import { permissionsOf, type Role } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Me } from '@earshot/core/users/users.api.ts';
import type { Actor, Services } from '../../context.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import {
  findSessionActor,
  findUser,
  findUserByEmail,
  insertSession,
  removeSession,
  touchSession,
  updateUser,
  useOneTimeToken,
} from './users.store.ts';

export const sessionCookie = 'earshot_session';
const sessionDays = 30;
const dayMs = 86_400_000;
/** Writing the last visit on every request would make each read a write. */
const touchEveryMs = 60_000;

export type Visit = { userAgent: string | null; address: string | null };
export type NewSession = { userId: number; token: string; expiresAt: Date };

/** Checks e-mail and password; takes the same time whether or not the address is known. */
export async function signIn(
  services: Services,
  input: { email: string; password: string },
  visit: Visit,
): Promise<NewSession> {
  const user = await findUserByEmail(services.db, input.email);
  const isRight = await verifyPassword(input.password, user?.password_hash);
  if (user === undefined || !isRight) throw fail('users.wrong_credentials');
  if (user.status !== 'active') throw fail('users.inactive');
  return openSession(services, user.id, visit);
}

/** The link printed at the first start; it works once. */
export async function signInOnce(services: Services, token: string, visit: Visit): Promise<NewSession> {
  const used = await useOneTimeToken(services.db, tokenHash(token), 'sign_in', services.now());
  if (used === undefined) throw fail('users.once_invalid');
  return openSession(services, used.user_id, visit);
}

async function openSession(services: Services, userId: number, visit: Visit): Promise<NewSession> {
  const now = services.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionDays * dayMs);
  await insertSession(services.db, {
    token_hash: tokenHash(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    user_agent: visit.userAgent?.slice(0, 300) ?? null,
    address: visit.address,
  });
  await updateUser(services.db, userId, { last_visit_at: now });
  return { userId, token, expiresAt };
}

/** Who a session cookie belongs to, or null. */
export async function findActor(services: Services, token: string): Promise<Actor | null> {
  const hash = tokenHash(token);
  const now = services.now();
  const row = await findSessionActor(services.acrossWorkspaces, hash, now);
  if (row === undefined || row.status !== 'active') return null;
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs) {
    await touchSession(services.db, hash, now, new Date(now.getTime() + sessionDays * dayMs));
  }
  const workspace =
    row.workspace_id === null || row.role === null ? null : { id: row.workspace_id, role: row.role as Role };
  return { userId: row.user_id, sessionHash: hash, workspace };
}

export function signOut(services: Services, actor: Actor): Promise<void> {
  return removeSession(services.db, actor.sessionHash);
}

/** The person and the workspace as the interface needs them. */
export async function describeMe(services: Services, actor: Actor): Promise<Me> {
  const user = await findUser(services.db, actor.userId);
  if (user === undefined) throw fail('unauthorized');
  const workspace = actor.workspace === null ? undefined : await findWorkspace(services, actor.workspace.id);
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    locale: user.locale as Locale,
    role: actor.workspace?.role ?? null,
    permissions: actor.workspace === null ? [] : [...permissionsOf(actor.workspace.role)],
    workspace: workspace === undefined ? null : { id: workspace.id, name: workspace.name },
  };
}
