import type { View } from '@earshot/core/views/views.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, password, stranger } from '../../testing/people.ts';
import { newProject } from '../../testing/projects.ts';
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
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'talk', 'Operator: good morning\nCustomer: hello');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const save = (client: Client, name: string, more: object = {}) =>
  client.json<View>('POST', 'views', { page: 'files', name, address: 'status=DONE', ...more });
const seenBy = async (client: Client, page = '') =>
  (await client.json<{ results: View[] }>('GET', `views${page}`)).results.map(({ name }) => name);

describe('a saved view', () => {
  it('is private until it is shared', async () => {
    const mine = await save(viewer, 'Mine', { address: 'tags=1,2' });
    expect(mine).toMatchObject({ address: 'tags=1,2', is_shared: false, is_own: true, author: 'Viewer' });
    expect(await seenBy(boss)).toEqual([]);
    for (const [method, body] of [
      ['PUT', { page: 'files', name: 'Taken', address: '' }],
      ['DELETE', undefined],
    ] as const)
      expect(await refusal(await boss.request(method, `views/${mine.id}`, body))).toEqual([
        404,
        'views.not_found',
      ]);
    await viewer.json('PUT', `views/${mine.id}`, { ...mine, name: 'Shared', is_shared: true });
    const { results } = await boss.json<{ results: View[] }>('GET', 'views');
    expect(results).toMatchObject([{ name: 'Shared', is_own: false, author: 'Viewer' }]);
    expect(
      await refusal(await boss.request('PUT', `views/${mine.id}`, { ...mine, name: 'Not mine' })),
    ).toEqual([403, 'comments.not_own']);
    expect(await seenBy(neighbour)).toEqual([]);
    expect((await neighbour.request('DELETE', `views/${mine.id}`)).status).toBe(404);
    // An administrator clears up what is shared.
    expect((await boss.request('DELETE', `views/${mine.id}`)).status).toBe(204);
  });

  it('belongs to a page and is listed by its name', async () => {
    await save(viewer, 'b files');
    await save(viewer, 'A files');
    await save(viewer, 'Search', { page: 'search' });
    expect(await seenBy(viewer, '?page=files')).toEqual(['A files', 'b files']);
    expect(await seenBy(viewer)).toEqual(['A files', 'b files', 'Search']);
  });
});

describe('a view of the page of a project', () => {
  const watch = (client: Client) => newProject(client, { query: { type: 'phrases', phrases: ['cancel'] } });

  it('is of this one alone, and goes with it', async () => {
    const project = await watch(boss);
    const of = { page: 'project', project_id: project.id, address: 'valueTo=-5' };
    const mine = await save(viewer, 'Low', { ...of, is_shared: true });
    expect(mine).toMatchObject({ ...of, is_own: true });
    expect(await seenBy(boss, `?page=project&project_id=${project.id}`)).toEqual(['Low']);
    expect(await seenBy(boss, `?page=project&project_id=${project.id + 1}`)).toEqual([]);
    const changed = await viewer.json<View>('PUT', `views/${mine.id}`, { ...mine, name: 'Lowest' });
    expect(changed).toMatchObject({ name: 'Lowest', project_id: project.id });
    await boss.request('DELETE', `projects/${project.id}`);
    expect(await seenBy(boss, '?page=project')).toEqual([]);
  });

  it('is of a project that is there, and that one may see', async () => {
    const project = await watch(boss);
    const theirs = await watch(neighbour);
    const refused = async (body: object, headers?: Record<string, string>) => {
      const view = { name: 'X', address: '', page: 'project', ...body };
      return refusal(await boss.request('POST', 'views', view, headers));
    };
    expect(await refused({ project_id: theirs.id })).toEqual([404, 'projects.not_found']);
    expect((await refused({}))[0]).toBe(400);
    expect((await refused({ page: 'files', project_id: project.id }))[0]).toBe(400);
    await save(boss, 'Shared', { page: 'project', project_id: project.id, is_shared: true });
    const scopes = ['files.read', 'views.write'];
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', { name: 'Calls only', scopes });
    const robot = { cookie: '', authorization: `Bearer ${key}` };
    const seen = await boss.request('GET', 'views?page=project', undefined, robot);
    expect(await seen.json()).toMatchObject({ count: 0 });
    expect(await refused({ project_id: project.id }, robot)).toEqual([403, 'forbidden']);
  });
});

describe('a favourite', () => {
  const rows = () => query(server.dataDir, 'select user_id from favorites where file_id = $1', [call]);

  it('is kept once and let go again by everybody for themselves', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await viewer.json('PUT', `files/${call}/favorite`)).toEqual({ favorite: true });
    expect(await rows()).toHaveLength(1);
    expect(await boss.json('DELETE', `files/${call}/favorite`)).toEqual({ favorite: false });
    expect(await rows()).toHaveLength(1);
    await viewer.json('DELETE', `files/${call}/favorite`);
    expect(await rows()).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect((await neighbour.request(method, `files/${call}/favorite`)).status).toBe(404);
  });

  it('is nothing an API key has', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Robot',
      scopes: ['files.read', 'files.write'],
    });
    const robot = await clientWith(server.url, '').request('PUT', `files/${call}/favorite`, undefined, {
      authorization: `Bearer ${key}`,
    });
    expect(robot.status).toBe(403);
  });

  it('goes with the call', async () => {
    const passing = await conversation(boss, 'passing', 'Operator: hello\nCustomer: bye');
    await viewer.json('PUT', `files/${passing}/favorite`);
    await boss.request('DELETE', `files/${passing}`);
    expect(await query(server.dataDir, 'select 1 from favorites where file_id = $1', [passing])).toEqual([]);
  });
});

describe('whoever leaves', () => {
  it.each([
    ['the workspace', (userId: number) => boss.request('DELETE', `users/workspace/${userId}`)],
    ['for good', (_: number, leaver: Client) => leaver.request('POST', 'users/delete', { password })],
  ])('%s takes favourites and private views along and leaves what was shared', async (how, leave) => {
    const email = `${how.replaceAll(' ', '-')}@example.com`;
    const leaver = await newMember(server, boss, { email, name: 'Leaver', role: 'viewer' });
    await leaver.json('PUT', `files/${call}/favorite`);
    await save(leaver, 'Private');
    await save(leaver, `Shared ${how}`, { is_shared: true });
    expect((await leave(leaver.userId, leaver)).ok).toBe(true);
    const left = () =>
      query<{ name: string }>(
        server.dataDir,
        `select name from saved_views where user_id = $1
         union all select 'favourite' from favorites where user_id = $1`,
        [leaver.userId],
      );
    const shared = [{ name: `Shared ${how}` }];
    expect(await until(left, ({ length }) => length <= shared.length)).toEqual(shared);
    expect(await seenBy(boss)).toContain(`Shared ${how}`);
  });
});
