/** People of a test server: letters, links, puzzles and accounts, all through the real server. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role, SectionFlags } from '@earshot/core/access.ts';
import { newToken, tokenHash } from '../platform/secrets.ts';
import { type Client, clientOf, clientWith, ended, form, query, type TestServer, until } from './server.ts';

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
  const activated = await clientWith(server.url, '').request('POST', 'users/activate', {
    registration_token: token,
    password,
    name: person.name,
  });
  return { ...(await clientOf(server, activated)), userId: id };
}

/** An administrator of a new workspace next door, with every section open. */
export async function stranger(server: TestServer, boss: Client): Promise<Client> {
  const { id } = await boss.json<{ id: number }>('POST', 'workspaces', { name: 'Next door' });
  const token = newToken();
  const [user] = await query<{ id: number }>(
    server.dataDir,
    `insert into users (email, name, created_at, active_workspace_id)
     values (gen_random_uuid()::text, 'Stranger', now(), $1) returning id`,
    [id],
  );
  await query(
    server.dataDir,
    `insert into members
       (workspace_id, user_id, role, allow_reports, allow_classifiers, allow_callcenter, created_at)
     values ($1, $2, 'admin', true, true, true, now())`,
    [id, user?.id],
  );
  await query(
    server.dataDir,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 hour')`,
    [tokenHash(token), user?.id],
  );
  return clientWith(server.url, `earshot_session=${token}`);
}

/** Takes in a conversation and waits until everything about it is known; answers its id. */
export async function conversation(client: Client, name: string, text: string): Promise<string> {
  const { file_id } = await client.json<{ file_id: string }>('POST', 'files', form(`${name}.txt`, text));
  await ended(client, file_id);
  return file_id;
}

export const everyFlag: SectionFlags = {
  allow_reports: true,
  allow_classifiers: true,
  allow_callcenter: true,
};

/** A session of a new person with a role and flags in a workspace. */
export async function sessionWith(
  server: Pick<TestServer, 'url' | 'dataDir'>,
  role: Role,
  flags: SectionFlags,
  workspaceId = 1,
): Promise<Client> {
  const token = newToken();
  const [user] = await query<{ id: number }>(
    server.dataDir,
    `insert into users (email, name, created_at, active_workspace_id)
     values (gen_random_uuid() || '@example.com', 'Somebody', now(), $1) returning id`,
    [workspaceId],
  );
  await query(
    server.dataDir,
    `insert into members (workspace_id, user_id, role, allow_reports, allow_classifiers, allow_callcenter, created_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [workspaceId, user?.id, role, flags.allow_reports, flags.allow_classifiers, flags.allow_callcenter],
  );
  await query(
    server.dataDir,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 hour')`,
    [tokenHash(token), user?.id],
  );
  return clientWith(server.url, `earshot_session=${token}`);
}

/** The path of a link like the one that the first start prints: it signs a person in, once. */
export async function signInLink(server: Pick<TestServer, 'dataDir'>, userId: number): Promise<string> {
  const token = newToken();
  await query(
    server.dataDir,
    `insert into one_time_tokens (token_hash, user_id, purpose, created_at, expires_at)
     values ($1, $2, 'sign_in', now(), now() + interval '1 hour')`,
    [tokenHash(token), userId],
  );
  return `/login#once=${token}`;
}
