import { createHmac } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { Services } from '../../platform/context.ts';
import { useChallenge } from './attempts.store.ts';

/** About a third of a second for a browser of today, and as much for every try of a robot. */
const maxNumber = 60_000;
const validMs = 15 * 60_000;

/** Its own key, made from the installation's, so that a leaked one opens nothing else. */
function keyOf(services: Services): string {
  return services.secrets.derive('captcha');
}

export async function newChallenge(services: Services) {
  const {
    algorithm: _algorithm,
    challenge,
    salt,
    signature,
    maxnumber,
  } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(services),
    maxnumber: maxNumber,
    expires: new Date(services.now().getTime() + validMs),
  });
  return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber: maxnumber ?? maxNumber };
}

/** Accepts a solved puzzle once. */
export async function checkCaptcha(services: Services, payload: string): Promise<void> {
  const isRight = await verifySolution(payload, keyOf(services), true).catch(() => false);
  if (!isRight) throw fail('users.captcha_invalid');
  const fingerprint = createHmac('sha256', keyOf(services))
    .update(payloadChallenge(payload))
    .digest('base64url');
  const expires = new Date(services.now().getTime() + validMs);
  if (!(await useChallenge(services.db, fingerprint, expires))) throw fail('users.captcha_invalid');
}

function payloadChallenge(payload: string): string {
  const { challenge } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { challenge: string };
  return challenge;
}
