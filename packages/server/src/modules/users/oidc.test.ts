import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  freePort,
  type ProviderAccount,
  startProvider,
  type TestProvider,
} from '../../testing/oidc-provider.ts';
import { letterTo, newMember, password } from '../../testing/people.ts';
import {
  admin,
  type Client,
  clientWith,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let provider: TestProvider;
let server: TestServer;
let boss: Client;
/** Who signs in at the provider next. */
let account: ProviderAccount;

/** A browser that keeps cookies per address and follows redirects until one leads to the interface. */
async function visit(start: string): Promise<{ url: string; client: Client; jar: Map<string, string> }> {
  const jars = new Map<string, Map<string, string>>();
  let url = start;
  for (let hop = 0; hop < 20; hop += 1) {
    const { origin, pathname } = new URL(url);
    if (origin === new URL(server.url).origin && pathname === '/login') break;
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    url = new URL(location, url).href;
  }
  const jar = jars.get(new URL(server.url).origin) ?? new Map();
  const client = clientWith(server.url, `earshot_session=${jar.get('earshot_session') ?? ''}`);
  return { url, client, jar };
}

const person = (change: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: 'sub-1',
  email: 'worker@example.com',
  email_verified: true,
  name: 'Worker One',
  ...change,
});

beforeAll(async () => {
  // The provider reminds of what a real one would have to set.
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const port = await freePort();
  provider = await startProvider(port, () => account);
  server = await startServer({ env: { PATH: '/nowhere', ...provider.env } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  provider.stop();
});

describe('signing in with another account', () => {
  it('is offered by name', async () => {
    expect(await clientWith(server.url, '').json('GET', 'users/ways')).toEqual({
      oidc: { name: 'Company account' },
      registration: true,
    });
  });

  it('is tried a hundred times in vain from one address, then has to wait', async () => {
    const back = () =>
      fetch(`${server.url}/api/users/oidc/back?code=guessed&state=x`, { redirect: 'manual' });
    expect((await back()).headers.get('location')).toContain('error=users.oidc_failed');
    await query(server.dataDir, "update attempts set count = 100 where key like 'oidc:%'");
    expect((await back()).headers.get('location')).toContain('error=too_many_requests');
    await query(server.dataDir, 'delete from attempts');
  });

  it('lets nobody in whom nobody has invited', async () => {
    account = person({ sub: 'stranger', email: 'stranger@example.com' });
    const { url } = await visit(`${server.url}/api/users/oidc`);
    expect(url).toBe(`${server.url}/login?error=users.oidc_no_member`);
  });

  it('accepts an invitation to the same, verified address', async () => {
    await boss.json('POST', 'users/invitation', { email: 'worker@example.com', role: 'manager' });
    await letterTo(server, 'worker@example.com');
    account = person({ email_verified: false });
    expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('error=users.oidc_no_member');
    account = person();
    const { url, client } = await visit(`${server.url}/api/users/oidc`);
    expect(url).toBe(`${server.url}/login#oidc`);
    expect(await client.json('GET', 'users/setting')).toMatchObject({
      name: 'Worker One',
      role: 'manager',
      has_password: false,
    });
  });

  it('knows the person again by the subject, also after the address has changed', async () => {
    account = person({ email: 'renamed@example.com' });
    const { client } = await visit(`${server.url}/api/users/oidc`);
    expect(await client.json('GET', 'users/setting')).toMatchObject({ email: 'worker@example.com' });
  });

  it('joins by the domain only where an administrator has opened it', async () => {
    account = person({ sub: 'colleague', email: 'colleague@example.com', name: 'Colleague' });
    expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('users.oidc_no_member');
    await boss.json('PUT', 'workspace', { join: { domains: ['example.com'], role: 'viewer' } });
    const { client } = await visit(`${server.url}/api/users/oidc`);
    expect(await client.json('GET', 'users/setting')).toMatchObject({ role: 'viewer', workspace: { id: 1 } });
    const log = await boss.json('GET', 'audit?action=member.joined&text=Colleague');
    expect(log).toMatchObject({ count: 1 });
  });

  it('stays shut for somebody who is blocked', async () => {
    const [row] = await query<{ id: number }>(
      server.dataDir,
      "select id from users where email = 'colleague@example.com'",
    );
    await boss.json('POST', 'users/workspace', { user_id: row?.id, status: 'blocked' });
    expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('error=users.inactive');
  });

  it('refuses an answer that nobody here asked for', async () => {
    const forged = await visit(`${server.url}/api/users/oidc/back?code=stolen&state=made-up`);
    expect(forged.url).toBe(`${server.url}/login?error=users.oidc_failed`);
  });

  describe('to an account that is signed in to already', () => {
    const email = 'settled@example.com';
    let settled: Client;
    beforeAll(async () => {
      settled = await newMember(server, boss, { email, name: 'Settled', role: 'viewer' });
    });

    it('asks for its password once, and joins it then', async () => {
      account = person({ sub: 'settled', email, name: 'Settled' });
      const first = await visit(`${server.url}/api/users/oidc`);
      expect(first.url).toBe(`${server.url}/login?error=users.oidc_password_first`);
      expect((await first.client.request('GET', 'users/setting')).status).toBe(401);
      const proof = `earshot_join=${first.jar.get('earshot_join')}`;
      const guest = clientWith(server.url, proof);
      expect((await guest.request('POST', 'users/login', { email, password: 'wrong' })).status).toBe(401);
      expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('oidc_password_first');
      // Somebody else's password does not join this account to theirs.
      expect((await guest.request('POST', 'users/login', admin)).status).toBe(200);
      expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('oidc_password_first');
      expect((await guest.request('POST', 'users/login', { email, password })).status).toBe(200);
      const { url, client } = await visit(`${server.url}/api/users/oidc`);
      expect(url).toBe(`${server.url}/login#oidc`);
      expect(await client.json('GET', 'users/setting')).toMatchObject({ email });
      expect(await boss.json('GET', 'audit?action=account.joined')).toMatchObject({ count: 1 });
    });

    it('asks for our second factor, unless the provider has asked for one', async () => {
      const { secret } = await settled.json<{ secret: string }>('POST', 'users/mfa');
      const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
      await settled.json('POST', 'users/mfa/confirm', { code: totp.generate() });
      const { url, client } = await visit(`${server.url}/api/users/oidc`);
      const key = /\/login#mfa=(.+)$/.exec(url)?.[1] ?? '';
      expect(key).not.toBe('');
      expect((await client.request('GET', 'users/setting')).status).toBe(401);
      await query(server.dataDir, 'update users set mfa_last_step = 0');
      const nobody = clientWith(server.url, '');
      const reply = await nobody.request('POST', 'users/mfa/login', { code: totp.generate(), mfa_key: key });
      expect(reply.status).toBe(200);
      account = person({ sub: 'settled', email, amr: ['pwd', 'mfa'] });
      expect((await visit(`${server.url}/api/users/oidc`)).url).toBe(`${server.url}/login#oidc`);
    });

    it('does not hand it to another person who has its address now', async () => {
      account = person({ sub: 'somebody-else', email });
      expect((await visit(`${server.url}/api/users/oidc`)).url).toContain('oidc_password_first');
    });
  });
});
