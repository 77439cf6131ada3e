import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  freePort,
  type ProviderAccount,
  startProvider,
  type TestProvider,
} from '../../testing/oidc-provider.ts';
import { letterTo } from '../../testing/people.ts';
import {
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
async function visit(start: string): Promise<{ url: string; client: Client }> {
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
  return { url, client: clientWith(server.url, `earshot_session=${jar.get('earshot_session') ?? ''}`) };
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
});
