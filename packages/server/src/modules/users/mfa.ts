import { randomInt } from 'node:crypto';
import { fail } from '@earshot/core/errors.ts';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import { type Ctx, type Person, type Services, transact } from '../../platform/context.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { askOwner } from './own-secret.ts';
import {
  claimMfaStep,
  findUser,
  replaceRecoveryCodes,
  type UserRow,
  updateUser,
  useRecoveryCode,
} from './users.store.ts';

const periodSeconds = 30;
/** Clocks of telephones are off by some seconds: the step before and the one after count too. */
const window = 1;
const recoveryCodes = 10;
/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function totp(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: 'Earshot', label, secret, digits: 6, period: periodSeconds, algorithm: 'SHA1' });
}

/** A new secret, sealed on the account; nothing changes for signing in until a code confirms it. */
export async function startMfa(ctx: Ctx, person: Person) {
  const user = await ownRow(ctx, person);
  if (user.mfa_enabled_at !== null) throw fail('users.mfa_on');
  const secret = new Secret({ size: 20 });
  await updateUser(ctx.db, user.id, { mfa_secret: ctx.secrets.seal(secret.base32) });
  const uri = totp(secret, user.email).toString();
  return { qr_code: await toDataURL(uri, { margin: 1, width: 220 }), secret: secret.base32, uri };
}

export async function confirmMfa(ctx: Ctx, person: Person, code: string): Promise<string[]> {
  const user = await ownRow(ctx, person);
  if (user.mfa_enabled_at !== null) throw fail('users.mfa_on');
  await askOwner(ctx, user, 'second-factor', async () => {
    if (!(await matchesTotp(ctx, user, code))) throw fail('users.code_invalid');
  });
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await transact(ctx, async (ctx) => {
    await updateUser(ctx.db, user.id, { mfa_enabled_at: ctx.now() });
    await replaceRecoveryCodes(
      ctx.db,
      user.id,
      codes.map((one) => recoveryHash(user.id, one)),
    );
    await audit(ctx, { action: 'mfa.activated', subjectId: user.id, subject: user.name });
  });
  return codes;
}

export async function removeMfa(ctx: Ctx, person: Person, code: string): Promise<void> {
  const user = await ownRow(ctx, person);
  if (user.mfa_enabled_at === null) throw fail('users.mfa_off');
  await askOwner(ctx, user, 'second-factor', async () => {
    if (!(await matchesCode(ctx, user, code))) throw fail('users.code_invalid');
  });
  await transact(ctx, async (ctx) => {
    await updateUser(ctx.db, user.id, { mfa_secret: null, mfa_enabled_at: null });
    await replaceRecoveryCodes(ctx.db, user.id, []);
    await audit(ctx, { action: 'mfa.removed', subjectId: user.id, subject: user.name });
  });
}

/** A code of the application or a recovery code; either works once. */
export async function matchesCode(services: Services, user: UserRow, code: string): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return matchesTotp(services, user, code);
  return useRecoveryCode(services.db, user.id, recoveryHash(user.id, code), services.now());
}

async function matchesTotp(services: Services, user: UserRow, code: string): Promise<boolean> {
  if (user.mfa_secret === null) return false;
  const timestamp = services.now().getTime();
  const delta = totp(Secret.fromBase32(services.secrets.open(user.mfa_secret)), user.email).validate({
    token: code,
    timestamp,
    window,
  });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  return claimMfaStep(services.db, user.id, step);
}

function newRecoveryCode(): string {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${part()}-${part()}`;
}

function recoveryHash(userId: number, code: string): Buffer {
  return tokenHash(`recovery:${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

async function ownRow(ctx: Ctx, person: Person): Promise<UserRow> {
  const user = await findUser(ctx.db, person.userId);
  if (user === undefined) throw fail('unauthorized');
  return user;
}
