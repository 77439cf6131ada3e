import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

type Account = { sub: string; email: string; email_verified: boolean; name: string };

let provider: Server;
let issuer: string;
let server: TestServer;
let boss: Client;
/** Who signs in at the provider next. */
let account: Account;

/** A real OpenID Connect provider on this machine, whose sign-in page says yes by itself. */
async function startProvider(redirectUris: string[]): Promise<void> {
  const { default: Provider } = await import('oidc-provider');
  provider = createServer();
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const oidc = new Provider(issuer, {
    clients: [{ client_id: 'earshot', client_secret: 'provider-secret', redirect_uris: redirectUris }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ ...account, sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/yes/${interaction.uid}` },
    pkce: { required: () => true },
  });
  const callback = oidc.callback();
  provider.on('request', async (request, response) => {
    if (!request.url?.startsWith('/yes/')) return callback(request, response);
    const { prompt, params, grantId } = await oidc.interactionDetails(request, response);
    if (prompt.name === 'login')
      return oidc.interactionFinished(request, response, { login: { accountId: account.sub } });
    const grant = grantId
      ? await oidc.Grant.find(grantId)
      : new oidc.Grant({ accountId: account.sub, clientId: String(params.client_id) });
    grant?.addOIDCScope('openid email profile');
    return oidc.interactionFinished(request, response, { consent: { grantId: await grant?.save() } });
  });
}

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

const person = (change: Partial<Account> = {}): Account => ({
  sub: 'sub-1',
  email: 'worker@example.com',
  email_verified: true,
  name: 'Worker One',
  ...change,
});

beforeAll(async () => {
  // The provider reminds of what a real one would have to set.
  for (const level of ['warn', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  // The provider wants to know the way back before the server has a port: the port is taken first.
  const free = createServer();
  await new Promise<void>((done) => free.listen(0, '127.0.0.1', done));
  const { port } = free.address() as AddressInfo;
  await new Promise((done) => free.close(done));
  await startProvider([`http://127.0.0.1:${port}/api/users/oidc/back`]);
  server = await startServer({
    env: {
      PATH: '/nowhere',
      PORT: String(port),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'earshot',
      OIDC_CLIENT_SECRET: 'provider-secret',
      OIDC_NAME: 'Company account',
    },
  });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  provider.closeAllConnections();
  provider.close();
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
