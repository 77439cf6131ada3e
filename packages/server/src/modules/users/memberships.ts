import { isLimited, may, type Permission, permissionsOf, type Role } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { Actor, Ctx, Services, TxCtx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { Eyes } from '../../platform/eyes.ts';
import { announce } from '../../platform/live.ts';
import { eyesOf } from './eyes-of.ts';
import {
  findMemberRow,
  insertMember,
  listActiveMembers,
  listMembershipsOf,
  updateMember,
} from './members.store.ts';
import { findUser, type UserRow, updateUser } from './users.store.ts';

/** What other modules may ask and say about people and the workspaces they are in. */

/** All memberships of a person, blocked and invited ones too, by the name of the workspace. */
export function membershipsOf(services: Services, userId: number) {
  return listMembershipsOf(services.acrossWorkspaces, userId);
}

/** The first member of a new workspace. */
export function addFirstAdmin(db: Db, workspaceId: number, userId: number, now: Date): Promise<void> {
  return insertMember(db, {
    workspace_id: workspaceId,
    user_id: userId,
    role: 'admin',
    status: 'active',
    created_at: now,
  });
}

export async function getUserRow(db: Db, userId: number | null): Promise<UserRow> {
  const user = userId === null ? undefined : await findUser(db, userId);
  if (user === undefined) throw fail('unauthorized');
  return user;
}

export function setActiveWorkspace(db: Db, userId: number, workspaceId: number): Promise<void> {
  return updateUser(db, userId, { active_workspace_id: workspaceId });
}

/** Whether somebody belongs to the workspace, invited and blocked ones included. */
export async function isMember(ctx: Ctx, userId: number): Promise<boolean> {
  return (await findMemberRow(ctx.db, ctx.workspaceId, userId)) !== undefined;
}

/** What somebody is in the workspace now; null for whoever is not in it, or blocked. */
export async function roleOf(ctx: Ctx, userId: number): Promise<Role | null> {
  const member = await findMemberRow(ctx.db, ctx.workspaceId, userId);
  return member?.status === 'active' ? (member.role as Role) : null;
}

/** What somebody may do in the workspace now, and with whose calls. */
export async function reachNow(ctx: Ctx, userId: number): Promise<Pick<Actor, 'permissions' | 'eyes'>> {
  const member = await findMemberRow(ctx.db, ctx.workspaceId, userId);
  if (member?.status !== 'active') return { permissions: [], eyes: null };
  const grant = { ...member, role: member.role as Role };
  return { permissions: permissionsOf(grant), eyes: eyesOf(member, userId) };
}

/** Says whether a member scores calls blind, so that less is in their sight from then on, or all again. */
export async function setBlind(ctx: TxCtx, userId: number, isBlind: boolean): Promise<void> {
  const member = await findMemberRow(ctx.db, ctx.workspaceId, userId);
  if (member === undefined || member.has_blind_reviews === isBlind) return;
  await updateMember(ctx.db, ctx.workspaceId, userId, { has_blind_reviews: isBlind });
  await announce(ctx.db, null, { event: 'sockets.renewed', user_id: userId });
}

/** Active members who may do something now, by name; whoever has given no name is called by the address. */
export async function membersWhoMay(
  ctx: Ctx,
  permission: Permission,
): Promise<{ user_id: number; name: string; eyes: Eyes | null }[]> {
  const members = await listActiveMembers(ctx.db, ctx.workspaceId);
  return members
    .filter((member) => may({ ...member, role: member.role as Role }, permission))
    .map(({ id, name, email, ...member }) => ({
      user_id: id,
      name: name || email,
      eyes: eyesOf(member, id),
    }));
}

/** How an active member is written to, and what they may do now; undefined for anybody else. */
export async function contactOf(
  ctx: Ctx,
  userId: number,
): Promise<
  | { email: string; name: string; locale: Locale; permissions: readonly Permission[]; is_limited: boolean }
  | undefined
> {
  const member = await findMemberRow(ctx.db, ctx.workspaceId, userId);
  if (member?.status !== 'active') return undefined;
  const { email, name, locale, role } = member;
  const grant = { ...member, role: role as Role };
  return {
    email,
    name,
    locale: locale as Locale,
    permissions: permissionsOf(grant),
    is_limited: isLimited(grant),
  };
}

/** By whose clock a member wants letters; null: by that of the workspace, or nobody of it. */
export async function ownTimeZone(ctx: Ctx, userId: number): Promise<string | null> {
  return (await findMemberRow(ctx.db, ctx.workspaceId, userId))?.time_zone ?? null;
}

/** The names that active members who may do something have given themselves; no address stands in for one. */
export async function namesOfWhoMay(
  ctx: Ctx,
  permission: Permission,
): Promise<{ user_id: number; name: string }[]> {
  const members = await listActiveMembers(ctx.db, ctx.workspaceId);
  return members
    .filter((member) => may({ ...member, role: member.role as Role }, permission))
    .map(({ id, name }) => ({ user_id: id, name }));
}
