import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let manager: Client & { userId: number };
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const join = (name: string, role: 'manager' | 'viewer') =>
    newMember(server, boss, { email: `${name}@example.com`, name, role });
  manager = await join('Manager', 'manager');
  viewer = await join('Viewer', 'viewer');
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'talk', 'Operator: good morning\nCustomer: hello');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const base = { name: '', weight: 0 };
const keep = (client: Client, path: string, body: object = { name: 'Refund', weight: 1 }) =>
  client.request('PUT', `drafts/${path}`, { base, body });
const kept = async (client: Client, path: string) =>
  (await client.json<{ draft: { body: object } | null }>('GET', `drafts/${path}`)).draft;
const rows = () => query<{ subject: string }>(server.dataDir, 'select subject from drafts order by subject');

describe('a draft', () => {
  it('is there on another device of the same person and for nobody else', async () => {
    expect((await keep(manager, 'tag/new')).status).toBe(200);
    await keep(manager, 'tag/new', { name: 'Refunds', weight: 2 });
    expect(await kept(manager, 'tag/new')).toMatchObject({ base, body: { name: 'Refunds', weight: 2 } });
    for (const client of [boss, neighbour]) expect(await kept(client, 'tag/new')).toBeNull();
    expect(await kept(manager, 'tag/7')).toBeNull();
    for (let time = 0; time < 2; time += 1)
      expect((await manager.request('DELETE', 'drafts/tag/new')).status).toBe(204);
    expect(await kept(manager, 'tag/new')).toBeNull();
  });

  it('is nothing for whoever may not save it, nor for a key', async () => {
    expect((await keep(viewer, 'tag/new')).status).toBe(403);
    // A manager writes tags and comments but makes no sources.
    expect((await keep(manager, 'source/new')).status).toBe(403);
    expect((await manager.request('GET', 'drafts/source/new')).status).toBe(403);
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Robot',
      scopes: ['tags.write'],
    });
    const robot = await clientWith(server.url, '').request('GET', 'drafts/tag/new', undefined, {
      authorization: `Bearer ${key}`,
    });
    expect(robot.status).toBe(403);
  });

  it.each([
    ['a kind that does not exist', 'password/new', {}, 400],
    ['a subject with a path in it', 'tag/a%2Fb', {}, 400],
    ['a text that cannot be kept', 'tag/new', { name: 'a\0b' }, 422],
    ['more than a form holds', 'tag/new', { name: 'x'.repeat(400_001) }, 400],
    ['a comment on what is no call', 'comment/01a1fd80', {}, 404],
    ['a comment on a call that is not there', 'comment/01a1fd80-9e52-707e-8508-5dd781fe6998', {}, 404],
  ])('is refused with %s', async (_what, path, body, status) => {
    expect((await keep(boss, path, body)).status).toBe(status);
  });

  it('goes with its call', async () => {
    const passing = await conversation(boss, 'passing', 'Operator: hello\nCustomer: bye');
    expect((await keep(boss, `comment/${passing}`, { text: 'Look' })).status).toBe(200);
    expect(await refusal(await keep(neighbour, `comment/${passing}`))).toEqual([404, 'files.not_found']);
    await boss.request('DELETE', `files/${passing}`);
    expect(await rows()).toEqual([]);
  });

  it('goes after thirty days, and the oldest go where there are very many', async () => {
    for (const subject of ['1', '2', '3']) await keep(boss, `tag/${subject}`);
    const age = (subject: string, days: number) =>
      query(
        server.dataDir,
        "update drafts set updated_at = now() - $2 * interval '1 day' where subject = $1",
        [subject, days],
      );
    await age('1', 31);
    await age('2', 29);
    expect([await kept(boss, 'tag/1'), (await kept(boss, 'tag/2')) !== null]).toEqual([null, true]);
    await query(
      server.dataDir,
      `insert into drafts (workspace_id, user_id, kind, subject, base, body, updated_at)
       select workspace_id, user_id, 'tag', 'n' || n, '{}', '{}', now() - interval '1 hour'
       from drafts, generate_series(1, 199) n where subject = '3'`,
    );
    await keep(boss, 'tag/4');
    expect((await rows()).filter(({ subject }) => /^\d$/.test(subject))).toEqual([
      { subject: '3' },
      { subject: '4' },
    ]);
  });

  it('goes, the oldest first, where they take too much room together, and the newest stays', async () => {
    // Nothing that could be stored in less.
    const long = () => randomBytes(280_000).toString('base64');
    for (let at = 1; at <= 8; at += 1) {
      const body = { name: long() };
      const kept = await manager.request('PUT', `drafts/pattern/long-${at}`, {
        base: { name: long() },
        body,
      });
      expect([at, kept.status]).toEqual([at, 200]);
    }
    const left = (await rows()).filter(({ subject }) => subject.startsWith('long-'));
    expect(left.map(({ subject }) => subject)).toEqual(['long-4', 'long-5', 'long-6', 'long-7', 'long-8']);
  });

  it('goes with the person', async () => {
    await keep(manager, 'tag/9');
    await keep(manager, `comment/${call}`, { text: 'Hm' });
    await boss.request('DELETE', `users/workspace/${manager.userId}`);
    const left = () => query(server.dataDir, 'select 1 from drafts where user_id = $1', [manager.userId]);
    expect(await until(left, ({ length }) => length === 0)).toEqual([]);
  });
});
