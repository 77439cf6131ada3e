import { acceptedLocale } from '@earshot/core/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, usesHttps } from '../../platform/config.ts';
import { type NewSession, sessionCookie, type Visit } from './sessions.ts';

export function setSessionCookies(reply: FastifyReply, session: NewSession, config: Config) {
  const secure = usesHttps(config);
  const options = { path: '/', sameSite: 'strict', secure, expires: session.expiresAt } as const;
  reply.setCookie(sessionCookie, session.token, { ...options, httpOnly: true });
  reply.setCookie('user_id', String(session.userId), options);
  // The interface keeps `token` in local storage as a mark that someone is signed in; it opens nothing.
  return { user_id: session.userId, token: `session-${session.userId}` };
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' }).clearCookie('user_id', { path: '/' });
}

/** Whose browser asks, and in which language. */
export function visitOf({ headers, ip }: FastifyRequest): Visit {
  return {
    userAgent: headers['user-agent'] ?? null,
    address: ip,
    locale: acceptedLocale(headers['accept-language']),
  };
}
