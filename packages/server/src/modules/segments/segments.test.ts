import type { Segment } from '@earshot/core/segments/segments.api.ts';
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
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let manager: Client;
let viewer: Client;
let neighbour: Client;
let parcel = '';
let refund = '';
let foreign = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  manager = await newMember(server, boss, { email: 'm@example.com', name: 'Manager', role: 'manager' });
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  parcel = await conversation(boss, 'parcel', 'Operator: good morning\nCustomer: where is my parcel');
  refund = await conversation(boss, 'refund', 'Operator: good morning\nCustomer: I want a refund');
  foreign = await conversation(neighbour, 'foreign', 'Operator: hello\nCustomer: my parcel is here');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const make = (name: string, more: object = {}, client = boss) =>
  client.json<Segment>('POST', 'segments', { name, ...more });
const change = (segment: Segment, more: object, client = boss) =>
  client.request('PUT', `segments/${segment.id}`, { ...segment, ...more });

describe('a segment that is a filter', () => {
  it('is always current', async () => {
    const named = await make('Named refund', { filters: { name: 'refund' } });
    const said = await make('Said parcel', { query: { phrases: ['parcel'] } });
    expect([named.files, said.files]).toEqual([1, 1]);
    await conversation(boss, 'another refund', 'Operator: hello\nCustomer: my parcel never came');
    const { results } = await viewer.json<{ results: Segment[] }>('GET', 'segments');
    expect(results.map(({ name, files }) => [name, files])).toEqual([
      ['Named refund', 2],
      ['Said parcel', 2],
    ]);
    expect(await boss.json('GET', `segments/${named.id}`)).toMatchObject({
      filters: { name: 'refund' },
      query: null,
      version: 1,
      files_is_capped: false,
    });
  });

  it('gets a version when what belongs to it changes', async () => {
    const segment = await make('Versioned', { filters: { name: 'one' } });
    await change(segment, { description: 'What for' });
    expect(await (await change(segment, { filters: { name: 'two' } }, manager)).json()).toMatchObject({
      version: 2,
      author: 'Administrator',
    });
    const { results } = await viewer.json<{ results: object[] }>('GET', `segments/${segment.id}/versions`);
    expect(results).toMatchObject([
      { version: 2, by: 'Manager', body: { filters: { name: 'two' } } },
      { version: 1, body: { filters: { name: 'one' } } },
    ]);
  });

  it('takes no calls by hand', async () => {
    const segment = await make('No hands', { filters: {} });
    for (const [method, path, body] of [
      ['POST', `segments/${segment.id}/files`, { ids: [parcel] }],
      ['DELETE', `segments/${segment.id}/files/${parcel}`, undefined],
      ['POST', 'segments', { name: 'Both', filters: {}, ids: [parcel] }],
    ] as const)
      expect(await refusal(await boss.request(method, path, body))).toEqual([409, 'segments.is_filter']);
  });

  it('is refused with the place of the mistake in its query', async () => {
    const response = await boss.request('POST', 'segments', {
      name: 'Broken',
      query: { type: 'advanced', expression: 'one AND' },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'queries.invalid', params: { start: 7 } });
  });
});

describe('a segment of segments', () => {
  it('is never part of itself, on whatever way', async () => {
    const first = await make('Circle 1', { filters: { segments: [] } });
    const second = await make('Circle 2', { filters: { segments: [first.id] } });
    const third = await make('Circle 3', { filters: { segments: [second.id] } });
    for (const parts of [[first.id], [second.id], [third.id]])
      expect(await refusal(await change(first, { filters: { segments: parts } }))).toEqual([
        422,
        'segments.circular',
      ]);
    expect((await change(third, { filters: { segments: [first.id, second.id] } })).status).toBe(200);
    // Not even by guessing the id that it is going to get.
    const guess = { name: 'Guessed', filters: { segments: [third.id + 1, third.id + 2, third.id + 3] } };
    expect((await boss.request('POST', 'segments', guess)).status).toBe(422);
  });

  it('is refused as too much where a few name one another on every level', async () => {
    let level: number[] = [];
    for (const depth of [1, 2, 3, 4]) {
      const made: number[] = [];
      for (let at = 0; at < 5; at += 1)
        made.push((await make(`Level ${depth}.${at}`, { filters: { segments: level, name: 'x' } })).id);
      level = made;
    }
    const some = await boss.request('GET', `files?segments=${level.slice(0, 1).join()}`);
    expect(some.status).toBe(200);
    const all = await boss.request('GET', `files?segments=${level.join()}`);
    expect(await refusal(all)).toEqual([422, 'queries.too_slow']);
    // In a list they are uncounted, and the others are shown.
    const top = await make('Top', { filters: { segments: level } });
    expect([top.files, (await viewer.request('GET', 'segments')).status]).toEqual([null, 200]);
  });

  it('stays open when two close a circle at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await Promise.all([
        make(`Left ${round}`, { filters: {} }),
        make(`Right ${round}`, { filters: {} }),
      ]);
      const saved = await Promise.all([
        change(one, { filters: { segments: [other.id] } }),
        change(other, { filters: { segments: [one.id] } }),
      ]);
      expect(saved.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

describe('a hand-picked list', () => {
  it('holds the calls that somebody put on it, once, and none of a neighbour', async () => {
    const list = await make('Listen to these', { ids: [parcel, foreign, parcel] });
    expect(list).toMatchObject({ filters: null, query: null, files: 1 });
    const add = (ids: string[]) => manager.json<Segment>('POST', `segments/${list.id}/files`, { ids });
    expect((await add([parcel, refund, foreign])).files).toBe(2);
    expect((await add([refund])).files).toBe(2);
    const taken = await boss.json<Segment>('DELETE', `segments/${list.id}/files/${parcel}`);
    expect(taken.files).toBe(1);
    for (const id of [parcel, foreign, 'nothing'])
      expect(await refusal(await boss.request('DELETE', `segments/${list.id}/files/${id}`))).toEqual([
        404,
        'files.not_found',
      ]);
    const rows = await query(server.dataDir, 'select file_id from segment_files where segment_id = $1', [
      list.id,
    ]);
    expect(rows).toEqual([{ file_id: refund }]);
    // One change each: the request that added nothing new is none.
    expect(await boss.json('GET', 'audit?action=segment.changed&text=Listen')).toMatchObject({
      count: 2,
      results: [{ after: { removed: 1 } }, { actor: 'Manager', after: { added: 1 } }],
    });
  });

  it('loses a call that is removed', async () => {
    const passing = await conversation(boss, 'passing', 'Operator: hello\nCustomer: bye');
    const list = await make('Passing list', { ids: [passing] });
    await boss.request('DELETE', `files/${passing}`);
    expect(await boss.json('GET', `segments/${list.id}`)).toMatchObject({ files: 0 });
  });

  it('that becomes a filter is no list any more', async () => {
    const list = await make('Turned', { ids: [parcel] });
    expect(await (await change(list, { filters: { name: 'nothing at all' } })).json()).toMatchObject({
      version: 2,
      files: 0,
    });
    expect(await (await change(list, { filters: null })).json()).toMatchObject({ version: 3, files: 0 });
  });
});

describe('a segment', () => {
  it('has a name of its own, also when two come at once', async () => {
    const rush = await Promise.all(
      ['Rush', 'rush', 'RUSH'].map((name) => boss.request('POST', 'segments', { name })),
    );
    expect(rush.map((one) => one.status).sort()).toEqual([201, 409, 409]);
    const lost = rush.find((one) => one.status === 409) as Response;
    expect(await refusal(lost)).toEqual([409, 'segments.name_taken']);
  });

  it('that is locked is changed by its author only, its calls included', async () => {
    const list = await make('Locked list', { ids: [parcel] }, manager);
    await manager.json('POST', `segments/${list.id}/lock`, { locked: true });
    for (const [method, path, body] of [
      ['PUT', `segments/${list.id}`, list],
      ['DELETE', `segments/${list.id}`, undefined],
      ['POST', `segments/${list.id}/files`, { ids: [refund] }],
      ['DELETE', `segments/${list.id}/files/${parcel}`, undefined],
    ] as const)
      expect(await refusal(await boss.request(method, path, body))).toEqual([403, 'rules.locked']);
    expect(await refusal(await boss.request('POST', `segments/${list.id}/lock`, { locked: false }))).toEqual([
      403,
      'rules.not_author',
    ]);
    expect((await manager.request('DELETE', `segments/${list.id}`)).status).toBe(204);
    expect(
      await query(server.dataDir, 'select 1 from segment_files where segment_id = $1', [list.id]),
    ).toEqual([]);
  });

  it('is read but not changed by a viewer, and not there for a neighbour', async () => {
    const list = await make('Only ours', { ids: [parcel] });
    const requests = [
      ['PUT', `segments/${list.id}`, list],
      ['DELETE', `segments/${list.id}`, undefined],
      ['POST', `segments/${list.id}/lock`, { locked: true }],
      ['POST', `segments/${list.id}/files`, { ids: [foreign] }],
      ['DELETE', `segments/${list.id}/files/${parcel}`, undefined],
    ] as const;
    for (const [method, path, body] of requests) {
      expect([path, (await viewer.request(method, path, body)).status]).toEqual([path, 403]);
      expect([path, (await neighbour.request(method, path, body)).status]).toEqual([path, 404]);
    }
    expect((await viewer.request('GET', `segments/${list.id}`)).status).toBe(200);
    expect((await neighbour.request('GET', `segments/${list.id}`)).status).toBe(404);
    expect((await neighbour.json<{ count: number }>('GET', 'segments')).count).toBe(0);
    // Ours named in a neighbour's filter means nothing there.
    const theirs = await make('Theirs', { filters: { segments: [list.id] } }, neighbour);
    expect(theirs.files).toBe(0);
  });
});
