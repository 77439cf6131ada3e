import { fail } from '@earshot/core/errors.ts';
import { isTimeZone } from '@earshot/core/time-zone.ts';
import * as accountApi from '@earshot/core/users/account.api.ts';
import * as membersApi from '@earshot/core/users/members.api.ts';
import { mayDo } from '../../platform/authorise.ts';
import { addressFor } from '../../platform/config.ts';
import { transact } from '../../platform/context.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { audit } from '../audit/audit.ts';
import { changePassword, deleteAccount, describeMe } from './account.ts';
import { removeAvatar, saveAvatar, sendAvatar } from './avatar.ts';
import {
  accessOf,
  changeMember,
  getMember,
  inAdministered,
  inviteMember,
  listMembers,
  removeMember,
  withdrawInvitation,
} from './members.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { endSession, listSessions } from './sessions.ts';
import { updateUser } from './users.store.ts';

/** The own account and the members of the workspace; how one gets in is in `sign-in.routes.ts`. */
export function userRoutes(handle: Handle): void {
  accountRoutes(handle);
  memberRoutes(handle);
}

function accountRoutes(handle: Handle): void {
  handle(accountApi.getSetting, (ctx, { actor }) => describeMe(ctx, personOf(actor)));

  handle(accountApi.setLocale, async (ctx, { actor, body }) => {
    await updateUser(ctx.db, personOf(actor).userId, { locale: body.locale });
    return { success: true };
  });

  handle(accountApi.setTimeZone, async (ctx, { actor, body }) => {
    if (body.time_zone !== null && !isTimeZone(body.time_zone)) throw fail('workspaces.time_zone');
    await updateUser(ctx.db, personOf(actor).userId, { time_zone: body.time_zone });
    return { success: true };
  });

  handle(accountApi.setCustomization, async (ctx, { actor, body }) => {
    await updateUser(ctx.db, personOf(actor).userId, { customization: JSON.stringify(body) });
    return { success: true };
  });

  handle(accountApi.setDemoTour, async (ctx, { actor, params, body }) => {
    const person = personOf(actor);
    if (params.id !== person.userId) throw fail('users.not_found');
    await updateUser(ctx.db, person.userId, { enable_demo: body.enable_demo });
    return { success: true };
  });

  handle(accountApi.changePassword, async (ctx, { actor, body }) => {
    await changePassword(ctx, personOf(actor), body);
    return { success: true };
  });

  handle(accountApi.setAvatar, async (ctx, { actor, request }) => ({
    success: true,
    avatar: await saveAvatar(ctx, personOf(actor), request),
  }));

  handle(accountApi.getAvatar, async (ctx, { actor, query, reply }) => {
    const person = personOf(actor);
    await sendAvatar(ctx, person, query.user_id ?? person.userId, reply);
    return undefined;
  });

  handle(accountApi.removeAvatar, async (ctx, { actor }) => {
    await removeAvatar(ctx, personOf(actor));
    return { success: true };
  });

  handle(accountApi.deleteAccount, async (ctx, { actor, body, reply }) => {
    await deleteAccount(ctx, personOf(actor), body.password);
    clearSessionCookies(reply);
    return { success: true };
  });

  handle(accountApi.listSessions, async (ctx, { actor }) => ({
    results: await listSessions(ctx, personOf(actor)),
  }));

  handle(accountApi.endSession, async (ctx, { actor, params }) => {
    const person = personOf(actor);
    await transact(ctx, async (ctx) => {
      await endSession(ctx, person, params.id);
      await audit(ctx, { action: 'session.ended', subjectId: person.userId, subject: person.name });
    });
    return { success: true };
  });
}

function memberRoutes(handle: Handle): void {
  handle(membersApi.listUsers, (ctx, { query }) => listMembers(ctx, query));

  handle(membersApi.getUser, (ctx, { actor, params }) => {
    const person = personOf(actor);
    if (person.workspace === null) throw fail('workspaces.none_active');
    if (params.id !== person.userId && !mayDo(person, 'members.read')) throw fail('users.not_found');
    return getMember(ctx, params.id);
  });

  handle(accountApi.updateUser, async (ctx, { actor, params, body }) => {
    const person = personOf(actor);
    if (params.id !== person.userId) throw fail('users.not_found');
    if (person.workspace === null) throw fail('workspaces.none_active');
    await updateUser(ctx.db, person.userId, { name: body.name });
    return getMember(ctx, person.userId);
  });

  handle(membersApi.invite, async (ctx, { body, request }) => {
    const there = await inAdministered(ctx, body.workspace ?? ctx.workspaceId);
    const { user, handedOver } = await inviteMember(there, body);
    return { ...user, link: new URL(handedOver, addressFor(ctx.config, request)).href };
  });

  handle(membersApi.withdrawInvitation, async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.id);
    return { success: true };
  });

  handle(membersApi.changeMember, (ctx, { body }) => changeMember(ctx, body));

  handle(membersApi.listAccessGiven, (ctx, { params }) => accessOf(ctx, params.id));

  handle(membersApi.removeMember, async (ctx, { params, query }) => {
    await removeMember(ctx, params.id, { keepsAccess: query.keep_access === '1' });
    return { success: true };
  });

  handle(membersApi.leaveWorkspace, async (ctx, { actor, params }) => {
    const person = personOf(actor);
    const isOneself = params.user_id === person.userId;
    const there = isOneself
      ? { ...ctx, workspaceId: params.workspace_id }
      : await inAdministered(ctx, params.workspace_id);
    await removeMember(there, params.user_id);
    return { success: true };
  });
}
