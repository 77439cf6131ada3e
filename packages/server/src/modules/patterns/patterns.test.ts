import type { DetectionInput } from '@earshot/core/detection/detection.ts';
import type { Match, Pattern } from '@earshot/core/patterns/patterns.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
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
let outsider: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  manager = await newMember(server, boss, { email: 'm@example.com', name: 'Manager', role: 'manager' });
  const closed = await newMember(server, boss, { email: 'o@example.com', name: 'Outsider', role: 'manager' });
  await boss.json('POST', 'users/workspace', { user_id: closed.userId, allow_callcenter: false });
  outsider = closed;
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'delivery', 'Operator: good morning\nCustomer: where is my parcel');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const says = (...phrases: string[]): DetectionInput => ({
  methods: [{ kind: 'query', query: { phrases } }],
});
const make = (client: Client, name: string, more: object = {}) =>
  client.json<Pattern>('POST', 'patterns', { name, detection: says('parcel'), ...more });
const matchesOf = async (client: Client) =>
  (await client.json<{ results: Match[] }>('GET', `files/${call}/matches`)).results;

describe('a pattern', () => {
  it('is made, changed and removed with what it found', async () => {
    const made = await make(boss, 'Asks for a parcel', { apply: 'history' });
    expect(made).toMatchObject({ version: 1, description: '', author: 'Administrator', locked: false });
    const found = await until(
      () => boss.json<Pattern>('GET', `patterns/${made.id}`),
      ({ files }) => files === 1,
    );
    expect(found.files).toBe(1);
    const changed = await manager.json<Pattern>('PUT', `patterns/${made.id}`, {
      name: 'Asks',
      detection: says('parcel', 'package'),
    });
    expect(changed).toMatchObject({ name: 'Asks', version: 2 });
    const { results } = await boss.json<{ results: object[] }>('GET', `patterns/${made.id}/versions`);
    expect(results).toMatchObject([
      { version: 2, by: 'Manager' },
      { version: 1, by: 'Administrator' },
    ]);
    expect((await boss.request('DELETE', `patterns/${made.id}`)).status).toBe(204);
    for (const table of ["findings where kind = 'pattern' and rule_id", 'rule_versions where rule_id'])
      expect(await query(server.dataDir, `select 1 from ${table} = $1`, [made.id])).toEqual([]);
    expect(await boss.json('GET', 'audit?action=pattern.changed')).toMatchObject({
      results: [{ actor: 'Manager', before: { name: 'Asks for a parcel' }, after: { name: 'Asks' } }],
    });
  });

  it('has a name of its own, also when two come at once', async () => {
    const rush = await Promise.all(
      ['Rush', 'RUSH', 'rush'].map((name) =>
        boss.request('POST', 'patterns', { name, detection: says('x') }),
      ),
    );
    expect(rush.map((one) => one.status).sort()).toEqual([201, 409, 409]);
    expect(
      await refusal(await boss.request('POST', 'patterns', { name: 'rusH', detection: says('x') })),
    ).toEqual([409, 'patterns.name_taken']);
  });

  it('is refused when a query in it cannot be understood', async () => {
    const detection = { methods: [{ kind: 'query', query: { type: 'regexp', regexp: '(' } }] };
    expect(await refusal(await boss.request('POST', 'patterns', { name: 'Broken', detection }))).toEqual([
      422,
      'queries.invalid',
    ]);
  });

  it.each<[string, string, [number | null, number | null]]>([
    ['metrics.limit_missing', 'holds', [null, null]],
    ['metrics.limits_order', 'holds', [3, 1]],
    ['metrics.limit_range', 'holds', [-1, null]],
    ['metrics.unknown', 'mood', [1, null]],
    ['metrics.unknown', 'custom_999', [1, null]],
  ])('is refused with %s: %s within %j', async (code, metric, limits) => {
    const detection = { methods: [{ kind: 'metric', metric, limits }] };
    expect(await refusal(await boss.request('POST', 'patterns', { name: 'Measured', detection }))).toEqual([
      422,
      code,
    ]);
  });

  it('has copies under names of their own, whose versions start anew', async () => {
    const first = await make(boss, 'Original', { description: 'What it is for' });
    await boss.json('PUT', `patterns/${first.id}`, { ...first, detection: says('parcel', 'box') });
    await boss.json('POST', `patterns/${first.id}/lock`, { locked: true });
    const [one, two] = await Promise.all([
      manager.json<Pattern>('POST', `patterns/${first.id}/clone`),
      manager.json<Pattern>('POST', `patterns/${first.id}/clone`),
    ]);
    expect([one.name, two.name].sort()).toEqual(['Original (2)', 'Original (3)']);
    expect(one).toMatchObject({
      description: 'What it is for',
      detection: { methods: [{ query: { phrases: ['parcel', 'box'] } }] },
      version: 1,
      author: 'Manager',
      locked: false,
    });
    const third = await manager.json<Pattern>('POST', `patterns/${one.id}/clone`);
    expect(third.name).toBe('Original (4)');
    const { count } = await boss.json<{ count: number }>('GET', `patterns/${one.id}/versions`);
    expect(count).toBe(1);
  });

  it('that is locked is changed by its author only', async () => {
    const mine = await make(manager, 'Locked one');
    await manager.json('POST', `patterns/${mine.id}/lock`, { locked: true });
    expect(await refusal(await boss.request('PUT', `patterns/${mine.id}`, mine))).toEqual([
      403,
      'rules.locked',
    ]);
    expect(await refusal(await boss.request('DELETE', `patterns/${mine.id}`))).toEqual([403, 'rules.locked']);
    expect(await refusal(await boss.request('POST', `patterns/${mine.id}/lock`, { locked: false }))).toEqual([
      403,
      'rules.not_author',
    ]);
  });

  it('is not there for a neighbour, nor open to whom the section is closed', async () => {
    const ours = await make(boss, 'Ours');
    for (const [method, path, body] of [
      ['GET', `patterns/${ours.id}`, undefined],
      ['PUT', `patterns/${ours.id}`, ours],
      ['DELETE', `patterns/${ours.id}`, undefined],
      ['POST', `patterns/${ours.id}/lock`, { locked: true }],
      ['POST', `patterns/${ours.id}/clone`, undefined],
      ['GET', `patterns/${ours.id}/versions`, undefined],
      ['POST', 'rules/runs', { kind: 'pattern', rule_id: ours.id }],
      ['GET', `files/${call}/matches`, undefined],
      ['POST', 'patterns/check', { pattern: ours, file_id: call }],
    ] as const)
      expect([path, (await neighbour.request(method, path, body)).status]).toEqual([path, 404]);
    const { id: run } = await boss.json<{ id: number }>('POST', 'rules/runs', {
      kind: 'pattern',
      rule_id: ours.id,
    });
    for (const [method, path, body] of [
      ['GET', `patterns/${ours.id}`, undefined],
      ['GET', `patterns/${ours.id}/versions`, undefined],
      ['GET', 'rules/runs?kind=pattern', undefined],
      ['POST', 'rules/runs', { kind: 'pattern', rule_id: ours.id }],
      ['POST', `rules/runs/${run}/cancel`, undefined],
    ] as const)
      expect([path, (await outsider.request(method, path, body)).status]).toEqual([path, 403]);
    const runs = await outsider.json<{ results: { kind: string }[] }>('GET', 'rules/runs?limit=100');
    expect(runs.results.filter(({ kind }) => kind === 'pattern')).toEqual([]);
    expect((await neighbour.request('POST', `rules/runs/${run}/cancel`)).status).toBe(404);
  });

  it('is tried before it is saved', async () => {
    const pattern = { name: 'Draft', detection: says('parcel') };
    expect(await boss.json('POST', 'patterns/check', { pattern, file_id: call })).toMatchObject({
      holds: true,
      evidence: [{ hits: [{ text: 'parcel' }] }],
    });
    expect(await boss.json('POST', 'patterns/preview', { pattern, days: 7 })).toMatchObject({
      matched: 1,
      added: 1,
    });
  });
});

it('a call shows every tag and pattern with its evidence, patterns only to whom they are open', async () => {
  const pattern = await make(boss, 'Shown', { apply: 'history' });
  const tag = await boss.json<{ id: number }>('POST', 'tags', { name: 'Shown too', color: 'blue' });
  await boss.json('PUT', `files/${call}/tags/${tag.id}`);
  const all = await until(
    () => matchesOf(boss),
    (matches) => matches.some(({ kind, id }) => kind === 'pattern' && id === pattern.id),
  );
  expect(all.find(({ kind, id }) => kind === 'pattern' && id === pattern.id)).toMatchObject({
    name: 'Shown',
    color: null,
    evidence: [{ kind: 'query', hits: [{ text: 'parcel' }] }],
  });
  expect(all[0]).toMatchObject({ kind: 'tag', id: tag.id, color: 'blue', evidence: [] });
  expect((await matchesOf(outsider)).map(({ kind }) => kind)).toEqual(['tag']);
});
