import { fail } from '@earshot/core/errors.ts';
import { storable } from '@earshot/core/storable.ts';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { inWorkspace, type Services, type TxServices, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { listJoinSettings } from '../workspaces/workspaces.ts';
import { joinByDomain, joinWorkspace } from './joining.ts';
import { listMembershipsOf } from './members.store.ts';
import type { Visit } from './sessions.ts';
import { admit, askSecondFactor, enter, type SignIn } from './sign-in.ts';
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
  /** How the provider made sure (RFC 8176), and which class of certainty it speaks of. */
  amr: z.array(z.string()).optional(),
  acr: z.string().optional(),
});
type Claims = z.infer<typeof Claims>;

/** Classes that mean more than one factor, by the names in use. */
const strongClasses: ReadonlySet<string> = new Set([
  'phr',
  'phrh',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
]);

/** Whether the provider says that it has asked for a second factor itself. */
function vouchesForSecondFactor({ amr = [], acr = '' }: Claims): boolean {
  return amr.includes('mfa') || strongClasses.has(acr);
}

/** An account of the provider that is to be joined to one here, once its password is given. */
const Proof = z.object({ subject: z.string(), user_id: z.int(), until: z.number() });
type Proof = z.infer<typeof Proof>;
export type ToProve = { toProve: string };
const proofMs = 15 * 60_000;

/** Joins the account of the provider that the browser came back with to the one that was signed in to just now. */
export async function joinProven(
  services: Services,
  sealed: string | undefined,
  userId: number,
): Promise<void> {
  const proof = readProof(services, sealed);
  if (proof?.user_id !== userId || proof.until < services.now().getTime()) return;
  const user = await findUser(services.db, userId);
  if (user === undefined) return;
  const ctx = inWorkspace(services, user.active_workspace_id ?? 0, userId);
  await transact({ ...ctx, actorName: user.name }, async (ctx) => {
    await updateUser(ctx.db, userId, { oidc_subject: proof.subject });
    await audit(ctx, { action: 'account.joined', subjectId: userId, subject: user.name });
  });
}

function readProof(services: Services, sealed: string | undefined): Proof | undefined {
  if (sealed === undefined) return undefined;
  try {
    return Proof.parse(JSON.parse(services.secrets.open(sealed)));
  } catch {
    return undefined;
  }
}

export async function finishOidc(
  services: Services,
  answer: URL,
  sealed: string | undefined,
  visit: Visit,
): Promise<SignIn | ToProve> {
  const configuration = await configurationOf(services);
  const pending = openPending(services, sealed);
  const claims = await readClaims(configuration, answer, pending);
  const found = await findOrJoin(services, claims);
  if ('toProve' in found) return { toProve: services.secrets.seal(JSON.stringify(found.toProve)) };
  const { user } = found;
  const memberships = await admit(services, user);
  if (user.mfa_enabled_at !== null && !vouchesForSecondFactor(claims)) return askSecondFactor(services, user);
  return enter(services, user, memberships, visit);
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
    const { sub } = fromToken;
    return Claims.parse({
      ...(await oidc.fetchUserInfo(configuration, tokens.access_token, sub)),
      amr: fromToken.amr,
      acr: fromToken.acr,
    });
  } catch (error) {
    throw fail('users.oidc_failed', {}, error);
  }
}

/**
 * The account of the claims: known by the provider's subject, or by a verified address, which also accepts open
 * invitations; else a new one, where a workspace has opened itself to the domain. An account that somebody signs in to already
 * is joined only once its password was given: an address may change hands.
 */
async function findOrJoin(
  services: Services,
  claims: Claims,
): Promise<{ user: UserRow } | { toProve: Proof }> {
  const subject = `${services.config.oidc?.issuer} ${claims.sub}`;
  const known = await findUserBySubject(services.db, subject);
  if (known !== undefined) return { user: known };
  // An address that nobody has checked could be anybody's.
  if (claims.email === undefined || claims.email_verified !== true) throw fail('users.oidc_no_member');
  const { email } = claims;
  const open = await workspacesOpenTo(services, email.split('@').at(-1)?.toLowerCase() ?? '');
  const byEmail = await findUserByEmail(services.db, email);
  if (byEmail === undefined && open.length === 0) throw fail('users.oidc_no_member');
  if (byEmail && (byEmail.password_hash !== null || byEmail.oidc_subject !== null))
    return { toProve: { subject, user_id: byEmail.id, until: services.now().getTime() + proofMs } };
  return transact(services, async (services) => {
    const name = storable(claims.name ?? '').trim() || (email.split('@')[0] ?? email);
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
    return { user: (await findUser(services.db, user.id)) ?? user };
  });
}

function newUser(services: TxServices, email: string, name: string): Promise<UserRow> {
  return insertUser(services.db, { email, name, password_hash: null, created_at: services.now() });
}

async function workspacesOpenTo(services: Services, domain: string) {
  const all = await listJoinSettings(services);
  return all.filter(({ domains }) => domains.some((one) => one.toLowerCase() === domain));
}
