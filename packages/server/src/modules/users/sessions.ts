import { permissionsOf, type Role } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { OpenSession } from '@earshot/core/users/account.api.ts';
import type { SessionEnd } from '@earshot/core/users/accounts.ts';
import type { Actor, Person, Services } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { eyesOf } from './eyes-of.ts';
import {
  endSessionRows,
  findSessionActor,
  insertSession,
  listOpenSessions,
  touchSession,
} from './sessions.store.ts';
import { updateUser } from './users.store.ts';

export const sessionCookie = 'earshot_session';
const sessionDays = 30;
const dayMs = 86_400_000;
/** Writing the last visit on every request would make each read a write. */
const touchEveryMs = 60_000;

/** `locale`: what the browser asks for, of those that there are. */
export type Visit = { userAgent: string | null; address: string | null; locale: Locale | undefined };
export type NewSession = { userId: number; token: string; expiresAt: Date };

/** Opens a session under a fresh token, whatever the browser sent before. */
export async function openSession(services: Services, userId: number, visit: Visit): Promise<NewSession> {
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
  return { userId, token, expiresAt };
}

/** Who a session cookie belongs to, or null. */
export async function findActor(services: Services, token: string): Promise<Actor | null> {
  const hash = tokenHash(token);
  const now = services.now();
  const row = await findSessionActor(services.acrossWorkspaces, hash, now);
  if (row === undefined || row.ended_at !== null || row.status !== 'active') return null;
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs) {
    await touchSession(services.db, hash, now, new Date(now.getTime() + sessionDays * dayMs));
    await updateUser(services.db, row.user_id, { last_visit_at: now });
  }
  const grant =
    row.role === null
      ? null
      : {
          role: row.role as Role,
          allow_reports: row.allow_reports ?? false,
          allow_classifiers: row.allow_classifiers ?? false,
          allow_callcenter: row.allow_callcenter ?? false,
          limited_to_teams: row.limited_to_teams ?? false,
          is_agent: row.is_agent,
        };
  return {
    kind: 'person',
    userId: row.user_id,
    keyId: null,
    ownerId: row.user_id,
    sessionHash: hash,
    name: row.name,
    workspace:
      row.workspace_id === null || grant === null ? null : { id: row.workspace_id, role: grant.role },
    permissions: grant === null ? [] : permissionsOf(grant),
    eyes: eyesOf(row, row.user_id),
    isOperator: row.is_operator,
  };
}

/** Why a browser's session does not count, as the interface knows it. */
export async function explainSession(services: Services, token: string | undefined) {
  const row =
    token === undefined
      ? undefined
      : await findSessionActor(services.acrossWorkspaces, tokenHash(token), services.now());
  if (row?.ended_reason === 'blocked')
    return { user_id: null, code: 'user_inactive', detail: 'User is inactive' };
  if (row?.ended_reason === 'deleted')
    return { user_id: null, code: 'user_not_found', detail: 'User not found' };
  return { user_id: null, code: 'token_not_valid', detail: 'Given token not valid for any token type' };
}

/** A notice has room for so many; where there are more, all of the person but the kept one are meant. */
const mostNamed = 50;

/** Ends sessions everywhere at once: rows, and in every process open sockets, downloads and uploads. */
export async function endSessions(
  services: Services,
  userId: number,
  which: { id?: string; tokenHash?: Buffer; except?: Buffer },
  reason: SessionEnd,
): Promise<number> {
  const ended = await endSessionRows(services.db, userId, which, reason, services.now());
  const keep = which.except?.toString('hex') ?? null;
  const sessions = ended.length > mostNamed ? null : ended.map((hash) => hash.toString('hex'));
  if (ended.length > 0)
    await announce(services.db, null, { event: 'sessions.ended', user_id: userId, keep, sessions });
  return ended.length;
}

export async function listSessions(services: Services, person: Person): Promise<OpenSession[]> {
  const rows = await listOpenSessions(services.db, person.userId, services.now());
  return rows.map((row) => ({
    id: row.id,
    is_this: row.token_hash.equals(person.sessionHash),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    user_agent: row.user_agent,
    address: row.address,
  }));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

export async function endSession(services: Services, person: Person, id: string): Promise<void> {
  if (id !== 'others' && !uuid.test(id)) throw fail('not_found');
  const which = id === 'others' ? { except: person.sessionHash } : { id };
  const ended = await endSessions(services, person.userId, which, 'signed_out');
  if (ended === 0 && id !== 'others') throw fail('not_found');
}
