import { type KeyScope, keyScopes } from '@earshot/core/access.ts';
import type { Endpoint } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from './testing/endpoints.ts';
import { everyFlag, letterTo, newMember, password, sessionWith } from './testing/people.ts';
import {
  type Client,
  clientWith,
  ended,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from './testing/server.ts';

let server: TestServer;
let boss: Client;
let file: string;
let tag: { id: number };
let list: { id: number };
let segment: { id: number };
let pattern: { id: number };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const chat = form('chat.txt', 'Operator: hello there\nCustomer: good day');
  file = (await boss.json<{ file_id: string }>('POST', 'files', chat)).file_id;
  await ended(boss, file);
  const detection = { methods: [{ kind: 'query', query: { phrases: ['hello'] } }] };
  tag = await boss.json('POST', 'tags', { name: 'Greeting' });
  list = await boss.json('POST', 'segments', { name: 'By hand', ids: [file] });
  pattern = await boss.json('POST', 'patterns', { name: 'Hello', detection, apply: 'history' });
  await until(
    () => boss.json<{ count: number }>('GET', `files?patterns=${pattern.id}`),
    ({ count }) => count === 1,
  );
  segment = await boss.json('POST', 'segments', { name: 'By filter', filters: { patterns: [pattern.id] } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const withoutSection = () => sessionWith(server, 'manager', { ...everyFlag, allow_callcenter: false });

/** A client that sends a key with these scopes, made by whoever `owner` is. */
async function keyWith(scopes: readonly KeyScope[], owner = boss): Promise<Client> {
  await boss.json('PUT', 'ip_list', { allow_others: true });
  const { key } = await owner.json<{ key: string }>('POST', 'api_keys', { name: 'A program', scopes });
  const { request } = clientWith(server.url, '');
  const asKey: Client['request'] = (method, path, body, headers) =>
    request(method, path, body, { ...headers, authorization: `Bearer ${key}` });
  return {
    cookie: '',
    request: asKey,
    async json<T>(method: string, path: string, body?: unknown) {
      const response = await asKey(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

const answer = async (response: Response) => {
  const { code, params } = (await response.json()) as { code: string; params: object };
  return [response.status, code, params];
};

/** Every way to name calls by a filter. */
function waysOf(filters: object): [string, string, object | undefined][] {
  const search = { query: { phrases: ['hello'] }, filters };
  const [[name, ids] = ['', []]] = Object.entries(filters);
  return [
    ['GET', `files?${name}=${ids}`, undefined],
    ['POST', 'search', search],
    ['POST', 'search/csv', { filters, query: null }],
    ['POST', 'files/bulk', { action: 'delete', filter: { filters } }],
    ['POST', 'files/bulk', { action: 'tag', tag_id: tag.id, filter: search }],
  ];
}

describe('filters by what is hidden', () => {
  it('are refused by name, never passed over: nothing is removed, nothing counted', async () => {
    for (const client of [await withoutSection(), await keyWith(['files.read', 'files.write'])])
      for (const filters of [{ patterns: [pattern.id] }, { segments: [segment.id] }, { segments: [999] }])
        for (const [method, path, body] of waysOf(filters))
          expect(await answer(await client.request(method, path, body))).toEqual([
            403,
            'filters.forbidden',
            { field: Object.keys(filters)[0] },
          ]);
    expect(await boss.json('GET', 'files')).toMatchObject({ count: 1 });
  });

  it('work for whoever has the section, and keys with the scope', async () => {
    const manager = await sessionWith(server, 'manager', everyFlag);
    const key = await keyWith(['files.read', 'segments.read']);
    for (const client of [manager, key])
      expect(await client.json('GET', `files?segments=${segment.id}`)).toMatchObject({ count: 1 });
    expect(await answer(await key.request('GET', `files?patterns=${pattern.id}`))).toEqual([
      403,
      'filters.forbidden',
      { field: 'patterns' },
    ]);
  });

  it('are refused inside a new segment, while one that others made keeps its count', async () => {
    const key = await keyWith(['segments.read', 'segments.write']);
    const body = { name: 'By a side door', filters: { patterns: [pattern.id] } };
    expect((await answer(await key.request('POST', 'segments', body)))[1]).toBe('filters.forbidden');
    expect((await answer(await key.request('PUT', `segments/${list.id}`, body)))[1]).toBe(
      'filters.forbidden',
    );
    expect(await key.json('GET', `segments/${segment.id}`)).toMatchObject({ files: 1 });
  });
});

describe('many calls at once', () => {
  it('go on a list only for whoever may change segments, and come off it likewise', async () => {
    const body = { action: 'add_to_segment', segment_id: list.id, ids: [file] };
    for (const client of [await withoutSection(), await keyWith(['files.read', 'files.write'])])
      expect((await answer(await client.request('POST', 'files/bulk', body)))[1]).toBe('forbidden');
    const empty = await boss.json<{ id: number }>('POST', 'segments', { name: 'Empty', ids: [] });
    const run = await boss.json<{ run_id: number }>('POST', 'files/bulk', { ...body, segment_id: empty.id });
    const undo = await (await withoutSection()).request('POST', `files/bulk/${run.run_id}/undo`);
    expect((await answer(undo))[1]).toBe('forbidden');
  });

  it('are favoured by a key only with the scope, for whoever made it', async () => {
    const body = { action: 'favorite', ids: [file] };
    const without = await keyWith(['files.write']);
    expect((await answer(await without.request('POST', 'files/bulk', body)))[1]).toBe('forbidden');
    const key = await keyWith(['files.read', 'files.write', 'favorites.write']);
    expect(await key.json('POST', 'files/bulk', body)).toMatchObject({ done: 1 });
    expect(await boss.json('GET', `files/${file}`)).toMatchObject({ favorite: true });
    expect(await key.json('GET', 'files?favorite=1')).toMatchObject({ count: 1 });
    await key.json('DELETE', `files/${file}/favorite`);
    expect(await boss.json('GET', `files/${file}`)).toMatchObject({ favorite: false });
  });
});

describe('a key', () => {
  let endpoints: Endpoint[];
  beforeAll(async () => {
    endpoints = await endpointsOf(server.dataDir);
  });

  const everything: readonly KeyScope[] = keyScopes;
  const path = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{\w+\}/g, '999999');

  it.each(everything)('with %s opens what that says, and without it nothing of the kind', async (scope) => {
    // Sample calls would really be loaded.
    const guarded = endpoints.filter((one) => one.can === scope && !one.path.startsWith('demo'));
    const allBut = await keyWith(everything.filter((one) => one !== scope));
    const only = await keyWith([scope]);
    const withCalls = await keyWith([scope, 'files.read']);
    for (const endpoint of guarded) {
      const opening = endpoint.also === undefined ? only : withCalls;
      if (endpoint.also !== undefined)
        expect([endpoint.path, (await only.request(endpoint.method, path(endpoint))).status]).toEqual([
          endpoint.path,
          403,
        ]);
      const [opened, shut] = [
        await opening.request(endpoint.method, path(endpoint)),
        await allBut.request(endpoint.method, path(endpoint)),
      ];
      expect([endpoint.path, opened.status === 403, shut.status]).toEqual([endpoint.path, false, 403]);
    }
  });

  it('of all scopes opens nothing that is of people and of the installation alone', async () => {
    const key = await keyWith(everything);
    const others = endpoints.filter(
      ({ can }) => can !== 'public' && !everything.some((scope) => scope === can),
    );
    expect(others.length).toBeGreaterThan(30);
    for (const endpoint of others)
      expect([endpoint.path, (await key.request(endpoint.method, path(endpoint))).status]).toEqual([
        endpoint.path,
        403,
      ]);
  });

  it('comments, notes, saves views, shares, invites and reads the log in the name of its maker', async () => {
    const key = await keyWith([
      'files.read',
      'comments.write',
      'views.write',
      'shares.write',
      'members.read',
      'members.write',
      'audit.read',
    ]);
    const comment = await key.json<{ id: number }>('POST', `files/${file}/comments`, { text: 'Well done' });
    expect(comment).toMatchObject({ author: 'Administrator' });
    await key.json('PUT', `files/${file}/comments/${comment.id}`, { text: 'Very well done' });
    await key.json('POST', `files/${file}/annotations`, { phrase_id: 0, words: [0, 0], text: 'Greets' });
    const view = await key.json<{ id: number }>('POST', 'views', { page: 'files', name: 'All', address: '' });
    expect(await boss.json('GET', 'views?page=files')).toMatchObject({
      results: [{ id: view.id, is_own: true }],
    });
    await key.json('POST', `files/${file}/share`, {});
    await key.json('POST', 'users/invitation', { email: 'guest@example.com', role: 'viewer' });
    await letterTo(server, 'guest@example.com');
    expect(await key.json('GET', 'users')).toMatchObject({ count: expect.any(Number) });
    expect(await key.json('GET', 'audit?action=member.invited')).toMatchObject({
      results: [expect.objectContaining({ actor: 'A program' })],
    });
    const elsewhere = await key.request('POST', 'users/invitation', {
      email: 'guest@example.com',
      role: 'admin',
      workspace: 2,
    });
    expect(elsewhere.status).toBe(404);
  });
});

describe('who is taken out', () => {
  async function colleague(email: string) {
    const client = await newMember(server, boss, { email, name: 'Colleague', role: 'admin' });
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      server.dataDir,
      'select id from users where email = $1',
      [email],
    );
    const key = await keyWith(['files.read', 'comments.write', 'favorites.write'], client);
    const { token } = await client.json<{ token: string }>('POST', `files/${file}/share`, {});
    return { id, key, token };
  }
  const opens = async (token: string) =>
    (await clientWith(server.url, '').request('POST', 'share/open', { token })).status;

  it('leaves keys and links that are named, and end', async () => {
    const { id, key, token } = await colleague('leaves@example.com');
    expect(await boss.json('GET', `users/${id}/access`)).toMatchObject({
      results: [
        { kind: 'api_key', name: 'A program', file_id: null },
        { kind: 'share', name: 'chat.txt', file_id: file },
      ],
    });
    expect([(await key.request('GET', 'files')).status, await opens(token)]).toEqual([200, 200]);
    await boss.json('DELETE', `users/workspace/${id}`);
    expect([(await key.request('GET', 'files')).status, await opens(token)]).toEqual([401, 404]);
    expect((await boss.request('GET', `users/${id}/access`)).status).toBe(404);
    const log = await boss.json('GET', 'audit?action=api_key.removed');
    expect(log).toMatchObject({ results: [expect.objectContaining({ subject: 'A program' })] });
  });

  it('leaves them working where an administrator says so; personal things are nobody then', async () => {
    const { id, key, token } = await colleague('stays@example.com');
    await boss.json('DELETE', `users/workspace/${id}?keep_access=1`);
    expect([(await key.request('GET', 'files')).status, await opens(token)]).toEqual([200, 200]);
    expect((await key.request('PUT', `files/${file}/favorite`)).status).toBe(403);
    expect((await key.request('POST', `files/${file}/comments`, { text: 'Boo' })).status).toBe(403);
  });

  it('finds them shut while blocked, and open again afterwards', async () => {
    const { id, key, token } = await colleague('blocked@example.com');
    const set = (status: string) => boss.json('POST', 'users/workspace', { user_id: id, status });
    const tried = async () => [(await key.request('GET', 'files')).status, await opens(token)];
    await set('blocked');
    expect(await tried()).toEqual([401, 404]);
    await set('active');
    expect(await tried()).toEqual([200, 200]);
  });

  it('cannot get rid of a block by leaving', async () => {
    const email = 'lingers@example.com';
    const { id } = await colleague(email);
    await boss.json('POST', 'workspaces', { name: 'Elsewhere' });
    await query(
      server.dataDir,
      `insert into members (workspace_id, user_id, role, created_at)
       select max(id), $1, 'viewer', now() from workspaces`,
      [id],
    );
    await boss.json('POST', 'users/workspace', { user_id: id, status: 'blocked' });
    const elsewhere = await signIn(server, { email, password });
    expect((await elsewhere.request('DELETE', `users/workspace/${id}/1`)).status).toBe(404);
    expect(await boss.json('GET', `users/${id}`)).toMatchObject({ status: 'blocked' });
  });
});

describe('who does not run the installation', () => {
  it('is told of no folder and no address inside it, whatever they are in their workspace', async () => {
    await boss.json('PUT', 'speech/server', { url: 'http://127.0.0.1:9/v1', model: 'whisper' });
    const places = async (client: Client) => {
      type Places = { models_dir: string; server: { url: string; model: string } | null };
      const { models_dir, server } = await client.json<Places>('GET', 'speech');
      return [models_dir !== '', server?.url, server?.model];
    };
    expect(await places(boss)).toEqual([true, 'http://127.0.0.1:9/v1', 'whisper']);
    expect(await places(await sessionWith(server, 'admin', everyFlag))).toEqual([false, '', 'whisper']);
    expect(await places(await keyWith(['speech.read']))).toEqual([false, '', 'whisper']);
  });
});
