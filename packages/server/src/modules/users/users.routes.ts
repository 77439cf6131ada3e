import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/users/users.api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import type { Handle } from '../../platform/http.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { describeMe, type NewSession, sessionCookie, signIn, signInOnce, signOut } from './sessions.ts';
import { updateUser } from './users.store.ts';

export function userRoutes(handle: Handle, services: Services): void {
  const attempts = createAttemptLimit(services.now);

  handle(api.login, async (ctx, { body, request, reply }) => {
    const keys = [`ip:${request.ip}`, `email:${body.email.trim().toLowerCase()}`];
    attempts.check(keys);
    try {
      const session = await signIn(ctx, body, visitOf(request));
      attempts.clear(keys);
      return setCookies(reply, session, services);
    } catch (error) {
      attempts.count(keys);
      throw error;
    }
  });

  handle(api.loginOnce, async (ctx, { body, request, reply }) => {
    const keys = [`ip:${request.ip}`];
    attempts.check(keys);
    attempts.count(keys);
    return setCookies(reply, await signInOnce(ctx, body.token, visitOf(request)), services);
  });

  handle(api.logout, async (ctx, { actor, reply }) => {
    if (actor !== null) await signOut(ctx, actor);
    reply.clearCookie(sessionCookie, { path: '/' }).clearCookie('user_id', { path: '/' });
    return { success: true };
  });

  handle(api.checkUser, (_, { actor }) =>
    actor === null
      ? { user_id: null, code: 'token_not_valid', detail: 'Given token not valid for any token type' }
      : { user_id: actor.userId, code: null, detail: null },
  );

  handle(api.getSetting, (ctx, { actor }) => {
    if (actor === null) throw fail('unauthorized');
    return describeMe(ctx, actor);
  });

  handle(api.setLocale, async (ctx, { actor, body }) => {
    if (actor === null) throw fail('unauthorized');
    await updateUser(ctx.db, actor.userId, { locale: body.locale });
    return { success: true };
  });
}

function visitOf(request: FastifyRequest) {
  return { userAgent: request.headers['user-agent'] ?? null, address: request.ip };
}

function setCookies(reply: FastifyReply, session: NewSession, services: Services) {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  const options = { path: '/', sameSite: 'strict', secure, expires: session.expiresAt } as const;
  reply.setCookie(sessionCookie, session.token, { ...options, httpOnly: true });
  reply.setCookie('user_id', String(session.userId), options);
  // The interface keeps `token` in local storage as a mark that someone is signed in; it opens nothing.
  return { user_id: session.userId, token: `session-${session.userId}` };
}
