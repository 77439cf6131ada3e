import { randomInt } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { TokenPurpose } from '@earshot/core/users/accounts.ts';
import { type Actor, inWorkspace, type Services, transact } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { mailTexts } from '../mail/mail.texts.ts';
import { sendMail } from '../mail/mail.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import { clearAttempts, secretOf } from './attempt-limit.ts';
import { joinWorkspace } from './joining.ts';
import { endSessions } from './sessions.ts';
import {
  closeOneTimeTokens,
  countWrongGuess,
  findOneTimeToken,
  insertOneTimeToken,
  listOpenTokens,
  useOneTimeToken,
} from './tokens.store.ts';
import { findUser, findUserByEmail, holdUser, insertUser, type UserRow, updateUser } from './users.store.ts';

export const linkDays = 7;
const resetMinutes = 60;
const mostResetGuesses = 5;
const linkPurposes: readonly TokenPurpose[] = ['activation', 'invitation'];

/** A new account that waits for its password; the link comes by mail. */
export async function registerUser(
  services: Services,
  input: { name: string; email: string; locale: Locale },
): Promise<void> {
  const known = await findUserByEmail(services.db, input.email);
  if (known !== undefined && known.status === 'active') throw fail('users.already_registered');
  await transact(services, async (services) => {
    const user =
      known ??
      (await insertUser(services.db, {
        email: input.email,
        name: input.name,
        password_hash: null,
        locale: input.locale,
        status: 'invited',
        created_at: services.now(),
      }));
    if (known !== undefined)
      await updateUser(services.db, known.id, { name: input.name, locale: input.locale });
    const token = await newLink(services, user.id, 'activation', null);
    await sendMail(services, {
      to: user.email,
      locale: input.locale,
      text: mailTexts.registration,
      values: { name: input.name, days: linkDays },
      path: `/activate/${token}`,
    });
  });
}

/** A link that works once within its days. Only its hash is stored. */
export async function newLink(
  services: Services,
  userId: number,
  purpose: 'activation' | 'invitation',
  workspaceId: number | null,
): Promise<string> {
  const token = newToken();
  const now = services.now();
  await insertOneTimeToken(services.db, {
    token_hash: tokenHash(token),
    user_id: userId,
    purpose,
    workspace_id: workspaceId,
    created_at: now,
    expires_at: new Date(now.getTime() + linkDays * 86_400_000),
  });
  return token;
}

/** What a link is for, before it is used. */
export async function describeLink(services: Services, token: string) {
  const found = await findOneTimeToken(services.db, tokenHash(token), linkPurposes, services.now());
  const user = found === undefined ? undefined : await findUser(services.db, found.user_id);
  if (found === undefined || user === undefined) throw fail('users.link_invalid');
  const workspace =
    found.workspace_id === null ? undefined : await findWorkspace(services, found.workspace_id);
  return {
    email: user.email,
    // Somebody who is invited and has an account is not introduced to whoever holds the link.
    name: user.status === 'active' ? '' : user.name,
    workspace: workspace?.name ?? null,
    needs_password: user.status !== 'active',
  };
}

export type Activation = {
  token: string | undefined;
  password: string | undefined;
  name: string | undefined;
  locale: Locale | undefined;
};

/**
 * Uses a link. A new person gets the password, an invited one joins the workspace. Somebody who is signed in and
 * has no password yet (the first administrator) sets one without a link. Answers who is new, and may be let in.
 */
export async function activate(
  services: Services,
  input: Activation,
  actor: Actor | null,
): Promise<UserRow | null> {
  if (input.token === undefined) {
    await setFirstPassword(services, input.password, actor);
    return null;
  }
  const now = services.now();
  const hash = tokenHash(input.token);
  const found = await findOneTimeToken(services.db, hash, linkPurposes, now);
  const user = found === undefined ? undefined : await findUser(services.db, found.user_id);
  if (found === undefined || user === undefined) throw fail('users.link_invalid');
  const isNew = user.status !== 'active';
  if (isNew && input.password === undefined) throw fail('users.password_rules');
  // An account that exists joins only when it is its owner who holds the link.
  if (!isNew && actor?.userId !== user.id) throw fail('unauthorized');
  const passwordHash = isNew ? await hashPassword(input.password ?? '') : undefined;
  await transact(services, async (services) => {
    // Two links of two workspaces can be opened at once: the second is one to an account that exists, and stays unused.
    await holdUser(services.db, user.id);
    const isTakenNow = isNew && (await findUser(services.db, user.id))?.status === 'active';
    if (isTakenNow) throw fail('unauthorized');
    const used = await useOneTimeToken(services.db, hash, linkPurposes, now);
    if (used === undefined) throw fail('users.link_invalid');
    if (passwordHash !== undefined) {
      await updateUser(services.db, user.id, {
        status: 'active',
        password_hash: passwordHash,
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.locale === undefined ? {} : { locale: input.locale }),
      });
    }
    if (used.workspace_id !== null)
      await joinWorkspace(services, used.workspace_id, { ...user, name: input.name ?? user.name });
  });
  return isNew ? ((await findUser(services.db, user.id)) ?? null) : null;
}

async function setFirstPassword(
  services: Services,
  password: string | undefined,
  actor: Actor | null,
): Promise<void> {
  const user = actor?.userId == null ? undefined : await findUser(services.db, actor.userId);
  if (user === undefined || user.password_hash !== null) throw fail('users.link_invalid');
  if (password === undefined) throw fail('users.password_rules');
  await updateUser(services.db, user.id, { password_hash: await hashPassword(password) });
}

/** Mails a code to a known address; an unknown one gets nothing, and the answer is the same. */
export async function startReset(services: Services, email: string): Promise<void> {
  const user = await findUserByEmail(services.db, email);
  if (user === undefined || user.status !== 'active') return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = services.now();
  await transact(services, async (services) => {
    await closeOneTimeTokens(services.db, user.id, { purposes: ['reset'] }, now);
    await insertOneTimeToken(services.db, {
      token_hash: resetHash(user.id, now, code),
      user_id: user.id,
      purpose: 'reset',
      created_at: now,
      expires_at: new Date(now.getTime() + resetMinutes * 60_000),
    });
    await sendMail(services, {
      to: user.email,
      locale: user.locale as Locale,
      text: mailTexts.reset,
      values: { name: user.name, code, minutes: resetMinutes },
      path: `/password_reset?email=${encodeURIComponent(user.email)}`,
    });
  });
}

/** Sets the new password when the code is right; five wrong ones close it. All sessions end. */
export async function finishReset(
  services: Services,
  input: { email: string; code: string; password: string },
  address: string | null,
): Promise<void> {
  const now = services.now();
  const user = await findUserByEmail(services.db, input.email);
  // The same work for an unknown address.
  const passwordHash = await hashPassword(input.password);
  if (user === undefined) throw fail('users.code_invalid');
  const open = await listOpenTokens(services.db, user.id, 'reset', now);
  const match = open.find((token) =>
    token.token_hash.equals(resetHash(user.id, token.created_at, input.code)),
  );
  if (match === undefined) {
    await countWrongGuess(services.db, user.id, 'reset', mostResetGuesses, now);
    throw fail('users.code_invalid');
  }
  await transact(services, async (services) => {
    const used = await useOneTimeToken(services.db, match.token_hash, ['reset'], now);
    if (used === undefined) throw fail('users.code_invalid');
    await updateUser(services.db, user.id, { password_hash: passwordHash });
    await closeOneTimeTokens(services.db, user.id, { purposes: ['mfa', 'reset', 'sign_in'] }, now);
    await endSessions(services, user.id, {}, 'password_changed');
    await clearAttempts(services, [secretOf('second-factor', user.id), secretOf('password', user.id)]);
    const ctx = {
      ...inWorkspace(services, user.active_workspace_id ?? 0, user.id),
      actorName: user.name,
      address,
    };
    await audit(ctx, { action: 'password.reset', subjectId: user.id, subject: user.name });
  });
}

/** The moment is part of it, so that two equal codes at different times have different hashes. */
function resetHash(userId: number, at: Date, code: string): Buffer {
  return tokenHash(`reset:${userId}:${at.getTime()}:${code}`);
}
