import { fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/users/getting-in.api.ts';
import * as mfaApi from '@earshot/core/users/mfa.api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { activate, describeLink, finishReset, registerUser, startReset } from './activation.ts';
import {
  type Counted,
  countAttempt,
  forAccount,
  forAccountFrom,
  fromAddress,
  limited,
  mailFrom,
  mailTo,
  withoutPuzzle,
} from './attempt-limit.ts';
import { checkCaptcha, newChallenge } from './captcha.ts';
import { confirmMfa, removeMfa, startMfa } from './mfa.ts';
import { proofCookie } from './oidc.routes.ts';
import { joinProven } from './oidc.ts';
import { clearSessionCookies, setSessionCookies, visitOf } from './session-cookies.ts';
import { hasSignedInFrom } from './sessions.store.ts';
import { explainSession, type NewSession, sessionCookie } from './sessions.ts';
import { enterFirst, signIn, signInOnce, signInWithCode, signOut } from './sign-in.ts';

/** How one gets in and out: everything that works without being signed in, and two-factor sign-in. */
export function signInRoutes(handle: Handle, services: Services): void {
  const { config } = services;

  handle(api.signInWays, () => ({
    oidc: config.oidc === undefined ? null : { name: config.oidc.name },
    registration: config.registration,
  }));

  handle(api.login, async (ctx, { body, request, reply }) => {
    const counted = await guessesAt(ctx, 'sign-in', body.email, request);
    const result = await limited(ctx, counted, () => signIn(ctx, body, visitOf(request)));
    if ('mfaKey' in result) return { mfa_key: result.mfaKey };
    await joinAccounts(ctx, request, reply, result);
    return setSessionCookies(reply, result, config);
  });

  handle(mfaApi.loginMfa, async (ctx, { body, request, reply }) => {
    const session = await limited(ctx, guessesFrom(request), () =>
      signInWithCode(ctx, body, visitOf(request)),
    );
    await joinAccounts(ctx, request, reply, session);
    return setSessionCookies(reply, session, config);
  });

  handle(api.loginOnce, async (ctx, { body, request, reply }) => {
    const session = await limited(ctx, guessesFrom(request), () =>
      signInOnce(ctx, body.token, visitOf(request)),
    );
    return setSessionCookies(reply, session, config);
  });

  handle(api.logout, async (ctx, { actor, reply }) => {
    if (actor?.kind === 'person') await signOut(ctx, personOf(actor));
    clearSessionCookies(reply);
    return { success: true };
  });

  handle(api.checkUser, (ctx, { actor, request }) => {
    if (actor?.kind === 'person') return { user_id: actor.userId, code: null, detail: null };
    return explainSession(ctx, request.cookies[sessionCookie]);
  });

  handle(api.captchaChallenge, (ctx) => newChallenge(ctx));

  handle(api.register, async (ctx, { body, request }) => {
    if (!config.registration) throw fail('users.registration_off');
    if (body.consent === false) throw fail('users.consent_missing');
    await refuseRobots(ctx, body, request);
    await limitMail(ctx, body.email, request);
    await registerUser(ctx, { ...body, locale: body.locale ?? visitOf(request).locale ?? 'en' });
    return { success: true };
  });

  handle(api.resetPassword, async (ctx, { body, request }) => {
    await limitMail(ctx, body.email, request);
    await startReset(ctx, body.email);
    return { success: true };
  });

  handle(api.confirmReset, async (ctx, { body, request }) => {
    const counted = await guessesAt(ctx, 'reset', body.email, request);
    await limited(ctx, counted, () => finishReset(ctx, body, request.ip));
    return { success: true };
  });

  handle(api.describeActivation, (ctx, { params, request }) =>
    limited(ctx, guessesFrom(request), () => describeLink(ctx, params.token)),
  );

  handle(api.activate, async (ctx, { actor, body, request, reply }) => {
    const { registration_token: token, password, name, locale } = body;
    const arrived = await limited(ctx, guessesFrom(request), () =>
      activate(ctx, { token, password, name, locale }, actor),
    );
    // Whoever is signed in here stays who they are.
    if (arrived === null || actor !== null) return { success: true };
    const session = await enterFirst(ctx, arrived, visitOf(request));
    return { success: true, ...(session === null ? {} : setSessionCookies(reply, session, config)) };
  });
}

/** Setting up and taking off the second factor of somebody who is signed in. */
export function mfaRoutes(handle: Handle): void {
  handle(mfaApi.startMfa, (ctx, { actor }) => startMfa(ctx, personOf(actor)));

  handle(mfaApi.confirmMfa, async (ctx, { actor, body }) => {
    const person = personOf(actor);
    return { success: true, recovery_codes: await confirmMfa(ctx, person, body.code) };
  });

  handle(mfaApi.removeMfa, async (ctx, { actor, body }) => {
    await removeMfa(ctx, personOf(actor), body.code);
    return { success: true };
  });
}

/** Where somebody came back from the provider to an account that has a password, this sign-in joins the two. */
async function joinAccounts(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId }: NewSession,
): Promise<void> {
  const sealed = request.cookies[proofCookie];
  if (sealed === undefined) return;
  reply.clearCookie(proofCookie, { path: '/api/users' });
  await joinProven(services, sealed, userId);
}

const guessesFrom = ({ ip }: FastifyRequest) => ({ address: [fromAddress(ip)], account: [] });

/**
 * What a guess at an account counts for. From an address that its owner signed in from, only guesses from there count:
 * strangers elsewhere cannot keep them out.
 */
async function guessesAt(
  services: Services,
  kind: 'sign-in' | 'reset',
  email: string,
  { ip }: FastifyRequest,
): Promise<{ address: Counted[]; account: Counted[] }> {
  const isKnown = await hasSignedInFrom(services.db, email, ip);
  return {
    address: isKnown ? [fromAddress(ip)] : [fromAddress(ip), forAccount(kind, email)],
    account: [forAccountFrom(kind, email, ip)],
  };
}

/** A solved puzzle, or one of the few registrations in an hour that an address has without one. */
async function refuseRobots(
  services: Services,
  { captcha, email }: { captcha?: string | undefined; email: string },
  { ip }: FastifyRequest,
): Promise<void> {
  if (captcha !== undefined) return checkCaptcha(services, captcha);
  for (const counted of withoutPuzzle(ip, email))
    await countAttempt(services, counted).catch(() => {
      throw fail('users.captcha_invalid');
    });
}

async function limitMail(services: Services, email: string, { ip }: FastifyRequest): Promise<void> {
  await countAttempt(services, mailTo(email));
  await countAttempt(services, mailFrom(ip));
}
