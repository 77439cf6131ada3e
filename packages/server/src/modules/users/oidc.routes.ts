import { Failure } from '@earshot/core/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressFor, usesHttps } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { backFrom, limited } from './attempt-limit.ts';
import { finishOidc, startOidc } from './oidc.ts';
import { setSessionCookies, visitOf } from './session-cookies.ts';

const pendingCookie = 'earshot_oidc';
/** Carries which account of the provider is to be joined, until the password was given. */
export const proofCookie = 'earshot_join';
const startPath = '/api/users/oidc';
const backPath = '/api/users/oidc/back';
const pendingMinutes = 10;

/** Pages that a browser visits on its way to the provider and back; failures end on the sign-in page. */
export function oidcRoutes(app: FastifyInstance, services: Services): void {
  const secure = usesHttps(services.config);
  const baseOf = (request: FastifyRequest) => addressFor(services.config, request);

  app.get(startPath, { schema: { hide: true } }, async (request, reply) => {
    try {
      const { url, sealed } = await startOidc(services, new URL(backPath, baseOf(request)).href);
      // Lax: the way back is a navigation that starts at the provider's site.
      reply.setCookie(pendingCookie, sealed, {
        path: backPath,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: pendingMinutes * 60,
      });
      return reply.redirect(url);
    } catch (error) {
      return reply.redirect(failedPage(error, request));
    }
  });

  app.get(backPath, { schema: { hide: true } }, async (request, reply) => {
    reply.clearCookie(pendingCookie, { path: backPath });
    try {
      const counted = { address: [backFrom(request.ip)], account: [] };
      const visit = visitOf(request);
      const answer = new URL(request.url, baseOf(request));
      const result = await limited(services, counted, () =>
        finishOidc(services, answer, request.cookies[pendingCookie], visit),
      );
      if ('toProve' in result) {
        reply.setCookie(proofCookie, result.toProve, {
          path: '/api/users',
          httpOnly: true,
          sameSite: 'strict',
          secure,
          maxAge: pendingMinutes * 60,
        });
        return reply.redirect('/login?error=users.oidc_password_first');
      }
      // Behind a hash, so that it stays out of the logs of proxies.
      if ('mfaKey' in result) return reply.redirect(`/login#mfa=${result.mfaKey}`);
      setSessionCookies(reply, result, services.config);
      return reply.redirect('/login#oidc');
    } catch (error) {
      return reply.redirect(failedPage(error, request));
    }
  });
}

function failedPage(error: unknown, request: FastifyRequest): string {
  request.log.info({ err: error }, 'sign-in by another account failed');
  const code = error instanceof Failure ? error.code : 'internal';
  return `/login?error=${encodeURIComponent(code)}`;
}
