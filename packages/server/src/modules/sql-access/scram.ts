import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a password is compared with; the password does not follow from it. RFC 5802, section 3. */
export type Verifier = { salt: string; rounds: number; stored_key: string; server_key: string };

/** As many as PostgreSQL takes. Passwords are random here, so that more would guard nothing. */
const rounds = 4096;
const saltBytes = 16;
const nonceBytes = 18;

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** 192 random bits that need no quoting anywhere. */
export const newPassword = (): string => randomBytes(24).toString('base64url');

export function verifierOf(password: string, salt: Buffer = randomBytes(saltBytes)): Verifier {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  return {
    salt: salt.toString('base64'),
    rounds,
    stored_key: hash(hmac(salted, 'Client Key')).toString('base64'),
    server_key: hmac(salted, 'Server Key').toString('base64'),
  };
}

/** As PostgreSQL keeps it, and takes it in place of a password. */
export const postgresForm = ({ salt, rounds, stored_key, server_key }: Verifier): string =>
  `SCRAM-SHA-256$${rounds}:${salt}$${stored_key}:${server_key}`;

/** A verifier that no password fits, always the same for a name, so that nobody learns which names there are. */
export function noVerifier(name: string, key: string): Verifier {
  const made = (what: string) => hmac(Buffer.from(key), `${what} ${name}`);
  return {
    salt: made('salt').subarray(0, saltBytes).toString('base64'),
    rounds,
    stored_key: made('stored').toString('base64'),
    server_key: made('server').toString('base64'),
  };
}

export type ScramFirst = { header: string; bare: string; nonce: string };

/** Reads a client's first message, without channel binding and in nobody else's name; null where it is none. */
export function readFirst(text: string): ScramFirst | null {
  const [, header, bare, nonce] = /^([ny],,)(n=[^,]*,r=([\x21-\x2b\x2d-\x7e]{8,200}))$/.exec(text) ?? [];
  return header === undefined || bare === undefined || nonce === undefined ? null : { header, bare, nonce };
}

/** The server's first message. */
export const firstReply = ({ nonce }: ScramFirst, { salt, rounds }: Verifier): string =>
  `r=${nonce}${randomBytes(nonceBytes).toString('base64')},s=${salt},i=${rounds}`;

/** The server's last message, where the client's last one proves that it knows the password; else null. RFC 5802, sections 3 and 7. */
export function finalReply(
  first: ScramFirst,
  reply: string,
  final: string,
  { stored_key, server_key }: Verifier,
): string | null {
  const [, unproven, binding, nonce, proof] =
    /^(c=([^,]*),r=([^,]*)),p=([A-Za-z0-9+/]{43}=)$/.exec(final) ?? [];
  if (unproven === undefined || proof === undefined) return null;
  if (binding !== Buffer.from(first.header).toString('base64') || !reply.startsWith(`r=${nonce},s=`))
    return null;
  const said = `${first.bare},${reply},${unproven}`;
  const signature = hmac(bytesOf(stored_key), said);
  const clientKey = bytesOf(proof).map((byte, at) => byte ^ (signature[at] ?? 0));
  if (!timingSafeEqual(hash(Buffer.from(clientKey)), bytesOf(stored_key))) return null;
  return `v=${hmac(bytesOf(server_key), said).toString('base64')}`;
}
