import {
  permissionsOf,
  roles,
  type SectionFlag,
  type SectionFlags,
  sectionFlags,
} from '@earshot/core/access.ts';
import type { Endpoint } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from './testing/endpoints.ts';
import { everyFlag, sessionWith } from './testing/people.ts';
import {
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
let endpoints: Endpoint[];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  endpoints = await endpointsOf(server.dataDir);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const allBut = (isOff: (flag: SectionFlag) => boolean) =>
  Object.fromEntries(sectionFlags.map((flag) => [flag, !isOff(flag)])) as SectionFlags;

/** Every role with all flags and with none, and each flag off by itself where nothing else is: a permission asks for no more than one. */
const cases = [
  ...roles.flatMap((role) => [allBut(() => false), allBut(() => true)].map((flags) => ({ role, flags }))),
  ...sectionFlags.map((off) => ({ role: 'admin' as const, flags: allBut((flag) => flag === off) })),
];

const pathOf = (endpoint: Endpoint, ids: Record<string, string | number> = {}) =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(ids[name] ?? (name === 'file_id' ? '01a1fd80-9e52-707e-8508-5dd781fe6998' : 999_999)),
  );

const isForEverybody = ({ can }: Endpoint) => can === 'public' || can === 'signed_in';

describe('every endpoint', () => {
  it('needs a sign-in unless it is public', async () => {
    expect(endpoints.length).toBeGreaterThan(80);
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

  it.each(cases)('is open to a $role with $flags exactly as the table says', async ({ role, flags }) => {
    const client = await sessionWith(server, role, flags);
    const permissions = permissionsOf({ role, ...flags });
    for (const endpoint of endpoints.filter((one) => !isForEverybody(one))) {
      const response = await client.request(endpoint.method, pathOf(endpoint));
      const isOpen = permissions.some((permission) => permission === endpoint.can);
      // An open one goes on to check what it was sent: here that is nothing, or a thing that does not exist.
      expect([endpoint.path, response.status === 403]).toEqual([endpoint.path, !isOpen]);
    }
  });

  it('that outside clients rely on is there by its method and path', () => {
    const known = endpoints.map(({ method, path }) => `${method} ${path}`);
    const promised = `
      GET users, POST users/invitation, DELETE users/workspace/{id}, DELETE users/invite/{id}, POST users/workspace,
      POST users/avatar, GET users/avatar, POST users/change_password, POST users/locale, GET users/setting,
      GET users/workspace, POST workspace, DELETE users/workspace/{user_id}/{workspace_id}, POST users/delete,
      POST users/pins, DELETE users/pins/{project_id}, GET users/{id}, PUT users/{id}, POST users/{id}/demotour,
      POST users/mfa, POST users/mfa/confirm, POST users/mfa/login, POST users/mfa/delete, POST users/login,
      POST users/logout, POST users/registration, POST users/reset_password, POST users/activate, POST users/check,
      POST regex_validation/, POST regex_pattern`;
    for (const call of promised.split(',').map((one) => one.trim())) expect(known).toContain(call);
  });

  it('knows its section flag', () => {
    const viewer = permissionsOf({ role: 'viewer', ...everyFlag });
    const without = permissionsOf({ role: 'admin', ...everyFlag, allow_callcenter: false });
    expect(viewer).toContain('patterns.read');
    expect(without).not.toContain('patterns.read');
    expect(without).toContain('reports.read');
  });

  it('of the installation is open to its operator only', async () => {
    const other = await sessionWith(server, 'admin', everyFlag);
    expect((await other.request('GET', 'outbox')).status).toBe(403);
    expect((await (await signIn(server)).request('GET', 'outbox')).status).toBe(200);
  });

  it('is in the OpenAPI document', async () => {
    const client = await sessionWith(server, 'admin', everyFlag);
    const document = await client.json<{ paths: Record<string, Record<string, unknown>> }>(
      'GET',
      'openapi.json',
    );
    for (const endpoint of endpoints) {
      const path = `/api/${endpoint.path}`;
      expect(document.paths[path] ?? document.paths[path.replace(/\/$/, '')]).toHaveProperty(
        endpoint.method.toLowerCase(),
      );
    }
    const rest = ['/api/uploads', '/api/uploads/{upload}', '/api/notifications/socket'];
    for (const path of rest) expect(Object.keys(document.paths)).toContain(path);
    expect(await client.json('GET', 'docs/json')).toEqual(document);
  });
});

describe('another workspace', () => {
  /** Text that only rows of the other workspace have. */
  const mark = 'only-next-door';

  async function nextDoor() {
    const owner = await signIn(server);
    const { id: workspaceId } = await owner.json<{ id: number }>('POST', 'workspaces', {
      name: `${mark} workspace`,
    });
    const there = await sessionWith(server, 'admin', everyFlag, workspaceId);
    const source = await there.json<{ id: number }>('POST', 'sources', { name: `${mark} source` });
    const file = await there.json<{ file_id: string }>(
      'POST',
      'files',
      form(`${mark}.txt`, `Operator: ${mark} hello\nCustomer: ${mark} good day`),
    );
    const key = await there.json<{ id: number }>('POST', 'api_keys', { name: mark, scopes: ['files.read'] });
    const ip = await there.json<{ id: number }>('POST', 'ip_list', { network: '203.0.113.9', note: mark });
    const share = await there.json<{ id: number }>('POST', `files/${file.file_id}/share`, {});
    const person = await there.json<{ id: number }>('POST', 'users/invitation', {
      email: `${mark}@example.com`,
      role: 'viewer',
    });
    const [project] = await query<{ id: number }>(
      server.dataDir,
      `insert into projects (workspace_id, name, kind, created_at) values ($1, $2, 'monitoring', now()) returning id`,
      [workspaceId, mark],
    );
    const detection = { methods: [{ kind: 'query', query: { phrases: [mark] } }] };
    const make = (path: string, body: object) =>
      there.json<{ id: number; run_id: number }>('POST', path, body);
    const tag = await make('tags', { name: mark, detection, apply: 'history' });
    const pattern = await make('patterns', { name: mark, detection, apply: 'history' });
    const segment = await make('segments', { name: mark, ids: [file.file_id] });
    const metric = await make('metrics', { name: mark, formula: '1' });
    const view = await make('views', { page: 'files', name: mark, address: mark, is_shared: true });
    const comment = await make(`files/${file.file_id}/comments`, { text: mark });
    await ended(there, file.file_id);
    const note = await make(`files/${file.file_id}/annotations`, {
      phrase_id: 0,
      words: [0, 0],
      text: mark,
    });
    await there.json('PUT', `files/${file.file_id}/tags/${tag.id}`);
    await there.json('PUT', `files/${file.file_id}/favorite`);
    const bulk = await make('files/bulk', { action: 'tag', tag_id: tag.id, ids: [file.file_id] });
    // What they find is counted: they have to be through with it.
    const { results: runs } = await until(
      () => there.json<{ results: { id: number; status: string }[] }>('GET', 'rules/runs'),
      ({ results }) => results.every(({ status }) => status === 'done'),
    );
    const ids: Record<string, number | undefined> = {
      sources: source.id,
      api_keys: key.id,
      ip_list: ip.id,
      share: share.id,
      tags: tag.id,
      patterns: pattern.id,
      segments: segment.id,
      metrics: metric.id,
      views: view.id,
      comments: comment.id,
      annotations: note.id,
      runs: runs[0]?.id,
      bulk: bulk.run_id,
      projects: project?.id,
    };
    return { workspaceId, source, file, tag, person, project, ids };
  }

  const countedTables =
    `sources files api_keys ip_list shares members user_pins tags findings patterns segments
    segment_files custom_metrics rule_versions rule_runs favorites comments annotations saved_views bulk_runs bulk_run_calls
    projects project_runs project_files alert_recipients notifications`.split(/\s+/);

  const countRows = async (workspaceId: number) => {
    const [row] = await query<{ rows: string }>(
      server.dataDir,
      `select concat_ws(',', ${countedTables
        .map((table) => `(select count(*) from ${table} where workspace_id = $1)`)
        .join(', ')}) as rows`,
      [workspaceId],
    );
    return row?.rows;
  };

  it('is not there: its ids answer 404, nothing of it is told and nothing changes', async () => {
    const door = await nextDoor();
    const before = await countRows(door.workspaceId);
    /** The id that stands behind the last word before `{id}`. */
    const idOf = (path: string) => {
      const word = /(\w+)\/(?:\{kind\}\/)?\{id\}/.exec(path)?.[1] ?? '';
      return door.ids[word === 'rules' ? 'tags' : word] ?? door.person.id;
    };
    const idsOf = (endpoint: Endpoint): Record<string, string | number> => ({
      file_id: door.file.file_id,
      user_id: door.person.id,
      workspace_id: door.workspaceId,
      project_id: door.project?.id ?? 0,
      tag_id: door.tag.id,
      run_id: door.ids.bulk ?? 0,
      kind: 'tag',
      id: idOf(endpoint.path),
    });
    const detection = { methods: [{ kind: 'query', query: { phrases: ['anything'] } }] };
    const bodies: Record<string, unknown> = {
      'PUT sources/{id}': { name: 'taken over' },
      'PUT files/{file_id}': { name: 'taken over' },
      'PUT tags/{id}': { name: 'taken over' },
      'POST tags/{id}/lock': { locked: true },
      'PUT patterns/{id}': { name: 'taken over', detection },
      'POST patterns/{id}/lock': { locked: true },
      'PUT segments/{id}': { name: 'taken over' },
      'POST segments/{id}/lock': { locked: true },
      'POST segments/{id}/files': { ids: [door.file.file_id] },
      'PUT metrics/{id}': { name: 'taken over', formula: '1' },
      'PUT views/{id}': { page: 'files', name: 'taken over', address: '' },
      'POST files/{file_id}/comments': { text: 'taken over' },
      'PUT files/{file_id}/comments/{id}': { text: 'taken over' },
      'POST files/{file_id}/annotations': { phrase_id: 0, words: [0, 0], text: 'taken over' },
      'PUT files/{file_id}/annotations/{id}': { text: 'taken over' },
      'POST rules/runs': { kind: 'tag', rule_id: door.tag.id },
      'POST tags/check': { detection, file_id: door.file.file_id },
      'POST patterns/check': { pattern: { detection }, file_id: door.file.file_id },
      'POST metrics/check': { formula: '1', file_id: door.file.file_id },
      'PUT users/{id}': { name: 'taken over' },
      'POST files/{file_id}/restart': { clear: true },
      'POST files/bulk': { action: 'delete', ids: [door.file.file_id] },
      'POST users/workspace': { user_id: door.person.id, role: 'admin' },
      'POST users/invitation': { email: 'x@example.com', role: 'admin', workspace: door.workspaceId },
      'PUT projects/{id}': { name: 'taken over', kind: 'monitoring', auto_language: true },
      'POST projects/{id}/lock': { locked: true },
      'PUT alerts/{project_id}': { is_off: true },
      'POST users/pins': { project_id: door.project?.id },
      'POST users/{id}/demotour': { enable_demo: false },
      'POST workspace': { workspace_id: door.workspaceId },
    };
    for (const role of roles) {
      const client = await sessionWith(server, role, everyFlag);
      // These end the session itself.
      const left = endpoints.filter(
        ({ path, can }) => can !== 'operator' && !['users/logout', 'users/delete'].includes(path),
      );
      for (const endpoint of left) {
        const name = `${endpoint.method} ${endpoint.path}`;
        const response = await client.request(
          endpoint.method,
          pathOf(endpoint, idsOf(endpoint)),
          bodies[name],
        );
        const text = await response.text();
        expect([role, name, text.includes(mark)]).toEqual([role, name, false]);
        const isAboutOne = endpoint.path.includes('{') || name in bodies;
        const isPublic = endpoint.can === 'public' || endpoint.path.startsWith('users/sessions');
        // An own draft is of whatever it names, there or not.
        const isOwn = endpoint.path.startsWith('drafts/');
        if (isAboutOne && !isPublic && !isOwn && name !== 'POST files/bulk')
          expect([role, name, [400, 403, 404].includes(response.status)]).toEqual([role, name, true]);
      }
    }
    expect(await countRows(door.workspaceId)).toBe(before);
  });
});

describe('every page', () => {
  it('has headers that keep foreign scripts and frames out', async () => {
    for (const path of ['/', '/login', '/register', '/files', '/api/users/check', '/healthz']) {
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
