import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { newPassword, type Verifier, verifierOf } from './scram.ts';

/**
 * What is kept of an access, sealed: what the password that people were given is compared with, and another password, with which the
 * program comes in as the role. Nobody else ever has that, so that there is no way in but by our port.
 */
const Secret = z.object({
  verifier: z.object({
    salt: z.string(),
    rounds: z.number(),
    stored_key: z.string(),
    server_key: z.string(),
  }),
  inner: z.string(),
});
export type Secret = z.infer<typeof Secret> & { verifier: Verifier };

export const openSecret = ({ secrets }: Pick<Services, 'secrets'>, sealed: string): Secret =>
  Secret.parse(JSON.parse(secrets.open(sealed)));

export const sealSecret = ({ secrets }: Pick<Services, 'secrets'>, secret: Secret): string =>
  secrets.seal(JSON.stringify(secret));

/** A password to be shown once, and what is kept of it. */
export function makeSecret(inner = newPassword()): { password: string; secret: Secret } {
  const password = newPassword();
  return { password, secret: { verifier: verifierOf(password), inner } };
}
