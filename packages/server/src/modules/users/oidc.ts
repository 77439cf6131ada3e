import { fail } from '@earshot/core/errors.ts';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { type Services, type TxServices, transact } from '../../platform/context.ts';
import { listJoinSettings } from '../workspaces/workspaces.ts';
import { joinByDomain, joinWorkspace } from './joining.ts';
import { listMembershipsOf } from './members.store.ts';
import type { NewSession, Visit } from './sessions.ts';
import { admit, enter } from './sign-in.ts';
import {
  findUser,
  findUserByEmail,
  findUserBySubject,
  insertUser,
  type UserRow,
  updateUser,
} from './users.store.ts';

/** What the browser carries, sealed, from the start of a sign-in to its end. */
const Pending = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
export type Pending = z.infer<typeof Pending>;

let discovered: { issuer: string; configuration: Promise<oidc.Configuration> } | undefined;

/** Asks the provider once; a failure is forgotten, so that the next try asks again. */
function configurationOf(services: Services): Promise<oidc.Configuration> {
  const settings = services.config.oidc;
  if (settings === undefined) throw fail('users.oidc_off');
  if (discovered?.issuer === settings.issuer) return discovered.configuration;
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === 'http:';
  const configuration = oidc
    .discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      // A provider inside the company's own network may have no certificate.
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      discovered = undefined;
      throw fail('users.oidc_failed', {}, error);
    });
  discovered = { issuer: settings.issuer, configuration };
  return configuration;
}

/** Address of the provider's sign-in page, and what must come back with the answer. */
export async function startOidc(services: Services, redirectUri: string) {
  const configuration = await configurationOf(services);
  const pending: Pending = {
    verifier: oidc.randomPKCECodeVerifier(),
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
  };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    state: pending.state,
    nonce: pending.nonce,
  });
  return { url: url.href, sealed: services.secrets.seal(JSON.stringify(pending)) };
}

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

export async function finishOidc(
  services: Services,
  answer: URL,
  sealed: string | undefined,
  visit: Visit,
): Promise<NewSession> {
  const configuration = await configurationOf(services);
  const pending = openPending(services, sealed);
  const claims = await readClaims(configuration, answer, pending);
  const user = await findOrJoin(services, claims);
  return enter(services, user, await admit(services, user), visit);
}

function openPending(services: Services, sealed: string | undefined): Pending {
  try {
    return Pending.parse(JSON.parse(services.secrets.open(sealed ?? '')));
  } catch (error) {
    throw fail('users.oidc_failed', {}, error);
  }
}

async function readClaims(configuration: oidc.Configuration, answer: URL, pending: Pending) {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: pending.verifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
    const fromToken = Claims.parse(tokens.claims());
    if (fromToken.email !== undefined) return fromToken;
    // Many providers give the address only when asked.
    return Claims.parse(await oidc.fetchUserInfo(configuration, tokens.access_token, fromToken.sub));
  } catch (error) {
    throw fail('users.oidc_failed', {}, error);
  }
}

/**
 * The account of the claims: known by the provider's subject, or by a verified address, which also accepts open
 * invitations; else a new one, where a workspace has opened itself to the domain.
 */
async function findOrJoin(services: Services, claims: z.infer<typeof Claims>): Promise<UserRow> {
  const subject = `${services.config.oidc?.issuer} ${claims.sub}`;
  const known = await findUserBySubject(services.db, subject);
  if (known !== undefined) return known;
  // An address that nobody has checked could be anybody's.
  if (claims.email === undefined || claims.email_verified !== true) throw fail('users.oidc_no_member');
  const { email } = claims;
  const open = await workspacesOpenTo(services, email.split('@').at(-1)?.toLowerCase() ?? '');
  const byEmail = await findUserByEmail(services.db, email);
  if (byEmail === undefined && open.length === 0) throw fail('users.oidc_no_member');
  return transact(services, async (services) => {
    const name = claims.name?.trim() || (email.split('@')[0] ?? email);
    const user = byEmail ?? (await newUser(services, email, name));
    await updateUser(services.db, user.id, {
      oidc_subject: subject,
      status: 'active',
      ...(user.name === '' ? { name } : {}),
    });
    const person = { ...user, name: user.name || name };
    for (const { workspace_id, status } of await listMembershipsOf(services.acrossWorkspaces, user.id))
      if (status === 'invited') await joinWorkspace(services, workspace_id, person);
    for (const { id, role } of open) await joinByDomain(services, id, person, role);
    return (await findUser(services.db, user.id)) ?? user;
  });
}

function newUser(services: TxServices, email: string, name: string): Promise<UserRow> {
  return insertUser(services.db, { email, name, password_hash: null, created_at: services.now() });
}

async function workspacesOpenTo(services: Services, domain: string) {
  const all = await listJoinSettings(services);
  return all.filter(({ domains }) => domains.some((one) => one.toLowerCase() === domain));
}
