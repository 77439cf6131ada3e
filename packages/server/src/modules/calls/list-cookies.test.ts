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
} from '../../testing/server.ts';
import { listChoice } from './list-cookies.ts';

describe('what the cookies say', () => {
  it.each<[Record<string, string>, object]>([
    [{}, { order_by: 'asc', limit: 10 }],
    [
      { order_by: 'desc', limit: '25' },
      { order_by: 'desc', limit: 25 },
    ],
    [
      { order_by: 'asc', limit: '5000' },
      { order_by: 'asc', limit: 100 },
    ],
    [
      { order_by: 'upwards', limit: '-1' },
      { order_by: 'asc', limit: 10 },
    ],
    [{ limit: '1e1' }, { order_by: 'asc', limit: 10 }],
    [{ limit: 'NaN' }, { order_by: 'asc', limit: 10 }],
  ])('%o', (cookies, choice) => {
    expect(listChoice({ cookies }, 100)).toEqual(choice);
  });
});

describe('lists of calls', () => {
  let server: TestServer;
  let boss: Client;
  const names = ['first.txt', 'second.txt', 'third.txt'];

  beforeAll(async () => {
    server = await startServer({ env: { PATH: '/nowhere' } });
    boss = await signIn(server);
    for (const [at, name] of names.entries()) {
      const chat = form(name, `Operator: hello number ${at}`);
      await ended(boss, (await boss.json<{ file_id: string }>('POST', 'files', chat)).file_id);
    }
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });

  type Page = { limit: number; results: { name: string; file: { name: string } }[] };
  const withCookies = (cookies: string) => clientWith(server.url, `${boss.cookie}; ${cookies}`);
  const listed = async (client: Client, address = 'files') =>
    (await client.json<Page>('GET', address)).results.map(({ name }) => name);
  const found = async (client: Client, more: object = {}) =>
    (await client.json<Page>('POST', 'search', { query: { phrases: ['hello'] }, ...more })).results.map(
      ({ file }) => file.name,
    );

  it('begin with the oldest, unless the cookie says otherwise', async () => {
    expect([await listed(boss), await found(boss)]).toEqual([names, names]);
    const client = withCookies('order_by=desc');
    expect([await listed(client), await found(client)]).toEqual([names.toReversed(), names.toReversed()]);
    const csv = await (await client.request('POST', 'search/csv', {})).text();
    expect(csv.indexOf('third.txt')).toBeLessThan(csv.indexOf('first.txt'));
  });

  it('are as long as the cookie says, and what is asked for counts before it', async () => {
    const client = withCookies('limit=2; order_by=desc');
    expect([await listed(client), await found(client)]).toEqual([
      ['third.txt', 'second.txt'],
      ['third.txt', 'second.txt'],
    ]);
    expect(await listed(client, 'files?limit=1&order_by=asc')).toEqual(['first.txt']);
    expect(await found(client, { limit: 1, order_by: 'asc' })).toEqual(['first.txt']);
  });
});
