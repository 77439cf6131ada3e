import { type Project, projectKinds } from '@earshot/core/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let manager: Client;
let viewer: Client;
let flagless: Client;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  admin = await signIn(server);
  manager = await sessionWith(server, 'manager', everyFlag);
  viewer = await sessionWith(server, 'viewer', everyFlag);
  flagless = await sessionWith(server, 'manager', { ...everyFlag, allow_callcenter: false });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const phrases = (...words: string[]) => ({ type: 'phrases', phrases: words });
let made = 0;
const project = (more: object = {}) => {
  made += 1;
  return {
    name: `Project ${made}`,
    kind: 'monitoring',
    language: ['en'],
    query: phrases('refund'),
    ...more,
  };
};
const add = (client: Client, more: object = {}) => client.json<Project>('POST', 'projects', project(more));
const refused = async (client: Client, more: object) =>
  refusal(await client.request('POST', 'projects', project(more)));
const detection = { methods: [{ kind: 'query', query: phrases('cancel') }] };
const addPattern = (name: string) => admin.json<{ id: number }>('POST', 'patterns', { name, detection });
const addTag = (name: string) => admin.json<{ id: number }>('POST', 'tags', { name, weight: -5 });

describe('a project of each kind', () => {
  it.each(projectKinds)('%s: is made, read, changed, copied, pinned and removed', async (kind) => {
    const first = await add(admin, { kind, name: `A ${kind} one` });
    expect(first).toMatchObject({
      kind,
      state: 'not_started',
      progress: null,
      found: 0,
      added_today: 0,
      score: null,
      trend: null,
      is_pinned: false,
      version: 1,
      locked: false,
      can_change: true,
      can_lock: true,
      is_partly_hidden: false,
      open: { found: { query: null, filters: { projects: [first.id] } } },
    });
    expect(first.weeks).toEqual(Array(12).fill(0));
    const { id, ...read } = await admin.json<Project>('GET', `projects/${first.id}`);
    expect({ id, ...read }).toEqual(first);
    const changed = await admin.json<Project>('PUT', `projects/${id}`, { ...first, description: 'Why' });
    expect(changed).toMatchObject({ description: 'Why', version: 1 });
    const next = await admin.json<Project>('PUT', `projects/${id}`, { ...changed, query: phrases('money') });
    expect(next.version).toBe(2);
    const versions = await admin.json<{ results: { version: number }[] }>('GET', `projects/${id}/versions`);
    expect(versions.results.map(({ version }) => version)).toEqual([2, 1]);
    const copy = await admin.json<Project>('POST', `projects/${id}/clone`);
    expect(copy).toMatchObject({
      name: `A ${kind} one (2)`,
      version: 1,
      state: 'not_started',
      query: next.query,
    });
    await admin.json('POST', 'users/pins', { project_id: copy.id });
    const list = await admin.json<{ results: Project[] }>('GET', `projects?kind=${kind}&sorting_by=name`);
    expect(list.results.map((one) => [one.name, one.is_pinned])).toEqual([
      [`A ${kind} one (2)`, true],
      [`A ${kind} one`, false],
    ]);
    expect((await admin.request('DELETE', `projects/${copy.id}`)).status).toBe(204);
    expect(await refusal(await admin.request('GET', `projects/${copy.id}`))).toEqual([
      404,
      'projects.not_found',
    ]);
  });
});

describe('a list of projects', () => {
  it('is narrowed, ordered and paged, with the limit of the cookie', async () => {
    const of = await add(manager, {
      name: 'Zebra needle',
      kind: 'training',
      query: { ...phrases('zebra'), matching: 'all' },
    });
    const list = (asked: string) => admin.request('GET', `projects?${asked}`).then((reply) => reply.json());
    expect(await list(`author=${of.author_id}&matching=all&text=zebra&state=not_started`)).toMatchObject({
      count: 1,
      page: 1,
      countPage: 1,
      limit: 10,
      states: { not_started: 1, started: 0, paused: 0 },
      results: [{ id: of.id }],
    });
    expect(await list('text=nobody-says-this')).toMatchObject({ count: 0, countPage: 1 });
    const paged = await list('kind=training&limit=1&offset=1&sorting_by=created&order_by=asc');
    expect(paged).toMatchObject({ page: 2, countPage: 2, results: [{ id: of.id }] });
  });
});

describe('calls by the projects that found them', () => {
  it('are left by the filter, and counted', async () => {
    const { ctx, close } = await openContext(server.dataDir);
    const [first = '', second = ''] = [
      await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }]),
      await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }]),
    ];
    await close();
    const own = await add(admin);
    await query(
      server.dataDir,
      `insert into project_files (workspace_id, project_id, file_id, day, started_at, arrived_at, found_at, is_history,
         version, by_patterns) values (1, $1, $2, now(), now(), now(), now(), false, 1, '[]')`,
      [own.id, first],
    );
    expect(await callsLeft(admin, { projects: [own.id] })).toEqual([first]);
    expect(await callsLeft(admin, { projects: [999_999] })).toEqual([]);
    expect(await callsLeft(admin, {})).toEqual(expect.arrayContaining([first, second]));
    const { facets } = await admin.json<{ facets: { projects: object[] } }>('GET', 'files?facets=1');
    expect(facets.projects).toEqual([{ value: String(own.id), label: own.name, count: 1 }]);
    await query(server.dataDir, 'delete from project_files');
  });
});

describe('what cannot be', () => {
  it('a language that is missing, a name that is too short or taken, another kind', async () => {
    expect(await refused(admin, { language: [] })).toEqual([422, 'projects.language_missing']);
    expect(await refused(admin, { language: [], auto_language: true, name: 'ab' })).toEqual([
      400,
      'bad_request',
    ]);
    const { id, ...first } = await add(admin, { name: 'Taken' });
    expect(await refused(admin, { name: 'tAKEN' })).toEqual([409, 'projects.name_taken']);
    expect(await refused(admin, { naem: 1 })).toEqual([422, 'unknown_field']);
    const other = await admin.request('PUT', `projects/${id}`, { ...first, kind: 'testing' });
    expect(await refusal(other)).toEqual([422, 'projects.kind_fixed']);
    const both = await Promise.all(
      ['One name', 'one name'].map((name) => admin.request('POST', 'projects', project({ name }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('two triggers of a type, a pattern that is not in it, nobody to tell, conversions', async () => {
    const pattern = await addPattern('Leaving');
    const tag = await addTag('Leaving');
    const favorite = { id: 'a', type: 'favorite', user_ids: [1] };
    const cases: [object[], number, string][] = [
      [[favorite, { ...favorite, id: 'b' }], 422, 'projects.trigger_twice'],
      [[{ ...favorite, on: [pattern.id] }], 422, 'projects.trigger_pattern'],
      [
        [{ id: 'm', type: 'mark', tags: [{ pattern_id: pattern.id, tag_id: tag.id }] }],
        422,
        'projects.trigger_pattern',
      ],
      [[{ id: 'n', type: 'notify' }], 422, 'projects.trigger_empty'],
      [[{ id: 'c', type: 'conversion', conversion_id: 999_999 }], 404, 'conversions.not_found'],
      [[{ ...favorite, user_ids: [999_999] }], 422, 'projects.person_unknown'],
      [[{ id: 'w', type: 'webhook', url: 'file:///etc/passwd' }], 400, 'bad_request'],
      [[{ id: 's', type: 'segment', segment_id: 999_999 }], 404, 'segments.not_found'],
      [[{ id: 'm', type: 'mark', tags: [{ tag_id: 999_999 }] }], 404, 'tags.not_found'],
    ];
    for (const [triggers, status, code] of cases)
      expect([code, await refused(admin, { triggers })]).toEqual([code, [status, code]]);
    expect(await refused(admin, { patterns: [999_999] })).toEqual([404, 'patterns.not_found']);
    expect(await refused(admin, { filters: { projects: [1] } })).toEqual([422, 'projects.circular']);
  });
});

describe('a lock', () => {
  it('is for its author, and keeps the others out', async () => {
    const own = await add(manager);
    const lock = (client: Client, locked: boolean) =>
      client.request('POST', `projects/${own.id}/lock`, { locked });
    expect(await refusal(await lock(admin, true))).toEqual([403, 'rules.not_author']);
    expect((await lock(manager, true)).status).toBe(200);
    expect(await refusal(await admin.request('PUT', `projects/${own.id}`, own))).toEqual([
      403,
      'rules.locked',
    ]);
    expect(await refusal(await admin.request('DELETE', `projects/${own.id}`))).toEqual([403, 'rules.locked']);
    expect((await manager.request('PUT', `projects/${own.id}`, own)).status).toBe(200);
    const copy = await admin.json<Project>('POST', `projects/${own.id}/clone`);
    expect(copy).toMatchObject({ locked: false, can_change: true });
    expect((await lock(manager, false)).status).toBe(200);
  });
});

describe('a copy', () => {
  it('of what names something that is gone is refused', async () => {
    const pattern = await addPattern('To be gone');
    const own = await add(admin, { patterns: [pattern.id] });
    await admin.request('DELETE', `patterns/${pattern.id}`);
    const clone = await admin.request('POST', `projects/${own.id}/clone`);
    expect(await refusal(clone)).toEqual([409, 'projects.clone_failed']);
  });
});

describe('what is not one’s own', () => {
  it('is read by a viewer, and changed by nobody below a manager', async () => {
    const own = await add(manager);
    expect((await viewer.request('GET', `projects/${own.id}`)).status).toBe(200);
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/lock'],
      ['POST', '/clone'],
    ] as const)
      expect((await viewer.request(method, `projects/${own.id}${path}`, own)).status).toBe(403);
  });

  it('patterns and segments are nothing to somebody without that section', async () => {
    const pattern = await addPattern('Unseen');
    const segment = await admin.json<{ id: number }>('POST', 'segments', { name: 'Unseen list', ids: [] });
    const own = await add(admin, {
      patterns: [pattern.id],
      filters: { segments: [segment.id], patterns: [pattern.id] },
      triggers: [{ id: 'f', type: 'favorite', user_ids: [1], on: [pattern.id] }],
    });
    const seen = await flagless.json<Project>('GET', `projects/${own.id}`);
    expect(seen).toMatchObject({ patterns: [], filters: {}, is_partly_hidden: true, can_change: false });
    expect(seen.triggers).toMatchObject([{ on: 'any' }]);
    const versions = await flagless.request('GET', `projects/${own.id}/versions`);
    expect(JSON.stringify(await versions.json())).not.toContain('segments');
    expect((await flagless.request('PUT', `projects/${own.id}`, seen)).status).toBe(403);
    expect((await flagless.request('DELETE', `projects/${own.id}`)).status).toBe(403);
    expect((await flagless.request('POST', `projects/${own.id}/clone`)).status).toBe(403);
    for (const more of [
      { patterns: [pattern.id] },
      { filters: { patterns: [pattern.id] } },
      { filters: { segments: [999_999] } },
      { triggers: [{ id: 's', type: 'segment', segment_id: segment.id }] },
    ])
      expect((await refused(flagless, more))[0]).toBe(403);
  });

  it('of another workspace is not there', async () => {
    const [row] = await query<{ id: number }>(
      server.dataDir,
      `with w as (insert into workspaces (name, is_personal, created_at) values ('Next door', false, now()) returning id)
       insert into projects (workspace_id, name, kind, created_at) select id, 'Theirs', 'monitoring', now() from w
       returning id`,
    );
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/versions'],
      ['POST', '/clone'],
    ] as const)
      expect((await admin.request(method, `projects/${row?.id}${path}`)).status).toBe(404);
  });
});
