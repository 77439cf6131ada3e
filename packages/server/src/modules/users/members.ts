import { limitOf, type Role } from '@earshot/core/access.ts';
import type { AuditAction } from '@earshot/core/audit/audit.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { changeMember as changeMemberEndpoint, User } from '@earshot/core/users/members.api.ts';
import type { MemberStatus } from '@earshot/core/users/members.ts';
import { mayDo } from '../../platform/authorise.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { mailTexts } from '../mail/mail.texts.ts';
import { sendMail } from '../mail/mail.ts';
import { notify } from '../notifications/notifications.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import { endAccessGiven, listAccessGiven } from './access-given.ts';
import { linkDays, newLink } from './activation.ts';
import { countAttempt, invitations } from './attempt-limit.ts';
import {
  countMembers,
  findMemberRow,
  insertMember,
  listMemberRows,
  listMembershipsOf,
  lockAdmins,
  type MemberRow,
  removeMemberRow,
  updateMember,
} from './members.store.ts';
import { endSessions } from './sessions.ts';
import { closeOneTimeTokens } from './tokens.store.ts';
import { memberLeft } from './users.events.ts';
import { findUser, findUserByEmail, insertUser, updateUser } from './users.store.ts';

export function avatarPath(userId: number, avatarKey: string | null): string | null {
  if (avatarKey === null) return null;
  // The key changes with the picture, so that a browser may keep what it has.
  return `/api/users/avatar?user_id=${userId}&v=${avatarKey.split('/').at(-1)?.slice(0, 12)}`;
}

function present(row: MemberRow): User {
  // What an invited person's account says is nobody's business until the invitation is accepted.
  const isKnown = row.status !== 'invited' && !row.was_invited;
  return {
    id: row.id,
    name: isKnown ? row.name : '',
    email: row.email,
    role: row.role as Role,
    locale: isKnown ? (row.locale as Locale) : 'en',
    avatar: isKnown ? avatarPath(row.id, row.avatar_key) : null,
    allow_reports: row.allow_reports,
    allow_classifiers: row.allow_classifiers,
    allow_callcenter: row.allow_callcenter,
    limited_to_teams: row.limited_to_teams,
    teams_led: (row.teams_led ?? []).toSorted(),
    operator: row.role === 'viewer' ? row.operator : null,
    status: row.status as MemberStatus,
    last_visit: isKnown ? (row.last_visit_at?.toISOString() ?? null) : null,
    registered: row.created_at.toISOString(),
  };
}

export async function listMembers(ctx: Ctx, page: { limit: number; offset: number }) {
  const [rows, count] = await Promise.all([
    listMemberRows(ctx.db, ctx.workspaceId, page),
    countMembers(ctx.db, ctx.workspaceId),
  ]);
  return { count, ...page, results: rows.map(present) };
}

export async function getMember(ctx: Ctx, userId: number): Promise<User> {
  return present(await memberRow(ctx, userId));
}

async function memberRow(ctx: Ctx, userId: number): Promise<MemberRow> {
  const row = await findMemberRow(ctx.db, ctx.workspaceId, userId);
  if (row === undefined) throw fail('users.not_found');
  return row;
}

/** Keys and links that a member made; 404 for somebody who is none. */
export async function accessOf(ctx: Ctx, userId: number) {
  await memberRow(ctx, userId);
  return { results: await listAccessGiven(ctx, userId) };
}

/** The same actor in another workspace that the actor administers; 404 where that is not so. */
export async function inAdministered(ctx: Ctx, workspaceId: number): Promise<Ctx> {
  if (workspaceId === ctx.workspaceId && mayDo(ctx, 'members.write')) return ctx;
  // A key belongs to one workspace.
  if (ctx.userId === null) throw fail('workspaces.not_found');
  const memberships = await listMembershipsOf(ctx.acrossWorkspaces, ctx.userId);
  const found = memberships.find((one) => one.workspace_id === workspaceId && one.status === 'active');
  if (found === undefined) throw fail('workspaces.not_found');
  if (found.role !== 'admin') throw fail('forbidden');
  // Wherever they are limited, there they administer.
  return { ...ctx, workspaceId, db: ctx.sight?.wholeDb ?? ctx.db, limit: null, sight: null };
}

/**
 * Invites by e-mail, or mails a new link to somebody who is invited already; the earlier links stop working. `handedOver`
 * is the path of the link for whoever invites, which is known now and never again: only its hash is stored. It does not tell
 * whether there is an account.
 */
export async function inviteMember(
  ctx: Ctx,
  input: { email: string; role: Role },
): Promise<{ user: User; handedOver: string }> {
  // Whoever has many workspaces has no more invitations; keys are counted together.
  const sender = ctx.userId === null ? `workspace-${ctx.workspaceId}` : `user-${ctx.userId}`;
  for (const counted of invitations(sender, input.email)) await countAttempt(ctx, counted);
  const workspace = await findWorkspace(ctx, ctx.workspaceId);
  const inviter = ctx.userId === null ? undefined : await findUser(ctx.db, ctx.userId);
  const { userId, token } = await transact(ctx, async (ctx) => {
    const now = ctx.now();
    const locale = (inviter?.locale ?? 'en') as Locale;
    const user =
      (await findUserByEmail(ctx.db, input.email)) ??
      (await insertUser(ctx.db, {
        email: input.email,
        name: '',
        password_hash: null,
        locale,
        status: 'invited',
        created_at: now,
      }));
    const member = await findMemberRow(ctx.db, ctx.workspaceId, user.id);
    if (member !== undefined && member.status !== 'invited') throw fail('users.already_member');
    if (member === undefined)
      await insertMember(ctx.db, {
        workspace_id: ctx.workspaceId,
        user_id: user.id,
        role: input.role,
        status: 'invited',
        created_at: now,
        invited_by: ctx.userId,
      });
    else await updateMember(ctx.db, ctx.workspaceId, user.id, { role: input.role });
    await closeOneTimeTokens(ctx.db, user.id, { workspaceId: ctx.workspaceId }, now);
    const isNew = user.status !== 'active';
    const token = await newLink(ctx, user.id, isNew ? 'activation' : 'invitation', ctx.workspaceId);
    await sendMail(ctx, {
      to: user.email,
      locale: isNew ? locale : (user.locale as Locale),
      text: mailTexts.invitation,
      values: { inviter: inviter?.name ?? 'Earshot', workspace: workspace?.name ?? '', days: linkDays },
      // Somebody with an account only signs in; there is no password to set.
      path: `/activate/${token}${isNew ? '' : '?option=nopass'}`,
    });
    await audit(ctx, {
      action: 'member.invited',
      subjectId: user.id,
      subject: user.email,
      after: { role: input.role },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'members.changed', user_id: user.id });
    return { userId: user.id, token };
  });
  return { user: await getMember(ctx, userId), handedOver: `/activate/${token}?option=later` };
}

export async function withdrawInvitation(ctx: Ctx, userId: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await memberRow(ctx, userId);
    if (row.status !== 'invited') throw fail('users.not_invited');
    await removeMemberRow(ctx.db, ctx.workspaceId, userId);
    await closeOneTimeTokens(ctx.db, userId, { workspaceId: ctx.workspaceId }, ctx.now());
    await audit(ctx, { action: 'member.invitation_withdrawn', subjectId: userId, subject: row.email });
    await announce(ctx.db, ctx.workspaceId, { event: 'members.changed', user_id: userId });
  });
}

/** Role, section flags, limits, blocking. The last administrator stays one; nobody blocks themselves. */
export async function changeMember(
  ctx: Ctx,
  { user_id: userId, ...change }: BodyOf<typeof changeMemberEndpoint>,
): Promise<User> {
  await transact(ctx, async (ctx) => {
    const admins = await lockAdmins(ctx.db, ctx.workspaceId);
    const before = await memberRow(ctx, userId);
    // An invitation can be blocked; only whom it is for can accept it.
    const isOpen = before.status === 'invited';
    if (isOpen && change.status === 'active') throw fail('users.not_invited');
    if (userId === ctx.userId && change.status === 'blocked') throw fail('users.not_oneself');
    const stopsBeingAdmin =
      (change.role !== undefined && change.role !== 'admin') || change.status === 'blocked';
    if (stopsBeingAdmin && admins.length === 1 && admins[0] === userId) throw fail('users.last_admin');
    const after = { ...change, ...limitAfter(before, change), ...statusAfter(before, change.status) };
    await updateMember(ctx.db, ctx.workspaceId, userId, after);
    if (change.status === 'blocked' && isOpen)
      await closeOneTimeTokens(ctx.db, userId, { workspaceId: ctx.workspaceId }, ctx.now());
    else if (change.status === 'blocked' && before.status !== 'blocked') await shutOut(ctx, userId);
    const difference = changed(pickMember(before), pickMember({ ...before, ...after }));
    if (difference === undefined) return;
    await audit(ctx, {
      action: actionOf(before, { ...before, ...after }),
      subjectId: userId,
      subject: before.name || before.email,
      ...difference,
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'members.changed', user_id: userId });
    // What is open for them shows more, or less, from now on.
    if (limitOf(grantOf(before)) !== limitOf(grantOf({ ...before, ...after })))
      await announce(ctx.db, null, { event: 'sockets.renewed', user_id: userId });
    if (change.role !== undefined && change.role !== before.role && userId !== ctx.userId)
      await notify(ctx, [userId], {
        kind: 'member.changed',
        params: { role: change.role, name: ctx.actorName },
        link: '/profile',
      });
  });
  return getMember(ctx, userId);
}

type Standing = { status: MemberStatus; was_invited: boolean };

/** Whoever was blocked before they joined is invited again, not in, once that is lifted. */
function statusAfter(
  before: Pick<MemberRow, 'status' | 'was_invited'>,
  asked: 'active' | 'blocked' | undefined,
): Partial<Standing> {
  if (asked === 'blocked' && before.status === 'invited') return { was_invited: true };
  if (asked === 'active' && before.was_invited) return { status: 'invited', was_invited: false };
  return {};
}

/** Whoever becomes an administrator is limited no more, also when they cease to be one. */
function limitAfter(
  before: MemberRow,
  { role = before.role as Role, limited_to_teams }: { role?: Role; limited_to_teams?: boolean },
): { limited_to_teams?: boolean } {
  if (role !== 'admin') return {};
  if (limited_to_teams) throw fail('users.admin_unlimited');
  return { limited_to_teams: false };
}

const grantOf = (row: MemberRow) => ({ ...row, role: row.role as Role });

function actionOf(before: MemberRow, after: MemberRow): AuditAction {
  if (after.status !== before.status)
    return after.status === 'blocked' ? 'member.blocked' : 'member.unblocked';
  if (after.limited_to_teams === before.limited_to_teams) return 'member.changed';
  return after.limited_to_teams ? 'member.limited' : 'member.unlimited';
}

function pickMember(row: MemberRow) {
  const { role, status, allow_reports, allow_classifiers, allow_callcenter, limited_to_teams } = row;
  return { role, status, allow_reports, allow_classifiers, allow_callcenter, limited_to_teams };
}

/** A blocked person is signed out everywhere at once. */
async function shutOut(ctx: TxCtx, userId: number): Promise<void> {
  await endSessions(ctx, userId, {}, 'blocked');
  await leaveActive(ctx, userId);
}

async function leaveActive({ db, workspaceId }: TxCtx, userId: number): Promise<void> {
  const user = await findUser(db, userId);
  if (user?.active_workspace_id === workspaceId) await updateUser(db, userId, { active_workspace_id: null });
}

/** Takes somebody out. What they made stays with the workspace, but for the ways in: those end, unless they are kept. */
export async function removeMember(ctx: Ctx, userId: number, { keepsAccess = false } = {}): Promise<void> {
  await transact(ctx, async (ctx) => {
    const admins = await lockAdmins(ctx.db, ctx.workspaceId);
    const row = await memberRow(ctx, userId);
    if (admins.length === 1 && admins[0] === userId) throw fail('users.last_admin');
    // Else a block would be got rid of by leaving.
    if (userId === ctx.userId && row.status === 'blocked') throw fail('users.not_found');
    if (!keepsAccess) await endAccessGiven(ctx, userId);
    await takeOut(ctx, userId);
    await closeOneTimeTokens(ctx.db, userId, { workspaceId: ctx.workspaceId }, ctx.now());
    await leaveActive(ctx, userId);
    await audit(ctx, {
      action: userId === ctx.userId ? 'member.left' : 'member.removed',
      subjectId: userId,
      subject: row.name || row.email,
      before: { role: row.role },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'members.changed', user_id: userId });
    // Open sockets of the person must not hear of this workspace any more.
    await announce(ctx.db, null, { event: 'sockets.renewed', user_id: userId });
  });
}

/** Ends the membership; what was only theirs goes with it: pins, favourites, private views and locks. */
export async function takeOut(ctx: TxCtx, userId: number): Promise<void> {
  await removeMemberRow(ctx.db, ctx.workspaceId, userId);
  await publish(ctx, memberLeft, { user_id: userId });
}
