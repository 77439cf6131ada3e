/** People of a test server: letters, links, puzzles and accounts, all through the real server. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@earshot/core/access.ts';
import { type Client, clientWith, signIn, type TestServer, until } from './server.ts';

export const password = 'Str0ng&Long!';

export type Letter = { to: string; subject: string; text: string; html: string; at: string };

export async function lettersTo(server: TestServer, email: string): Promise<Letter[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const all = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Letter),
  );
  return all.filter((letter) => letter.to === email);
}

/** Waits for the n-th letter to an address. */
export async function letterTo(server: TestServer, email: string, count = 1): Promise<Letter> {
  const letters = await until(
    () => lettersTo(server, email),
    (found) => found.length >= count,
    15_000,
  );
  return letters[count - 1] as Letter;
}

export function linkIn(letter: Letter): string {
  return /\/activate\/([\w-]+)/.exec(letter.text)?.[1] ?? '';
}

/** Does what the browser does to get past the puzzle. */
export async function solvedCaptcha(server: Pick<TestServer, 'url'>): Promise<string> {
  const puzzle = await clientWith(server.url, '').json<{
    algorithm: string;
    challenge: string;
    salt: string;
    signature: string;
    maxnumber: number;
  }>('GET', 'users/captcha');
  for (let number = 0; number <= puzzle.maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(puzzle.salt + number)
      .digest('hex');
    if (hash === puzzle.challenge) {
      const { maxnumber: _, ...rest } = puzzle;
      return Buffer.from(JSON.stringify({ ...rest, number })).toString('base64');
    }
  }
  throw new Error('The puzzle has no solution');
}

/** Invites somebody, sets their password by the link of the letter and signs them in. */
export async function newMember(
  server: TestServer,
  admin: Client,
  person: { email: string; name: string; role: Role },
): Promise<Client & { userId: number }> {
  const { id } = await admin.json<{ id: number }>('POST', 'users/invitation', {
    email: person.email,
    role: person.role,
  });
  const token = linkIn(await letterTo(server, person.email));
  await clientWith(server.url, '').json('POST', 'users/activate', {
    registration_token: token,
    password,
    name: person.name,
  });
  return { ...(await signIn(server, { email: person.email, password })), userId: id };
}
