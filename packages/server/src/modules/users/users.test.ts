import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  clientWith,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { spawnServer } from '../../testing/spawned-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const login = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('signing in', () => {
  it('sets a session cookie that scripts cannot read and a user id that they can', async () => {
    const response = await login(admin);
    expect(response.status).toBe(200);
    const [session = '', userId = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^earshot_session=[\w-]{43};.*HttpOnly;.*SameSite=Strict/);
    expect(userId).toMatch(/^user_id=1; Path=\/;.*SameSite=Strict/);
    expect(userId).not.toContain('HttpOnly');
  });

  it('stores the session and the password only as hashes', async () => {
    const client = await signIn(server);
    const token = /earshot_session=([\w-]+)/.exec(client.cookie)?.[1] ?? '';
    const rows = await query<{ all: string }>(
      server.dataDir,
      `select (select string_agg(t::text, '') from sessions t) ||
      (select string_agg(u::text, '') from users u) as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
    expect(rows[0]?.all).not.toContain(admin.password);
    expect(rows[0]?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await login({ ...admin, password: 'nope' });
    const unknown = await login({ ...admin, email: 'nobody@example.com' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [one, two] = [await wrong.json(), await unknown.json()] as { code: string }[];
    expect(one?.code).toBe('users.wrong_credentials');
    expect(two?.code).toBe(one?.code);
  });

  it('takes the address in any case', async () => {
    expect((await login({ ...admin, email: 'ADMIN@Example.com' })).status).toBe(200);
  });

  it('refuses for a while after too many failures, and says for how long', async () => {
    const guess = { email: 'guess@example.com', password: 'x' };
    let last = await login(guess);
    for (let tries = 0; tries < 25; tries += 1) last = await login(guess);
    expect(last.status).toBe(429);
    const body = (await last.json()) as { detail: string; params: { count: number } };
    expect(body.params.count).toBeGreaterThan(0);
    expect(body.detail).toContain(`retry in ${body.params.count} minutes`);
  });
});

describe('a session', () => {
  it('tells who is signed in and what they may do', async () => {
    await query(server.dataDir, 'select 1');
    const client = await freshClient();
    const me = await client.json<{ role: string; permissions: string[] }>('GET', 'users/setting');
    expect(me.role).toBe('admin');
    expect(me.permissions).toContain('files.write');
  });

  it('ends with signing out, for whoever still has the cookie', async () => {
    const client = await freshClient();
    await client.json('POST', 'users/logout');
    expect((await client.request('GET', 'users/setting')).status).toBe(401);
    const check = await client.json<{ user_id: null; code: string }>('POST', 'users/check');
    expect(check).toMatchObject({ user_id: null, code: 'token_not_valid' });
  });

  it('is nothing that can be made up', async () => {
    const response = await clientWith(server.url, `earshot_session=${'A'.repeat(43)}`).request(
      'GET',
      'users/setting',
    );
    expect(response.status).toBe(401);
  });

  it('ends for a person whose account is deleted', async () => {
    const client = await freshClient();
    await query(server.dataDir, "update users set status = 'deleted'");
    expect((await client.request('GET', 'files')).status).toBe(401);
    await query(server.dataDir, "update users set status = 'active'");
    expect((await client.request('GET', 'files')).status).toBe(200);
  });

  it('without an active workspace answers 205', async () => {
    const client = await freshClient();
    await query(server.dataDir, 'update users set active_workspace_id = null');
    const response = await client.request('GET', 'files');
    expect(response.status).toBe(205);
    expect(response.headers.get('earshot-code')).toBe('workspaces.none_active');
    await query(server.dataDir, 'update users set active_workspace_id = 1');
  });

  it('refuses writes that another site sends', async () => {
    const client = await freshClient();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const response = await client.request('POST', 'users/locale', { locale: 'ua' }, headers);
      expect(response.status).toBe(403);
    }
    const own = await client.request('POST', 'users/locale', { locale: 'ua' }, { origin: server.url });
    expect(own.status).toBe(200);
  });
});

describe('the first start without a password', () => {
  it('prints a link that signs in once', async () => {
    const env = { PATH: '/nowhere', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    const bare = await spawnServer({ env, ownDatabase: true });
    try {
      const token = /#once=([\w-]+)/.exec(bare.output.join(''))?.[1];
      const use = () =>
        fetch(`${bare.url}/api/users/once`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        });
      expect((await use()).status).toBe(200);
      const again = await use();
      expect(again.status).toBe(401);
      expect(await again.json()).toMatchObject({ code: 'users.once_invalid' });
    } finally {
      await bare.stop();
      await removeDataDir(bare.dataDir);
    }
  });
});

/** Earlier failures on this address must not count here. */
async function freshClient() {
  const { newToken, tokenHash } = await import('../../platform/secrets.ts');
  const token = newToken();
  await query(
    server.dataDir,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     values ($1, 1, now(), now(), now() + interval '1 hour')`,
    [tokenHash(token)],
  );
  return clientWith(server.url, `earshot_session=${token}`);
}
