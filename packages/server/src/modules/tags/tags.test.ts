import type { DetectionInput } from '@earshot/core/detection/detection.ts';
import type { FileTag, Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
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
let manager: Client;
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  manager = await newMember(server, boss, { email: 'm@example.com', name: 'Manager', role: 'manager' });
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'refund', 'Operator: good morning\nCustomer: I want a refund');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const says = (...phrases: string[]): DetectionInput => ({
  methods: [{ kind: 'query', query: { phrases } }],
});
const make = (client: Client, name: string, more: object = {}) =>
  client.json<Tag>('POST', 'tags', { name, ...more });
const change = (client: Client, tag: Tag, more: object) =>
  client.request('PUT', `tags/${tag.id}`, { ...tag, ...more });
const tagsOf = async (fileId: string) =>
  (await boss.json<{ results: FileTag[] }>('GET', `files/${fileId}/tags`)).results;

describe('a tag', () => {
  it('is made, changed, listed by its name and removed, each with an entry in the log', async () => {
    const made = await make(boss, '  Zeal ', { color: 'red', weight: 40 });
    expect(made).toMatchObject({
      name: 'Zeal',
      color: 'red',
      weight: 40,
      detection: null,
      version: 1,
      author: 'Administrator',
      locked: false,
      can_change: true,
      files: 0,
    });
    await make(boss, 'anger');
    const { results, count } = await viewer.json<{ results: Tag[]; count: number }>('GET', 'tags');
    expect(results.map((tag) => tag.name)).toEqual(['anger', 'Zeal']);
    expect(count).toBe(2);
    expect((await change(manager, made, { name: 'Zest', weight: -100 })).status).toBe(200);
    expect((await boss.request('DELETE', `tags/${made.id}`)).status).toBe(204);
    expect(await refusal(await boss.request('GET', `tags/${made.id}`))).toEqual([404, 'tags.not_found']);
    const log = await boss.json<{ results: object[] }>(
      'GET',
      'audit?action=tag.created,tag.changed,tag.removed&text=Ze',
    );
    expect(log.results).toMatchObject([
      { action: 'tag.removed', subject: 'Zest' },
      {
        action: 'tag.changed',
        actor: 'Manager',
        before: { name: 'Zeal', weight: 40 },
        after: { name: 'Zest', weight: -100 },
      },
      { action: 'tag.created', subject: 'Zeal' },
    ]);
  });

  it.each([
    [{ name: 'a' }, 400],
    [{ name: 'a'.repeat(61) }, 400],
    [{ name: 'Heavy', weight: 101 }, 400],
    [{ name: 'Coloured', color: 'beige' }, 400],
    [{ name: 'Nul \u0000 byte' }, 422],
    [{ name: 'Methodless', detection: { methods: [] } }, 400],
    [
      {
        name: 'Limitless',
        detection: { methods: [{ kind: 'metric', metric: 'holds', limits: [null, null] }] },
      },
      422,
    ],
    [{ name: 'Backwards', detection: { methods: [{ kind: 'event', event: 'holds', limits: [3, 1] }] } }, 422],
    [
      { name: 'Unknown', detection: { methods: [{ kind: 'metric', metric: 'mood', limits: [1, null] }] } },
      422,
    ],
    [
      { name: 'Gone', detection: { methods: [{ kind: 'metric', metric: 'custom_99', limits: [1, null] }] } },
      422,
    ],
  ])('is refused as %j', async (body, status) => {
    expect((await boss.request('POST', 'tags', body)).status).toBe(status);
  });

  it('has a name of its own, whatever its capitals, also when two come at once', async () => {
    const kept = await make(boss, 'Скарга');
    for (const name of ['Скарга', 'СКАРГА', ' скарга '])
      expect(await refusal(await manager.request('POST', 'tags', { name }))).toEqual([
        409,
        'tags.name_taken',
      ]);
    const other = await make(boss, 'Подяка');
    expect(await refusal(await change(boss, other, { name: 'скарга' }))).toEqual([409, 'tags.name_taken']);
    expect((await change(boss, kept, { name: 'СКАРГА' })).status).toBe(200);
    const rush = await Promise.all(
      Array.from({ length: 8 }, () => manager.request('POST', 'tags', { name: 'Rush' })),
    );
    expect(rush.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('is nothing to a viewer or a neighbour', async () => {
    const tag = await make(boss, 'Ours');
    for (const [method, path, body] of [
      ['POST', 'tags', { name: 'Theirs' }],
      ['PUT', `tags/${tag.id}`, { name: 'Theirs' }],
      ['DELETE', `tags/${tag.id}`, undefined],
      ['POST', `tags/${tag.id}/lock`, { locked: true }],
      ['PUT', `files/${call}/tags/${tag.id}`, undefined],
    ] as const)
      expect([path, (await viewer.request(method, path, body)).status]).toEqual([path, 403]);
    for (const [method, path, body] of [
      ['GET', `tags/${tag.id}`, undefined],
      ['PUT', `tags/${tag.id}`, { name: 'Theirs' }],
      ['DELETE', `tags/${tag.id}`, undefined],
      ['POST', `tags/${tag.id}/lock`, { locked: true }],
      ['PUT', `files/${call}/tags/${tag.id}`, undefined],
      ['DELETE', `files/${call}/tags/${tag.id}`, undefined],
      ['GET', `files/${call}/tags`, undefined],
      ['GET', `tags/${tag.id}/versions`, undefined],
      ['POST', 'rules/runs', { kind: 'tag', rule_id: tag.id }],
    ] as const)
      expect([path, (await neighbour.request(method, path, body)).status]).toEqual([path, 404]);
    expect((await neighbour.json<{ count: number }>('GET', 'tags')).count).toBe(0);
    // The neighbour's own tag is not for our calls, nor ours for theirs.
    const theirs = await make(neighbour, 'Ours');
    expect((await boss.request('PUT', `files/${call}/tags/${theirs.id}`)).status).toBe(404);
  });
});

describe('a locked tag', () => {
  it('is changed, removed and unlocked by its author only', async () => {
    const tag = await make(manager, 'Mine');
    expect(await refusal(await boss.request('POST', `tags/${tag.id}/lock`, { locked: true }))).toEqual([
      403,
      'rules.not_author',
    ]);
    expect(await manager.json('POST', `tags/${tag.id}/lock`, { locked: true })).toMatchObject({
      locked: true,
      can_change: true,
    });
    expect(await boss.json('GET', `tags/${tag.id}`)).toMatchObject({ locked: true, can_change: false });
    expect(await refusal(await change(boss, tag, { name: 'Not yours' }))).toEqual([403, 'rules.locked']);
    expect(await refusal(await boss.request('DELETE', `tags/${tag.id}`))).toEqual([403, 'rules.locked']);
    expect((await change(manager, tag, { name: 'Still mine' })).status).toBe(200);
    await manager.json('POST', `tags/${tag.id}/lock`, { locked: false });
    expect((await boss.request('DELETE', `tags/${tag.id}`)).status).toBe(204);
  });

  it('is nobody’s when an API key made it', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Tagger',
      scopes: ['tags.read', 'tags.write'],
    });
    const robot = (method: string, path: string, body?: unknown) =>
      clientWith(server.url, '').request(method, path, body, { authorization: `Bearer ${key}` });
    const tag = (await (await robot('POST', 'tags', { name: 'By machine' })).json()) as Tag;
    expect(tag.author).toBeNull();
    for (const lock of [
      robot('POST', `tags/${tag.id}/lock`, { locked: true }),
      boss.request('POST', `tags/${tag.id}/lock`, { locked: true }),
    ])
      expect(await refusal(await lock)).toEqual([403, 'rules.not_author']);
    expect((await change(boss, tag, { name: 'By hand' })).status).toBe(200);
  });

  it('is open again when its author leaves', async () => {
    const leaver = await newMember(server, boss, {
      email: 'l@example.com',
      name: 'Leaver',
      role: 'manager',
    });
    const tag = await make(leaver, 'Left behind');
    await leaver.json('POST', `tags/${tag.id}/lock`, { locked: true });
    expect((await boss.request('DELETE', `users/workspace/${leaver.userId}`)).ok).toBe(true);
    const open = await until(
      () => boss.json<Tag>('GET', `tags/${tag.id}`),
      ({ locked }) => !locked,
    );
    expect(open).toMatchObject({ can_change: true, author: 'Leaver' });
  });
});

describe('the rule of a tag', () => {
  it('gets a version when it changes, and none when only the name does', async () => {
    const tag = await make(boss, 'Versioned', { detection: says('refund') });
    await change(boss, tag, { name: 'Versions' });
    const after = (await (await change(boss, tag, { detection: says('refund', 'money') })).json()) as Tag;
    expect(after.version).toBe(2);
    await change(boss, tag, { name: 'Versioned', detection: after.detection });
    const { results } = await viewer.json<{ results: object[] }>('GET', `tags/${tag.id}/versions`);
    expect(results).toMatchObject([
      { version: 2, by: 'Administrator', body: { detection: after.detection } },
      { version: 1, body: { name: 'Versioned', detection: tag.detection } },
    ]);
    await boss.request('DELETE', `tags/${tag.id}`);
    expect((await boss.request('GET', `tags/${tag.id}/versions`)).status).toBe(404);
  });

  it('counts from now on, or for the past too', async () => {
    const since = async (id: number) => {
      const [row] = await query<{ applies_from: Date | null }>(
        server.dataDir,
        'select applies_from from tags where id = $1',
        [id],
      );
      return row?.applies_from?.getTime() ?? null;
    };
    const tag = await make(boss, 'From now', { detection: says('refund') });
    const first = await since(tag.id);
    expect(first).toBeGreaterThan(Date.now() - 60_000);
    await change(boss, tag, { weight: 5 });
    expect(await since(tag.id)).toBe(first);
    await change(boss, tag, { detection: says('money') });
    expect(await since(tag.id)).toBeGreaterThan(first ?? 0);
    expect((await tagsOf(call)).some((one) => one.tag_id === tag.id)).toBe(false);
    expect((await change(boss, tag, { detection: says('refund'), apply: 'history' })).status).toBe(200);
    expect(await since(tag.id)).toBeNull();
    const found = await until(
      () => tagsOf(call),
      (tags) => tags.some((one) => one.tag_id === tag.id),
    );
    expect(found.find((one) => one.tag_id === tag.id)).toMatchObject({
      origin: 'rule',
      by: null,
      evidence: [{ kind: 'query', hits: [{ text: 'refund' }] }],
    });
    expect(await boss.json('GET', `rules/runs?kind=tag&rule_id=${tag.id}`)).toMatchObject({ count: 1 });
    await boss.request('DELETE', `tags/${tag.id}`);
    await until(
      () => boss.json<{ count: number }>('GET', `rules/runs?kind=tag&rule_id=${tag.id}`),
      ({ count }) => count === 0,
    );
    const left = await query(server.dataDir, `select 1 from findings where kind = 'tag' and rule_id = $1`, [
      tag.id,
    ]);
    expect(left).toEqual([]);
  });

  it('is refused with the place of the mistake, and nothing is saved', async () => {
    const detection = {
      methods: [
        { kind: 'query', query: { phrases: ['fine'] } },
        { kind: 'query', query: { type: 'advanced', expression: 'refund AND (' } },
      ],
    };
    const response = await boss.request('POST', 'tags', { name: 'Broken', detection });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'queries.invalid', params: { method: 1 } });
    const { results } = await boss.json<{ results: Tag[] }>('GET', 'tags');
    expect(results.some((tag) => tag.name === 'Broken')).toBe(false);
  });

  it('is tried before it is saved', async () => {
    expect(
      await viewer.json('POST', 'tags/check', { detection: says('refund'), file_id: call }),
    ).toMatchObject({ holds: true });
    expect(
      await viewer.json('POST', 'tags/check', { detection: says('refund'), text: 'Operator: hello' }),
    ).toMatchObject({ holds: false });
    expect(await viewer.json('POST', 'tags/preview', { detection: says('refund') })).toMatchObject({
      matched: 1,
      sample: [{ file_id: call }],
    });
    expect(
      (await neighbour.request('POST', 'tags/check', { detection: says('refund'), file_id: call })).status,
    ).toBe(404);
  });

  it('that is not there cannot be applied', async () => {
    const tag = await make(boss, 'Only by hand', { apply: 'history' });
    expect(await refusal(await boss.request('POST', 'rules/runs', { kind: 'tag', rule_id: tag.id }))).toEqual(
      [422, 'tags.no_rule'],
    );
  });
});

describe('a tag on a call', () => {
  const row = async (tagId: number) => {
    const [found] = await query<{ origin: string; removed: boolean }>(
      server.dataDir,
      `select origin, removed from findings where kind = 'tag' and rule_id = $1 and file_id = $2`,
      [tagId, call],
    );
    return found;
  };

  it('is set by hand, once', async () => {
    const tag = await make(boss, 'By hand 1');
    for (let time = 0; time < 2; time += 1) await manager.json('PUT', `files/${call}/tags/${tag.id}`);
    expect((await tagsOf(call)).find((one) => one.tag_id === tag.id)).toMatchObject({
      origin: 'hand',
      by: 'Manager',
      evidence: [],
    });
    expect(await boss.json('GET', `tags/${tag.id}`)).toMatchObject({ files: 1 });
    const log = await boss.json('GET', 'audit?action=file.tagged');
    expect(log).toMatchObject({ results: [{ subject: 'refund.txt', after: { tag: 'By hand 1' } }] });
    const { count } = await boss.json<{ count: number }>('GET', 'audit?action=file.tagged');
    expect(count).toBe(1);
  });

  it('that was set by hand is not taken away by its rule', async () => {
    const tag = await make(boss, 'Stays', { detection: says('nobody says this') });
    await boss.json('PUT', `files/${call}/tags/${tag.id}`);
    await boss.json('POST', 'rules/runs', { kind: 'tag', rule_id: tag.id });
    await runsEnded(tag.id);
    expect(await row(tag.id)).toEqual({ origin: 'hand', removed: false });
  });

  it('that was taken off by hand is not put back by its rule', async () => {
    const tag = await make(boss, 'Goes', { detection: says('refund'), apply: 'history' });
    await runsEnded(tag.id);
    expect(await row(tag.id)).toEqual({ origin: 'rule', removed: false });
    const { results } = await manager.json<{ results: FileTag[] }>('DELETE', `files/${call}/tags/${tag.id}`);
    expect(results.some((one) => one.tag_id === tag.id)).toBe(false);
    expect(await boss.json('GET', `tags/${tag.id}`)).toMatchObject({ files: 0 });
    await boss.json('POST', 'rules/runs', { kind: 'tag', rule_id: tag.id });
    await runsEnded(tag.id);
    expect(await row(tag.id)).toMatchObject({ removed: true });
    // A person may change their mind.
    await boss.json('PUT', `files/${call}/tags/${tag.id}`);
    expect(await row(tag.id)).toEqual({ origin: 'hand', removed: false });
  });

  it('goes with the call', async () => {
    const passing = await conversation(boss, 'passing', 'Operator: hello\nCustomer: bye');
    const tag = await make(boss, 'Passing');
    await boss.json('PUT', `files/${passing}/tags/${tag.id}`);
    expect((await boss.request('DELETE', `files/${passing}`)).status).toBe(204);
    expect(await boss.json('GET', `tags/${tag.id}`)).toMatchObject({ files: 0 });
    expect(await query(server.dataDir, 'select 1 from findings where file_id = $1', [passing])).toEqual([]);
  });
});

it('whoever is looking hears that tags changed, and nobody next door does', async () => {
  const [here, there] = await Promise.all([viewer, neighbour].map(listen));
  const tag = await make(boss, 'Heard');
  await boss.json('POST', `files/${call}/comments`, { text: 'Heard too' });
  await until(
    async () => here?.heard.join() ?? '',
    (heard) => heard.includes(`"event":"comments.changed","file_id":"${call}"`),
  );
  expect(here?.heard.join()).toContain('{"event":"rules.changed","kind":"tag"}');
  expect(there?.heard).toEqual([]);
  await boss.request('DELETE', `tags/${tag.id}`);
  for (const one of [here, there]) one?.socket.terminate();
});

async function listen(client: Client) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie: client.cookie },
  });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((done, refuse) => socket.on('open', done).on('error', refuse));
  return { socket, heard };
}

function runsEnded(tagId: number) {
  return until(
    () => boss.json<{ results: { status: string }[] }>('GET', `rules/runs?kind=tag&rule_id=${tagId}`),
    ({ results }) => results.every((run) => run.status === 'done'),
  );
}
