import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  clientWith,
  ended,
  form,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from './testing/server.ts';
import { tone, wav } from './testing/sounds.ts';

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  const env = {
    PATH: '/nowhere',
    PUBLIC_URL: 'https://calls.example.com',
    METRICS_TOKEN: 'sixteen-characters',
  };
  server = await startServer({ env });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const at = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('what an answer says about itself', () => {
  it('is kept nowhere: calls, sound, pictures, refusals', async () => {
    const call = form('call.wav', wav([tone(440)], 2));
    const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', call);
    await ended(boss, file_id);
    for (const path of [
      'files',
      `files/${file_id}/audio`,
      `files/${file_id}/peaks`,
      'users/setting',
      'no/such',
    ])
      expect([path, (await boss.request('GET', path)).headers.get('cache-control')]).toEqual([
        path,
        'no-store',
      ]);
    expect((await clientWith(server.url, '').request('GET', 'files')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('asks for TLS from now on where people come by TLS', async () => {
    expect((await at('/healthz')).headers.get('strict-transport-security')).toBe('max-age=15724800');
  });
});

describe('what is not for everybody', () => {
  it('the pages of the API, for whoever is signed in', async () => {
    for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/index.html'])
      expect([path, (await at(path)).status]).toEqual([path, 401]);
    expect((await at('/api/docs/json', { cookie: boss.cookie })).status).toBe(200);
  });

  it('numbers for monitoring, for this machine or with the token', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await at('/metrics')).status).toBe(200);
    expect((await at('/metrics', elsewhere)).status).toBe(401);
    const token = { ...elsewhere, authorization: 'Bearer sixteen-characters' };
    expect((await at('/metrics', token)).status).toBe(200);
  });
});
