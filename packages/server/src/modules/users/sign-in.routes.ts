import { Failure, fail } from '@earshot/core/errors.ts';
import * as api from '@earshot/core/users/getting-in.api.ts';
import * as mfaApi from '@earshot/core/users/mfa.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { activate, describeLink, finishReset, registerUser, startReset } from './activation.ts';
import {
  addressLimit,
  checkAttempts,
  clearAttempts,
  countAttempts,
  mailAddressLimit,
  mailLimit,
  signInLimit,
  withoutPuzzleLimit,
} from './attempt-limit.ts';
import { checkCaptcha, newChallenge } from './captcha.ts';
import { confirmMfa, removeMfa, startMfa } from './mfa.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';
import { explainSession, sessionCookie } from './sessions.ts';
import { signIn, signInOnce, signInWithCode, signOut } from './sign-in.ts';

/** How one gets in and out: everything that works without being signed in, and two-factor sign-in. */
export function signInRoutes(handle: Handle, services: Services): void {
  const { config } = services;

  handle(api.signInWays, () => ({
    oidc: config.oidc === undefined ? null : { name: config.oidc.name },
    registration: config.registration,
  }));

  handle(api.login, async (ctx, { body, request, reply }) => {
    const keys = [ipKey(request), `email:${body.email.trim().toLowerCase()}`];
    const result = await limited(ctx, keys, () => signIn(ctx, body, visitOf(request)));
    return 'mfaKey' in result ? { mfa_key: result.mfaKey } : setSessionCookies(reply, result, config);
  });

  handle(mfaApi.loginMfa, async (ctx, { body, request, reply }) => {
    const session = await limited(ctx, [ipKey(request)], () => signInWithCode(ctx, body, visitOf(request)));
    return setSessionCookies(reply, session, config);
  });

  handle(api.loginOnce, async (ctx, { body, request, reply }) => {
    const session = await limited(ctx, [ipKey(request)], () => signInOnce(ctx, body.token, visitOf(request)));
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
    await refuseRobots(ctx, body.captcha, request);
    await limitMail(ctx, body.email, request);
    await registerUser(ctx, { ...body, locale: body.locale ?? 'en' });
    return { success: true };
  });

  handle(api.resetPassword, async (ctx, { body, request }) => {
    await limitMail(ctx, body.email, request);
    await startReset(ctx, body.email, body.locale);
    return { success: true };
  });

  handle(api.confirmReset, async (ctx, { body, request }) => {
    const keys = [ipKey(request), `reset:${body.email.toLowerCase()}`];
    await limited(ctx, keys, () => finishReset(ctx, body, request.ip));
    return { success: true };
  });

  handle(api.describeActivation, (ctx, { params, request }) =>
    limited(ctx, [ipKey(request)], () => describeLink(ctx, params.token)),
  );

  handle(api.activate, async (ctx, { actor, body, request }) => {
    const { registration_token: token, password, name, locale } = body;
    await limited(ctx, [ipKey(request)], () => activate(ctx, { token, password, name, locale }, actor));
    return { success: true };
  });
}

/** Setting up and taking off the second factor of somebody who is signed in. */
export function mfaRoutes(handle: Handle): void {
  handle(mfaApi.startMfa, (ctx, { actor }) => startMfa(ctx, personOf(actor)));

  handle(mfaApi.confirmMfa, async (ctx, { actor, body }) => {
    const person = personOf(actor);
    const codes = await limited(ctx, [`mfa:${person.userId}`], () => confirmMfa(ctx, person, body.code));
    return { success: true, recovery_codes: codes };
  });

  handle(mfaApi.removeMfa, async (ctx, { actor, body }) => {
    const person = personOf(actor);
    await limited(ctx, [`mfa:${person.userId}`], () => removeMfa(ctx, person, body.code));
    return { success: true };
  });
}

const ipKey = (request: FastifyRequest) => `ip:${request.ip}`;

function visitOf(request: FastifyRequest) {
  return { userAgent: request.headers['user-agent'] ?? null, address: request.ip };
}

/** Counts refusals; too many of them and the next try is refused for a while. */
async function limited<T>(services: Services, keys: string[], attempt: () => Promise<T>): Promise<T> {
  const [address = [], others = []] = [keys.filter(isAddress), keys.filter((key) => !isAddress(key))];
  await checkAttempts(services, address, addressLimit);
  await checkAttempts(services, others, signInLimit);
  try {
    const result = await attempt();
    // An address keeps its count: else one right password would allow a thousand wrong ones.
    await clearAttempts(services, others);
    return result;
  } catch (error) {
    if (error instanceof Failure) {
      await countAttempts(services, address, addressLimit);
      await countAttempts(services, others, signInLimit);
    }
    throw error;
  }
}

const isAddress = (key: string) => key.startsWith('ip:');

/** A solved puzzle, or one of the few registrations in an hour that an address has without one. */
async function refuseRobots(
  services: Services,
  captcha: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  if (captcha !== undefined) return checkCaptcha(services, captcha);
  const keys = [`register-ip:${request.ip}`];
  await checkAttempts(services, keys, withoutPuzzleLimit).catch(() => {
    throw fail('users.captcha_invalid');
  });
  await countAttempts(services, keys, withoutPuzzleLimit);
}

async function limitMail(services: Services, email: string, request: FastifyRequest): Promise<void> {
  const recipient = [`mail:${email.toLowerCase()}`];
  const address = [`mail-ip:${request.ip}`];
  await checkAttempts(services, recipient, mailLimit);
  await checkAttempts(services, address, mailAddressLimit);
  await countAttempts(services, recipient, mailLimit);
  await countAttempts(services, address, mailAddressLimit);
}
