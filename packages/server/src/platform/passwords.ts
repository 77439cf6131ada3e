import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2Callback);

/** OWASP's password storage advice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes off the event loop; the text keeps the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a stored hash it takes the same time and says no. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no one has this password');
  const parts = (stored ?? (await decoy)).split('$');
  const [memory, passes, parallelism] = [...(parts[3] ?? '').matchAll(/=(\d+)/g)].map((match) =>
    Number(match[1]),
  );
  const expected = Buffer.from(parts[5] ?? '', 'base64');
  const tag = await argon2('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce: Buffer.from(parts[4] ?? '', 'base64'),
    memory: memory ?? cost.memory,
    passes: passes ?? cost.passes,
    parallelism: parallelism ?? cost.parallelism,
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected) && stored != null;
}
