import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import type { Customization } from '@earshot/core/users/customization.ts';
import { mayDo } from '../../platform/authorise.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import { type Ctx, type Person, type Services, transact } from '../../platform/context.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import { audit } from '../audit/audit.ts';
import { findWorkspace, removeWorkspace, timeZoneOf } from '../workspaces/workspaces.ts';
import { endAccessGiven } from './access-given.ts';
import { clearAttempts, secretOf } from './attempt-limit.ts';
import { findMemberRow, listMembershipsOf, lockAdmins } from './members.store.ts';
import { avatarPath, takeOut } from './members.ts';
import { askOwner } from './own-secret.ts';
import { endSessions } from './sessions.ts';
import { closeOneTimeTokens, removeTokensInto } from './tokens.store.ts';
import {
  findUser,
  leaveWorkspaceEverywhere,
  replaceRecoveryCodes,
  type UserRow,
  updateUser,
} from './users.store.ts';

/** The person and the workspace as the interface needs them. */
export async function describeMe(services: Services, person: Person): Promise<Me> {
  const user = await ownRow(services, person);
  const workspace =
    person.workspace === null ? undefined : await findWorkspace(services, person.workspace.id);
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    locale: user.locale as Locale,
    time_zone: user.time_zone,
    avatar: avatarPath(user.id, user.avatar_key),
    role: person.workspace?.role ?? null,
    allow_reports: mayDo(person, 'reports.read'),
    allow_classifiers: mayDo(person, 'classifiers.read'),
    allow_callcenter: mayDo(person, 'patterns.read'),
    permissions: [...person.permissions],
    limited_to: await teamsOfLimited(services, person),
    is_agent: person.eyes?.limit === 'own_calls',
    workspace:
      workspace === undefined
        ? null
        : { id: workspace.id, name: workspace.name, time_zone: timeZoneOf(workspace) },
    enable_demo: user.enable_demo,
    mfa_enabled: user.mfa_enabled_at !== null,
    has_password: user.password_hash !== null,
    is_operator: user.is_operator,
    customization: user.customization as Customization | null,
    last_visit: user.last_visit_at?.toISOString() ?? null,
    registered: user.created_at.toISOString(),
  };
}

async function teamsOfLimited(services: Services, { eyes, workspace }: Person): Promise<string[] | null> {
  if (eyes?.limit !== 'teams' || workspace === null) return null;
  const member = await findMemberRow(services.db, workspace.id, eyes.userId);
  return (member?.teams_led ?? []).toSorted();
}

async function ownRow(services: Services, person: Person): Promise<UserRow> {
  const user = await findUser(services.db, person.userId);
  if (user === undefined) throw fail('unauthorized');
  return user;
}

async function askPassword(services: Services, user: UserRow, password: string): Promise<void> {
  await askOwner(services, user, 'password', async () => {
    if (!(await verifyPassword(password, user.password_hash))) throw fail('users.wrong_password');
  });
}

/** All other sessions end: whoever knew the old password is out. */
export async function changePassword(
  ctx: Ctx,
  person: Person,
  input: { old_password: string; new_password: string },
): Promise<void> {
  const user = await ownRow(ctx, person);
  await askPassword(ctx, user, input.old_password);
  if (input.old_password === input.new_password) throw fail('users.password_same');
  const passwordHash = await hashPassword(input.new_password);
  await transact(ctx, async (ctx) => {
    await updateUser(ctx.db, user.id, { password_hash: passwordHash });
    await endSessions(ctx, user.id, { except: person.sessionHash }, 'password_changed');
    await closeOneTimeTokens(ctx.db, user.id, { purposes: ['mfa', 'reset', 'sign_in'] }, ctx.now());
    await clearAttempts(ctx, [secretOf('second-factor', user.id)]);
    await audit(ctx, { action: 'password.changed', subjectId: user.id, subject: user.name });
  });
}

/**
 * Deletes the account: the name, the address and everything that signs in. The last administrator of a shared
 * workspace must hand it over first; the personal workspace goes with its owner.
 */
export async function deleteAccount(ctx: Ctx, person: Person, password: string): Promise<void> {
  const user = await ownRow(ctx, person);
  await askPassword(ctx, user, password);
  await beyondLimit(ctx, 'an account goes with everything that is its own', (ctx) =>
    removeAccount(ctx, user),
  );
}

async function removeAccount(ctx: Ctx, user: UserRow): Promise<void> {
  const memberships = await listMembershipsOf(ctx.acrossWorkspaces, user.id);
  const personal: number[] = [];
  await transact(ctx, async (ctx) => {
    for (const { workspace_id: workspaceId, is_personal, name } of memberships) {
      const admins = await lockAdmins(ctx.db, workspaceId);
      const isLast = admins.length === 1 && admins[0] === user.id;
      if (isLast && !is_personal) throw fail('users.last_admin', { workspace: name });
      if (isLast) personal.push(workspaceId);
      await endAccessGiven({ ...ctx, workspaceId }, user.id);
      await takeOut({ ...ctx, workspaceId }, user.id);
      await audit(
        { ...ctx, workspaceId },
        {
          action: 'account.deleted',
          subjectId: user.id,
          subject: user.name,
        },
      );
    }
    await updateUser(ctx.db, user.id, {
      email: `deleted-${user.id}`,
      name: '',
      status: 'deleted',
      password_hash: null,
      active_workspace_id: null,
      avatar_key: null,
      customization: null,
      time_zone: null,
      mfa_secret: null,
      mfa_enabled_at: null,
      oidc_subject: null,
    });
    await replaceRecoveryCodes(ctx.db, user.id, []);
    await closeOneTimeTokens(ctx.db, user.id, {}, ctx.now());
    await endSessions(ctx, user.id, {}, 'deleted');
  });
  if (user.avatar_key !== null) await ctx.blobs.remove(user.avatar_key);
  for (const workspaceId of personal)
    await removeWorkspace(ctx, workspaceId, async (tx) => {
      await leaveWorkspaceEverywhere(tx, workspaceId);
      await removeTokensInto(tx, workspaceId);
    });
}
