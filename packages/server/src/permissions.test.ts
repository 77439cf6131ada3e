import { type Permission, permissionsOf, roles } from '@earshot/core/access.ts';
import type { Endpoint } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Services } from './context.ts';
import { clientWith, query, removeDataDir, startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let endpoints: Endpoint[];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  endpoints = await registered();
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** The endpoints of the real app; nothing is called on it. */
async function registered(): Promise<Endpoint[]> {
  const { createLog } = await import('./platform/log.ts');
  const { readConfig } = await import('./platform/config.ts');
  const services = {
    config: readConfig({ DATA_DIR: server.dataDir }),
    log: createLog('silent'),
    now: () => new Date(),
  } as Partial<Services> as Services;
  const { app, registry } = await buildApp(
    services,
    undefined as never,
    undefined as never,
    undefined as never,
  );
  await app.close();
  return registry;
}

async function sessionWithRole(role: string) {
  const { newToken, tokenHash } = await import('./platform/secrets.ts');
  const token = newToken();
  await query(server.dataDir, 'update members set role = $1', [role]);
  await query(
    server.dataDir,
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     values ($1, 1, now(), now(), now() + interval '1 hour')`,
    [tokenHash(token)],
  );
  return clientWith(server.url, `earshot_session=${token}`);
}

const pathOf = (endpoint: Endpoint) =>
  endpoint.path
    .replaceAll('{file_id}', '01a1fd80-9e52-707e-8508-5dd781fe6998')
    .replaceAll(/\{\w+\}/g, '999999');

describe('every endpoint', () => {
  it('needs a sign-in unless it is public', async () => {
    expect(endpoints.length).toBeGreaterThan(30);
    const nobody = clientWith(server.url, '');
    for (const endpoint of endpoints.filter(({ can }) => can !== 'public')) {
      const response = await nobody.request(endpoint.method, pathOf(endpoint));
      expect([endpoint.method, endpoint.path, response.status]).toEqual([
        endpoint.method,
        endpoint.path,
        401,
      ]);
    }
  });

  it.each(roles)('is open to a %s exactly as the table says', async (role) => {
    const client = await sessionWithRole(role);
    for (const endpoint of endpoints) {
      if (endpoint.can === 'public' || endpoint.can === 'signed_in') continue;
      const response = await client.request(endpoint.method, pathOf(endpoint));
      const isOpen = permissionsOf(role).includes(endpoint.can as Permission);
      // An open one goes on to check what it was sent: here that is nothing, or a thing that does not exist.
      expect([endpoint.path, response.status === 403]).toEqual([endpoint.path, !isOpen]);
    }
    await query(server.dataDir, "update members set role = 'admin'");
  });

  it('is in the OpenAPI document', async () => {
    const client = await sessionWithRole('admin');
    const document = await client.json<{ paths: Record<string, Record<string, unknown>> }>(
      'GET',
      'openapi.json',
    );
    for (const endpoint of endpoints) {
      expect(document.paths[`/api/${endpoint.path}`]).toHaveProperty(endpoint.method.toLowerCase());
    }
  });
});

describe('every page', () => {
  it('has headers that keep foreign scripts and frames out', async () => {
    for (const path of ['/', '/login', '/api/users/check', '/healthz']) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('that does not exist is a 404, assets and API paths included', async () => {
    for (const path of ['/api/nothing', '/assets/nothing.js'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  });
});
