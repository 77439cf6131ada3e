import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Segment } from '@earshot/core/segments/segments.api.ts';
import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  connect,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';
import { forgetOldRuns } from './bulk-runs.ts';

/** More than one request does at once, and more than one batch beyond. */
const many = 650;

let server: TestServer;
let boss: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const bulk = (body: object, client = boss) => client.json<BulkRun>('POST', 'files/bulk', body);
const undo = (id: number, client = boss) => client.json<BulkRun>('POST', `files/bulk/${id}/undo`);
const runOf = (id: number, client = boss) => client.json<BulkRun>('GET', `files/bulk/${id}`);
const over = (id: number) =>
  until(
    () => runOf(id),
    ({ status }) => status !== 'running',
  );
const newTag = (name: string) => boss.json<Tag>('POST', 'tags', { name, color: 'red' });
const call = (words = 'hello') =>
  makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: words.split(' ') }]);

/** Many calls without words, from a source of this name, in the order in which a run goes through them. */
async function manyCalls(name: string): Promise<{ filters: { sources: number[] }; ids: string[] }> {
  const { id: source } = await boss.json<{ id: number }>('POST', 'sources', { name });
  const rows = await query<{ id: string }>(
    server.dataDir,
    `insert into files (workspace_id, id, name, type, extension, status, origin, created_at, duration_ms, size_bytes,
       sha256, blob_key, channel_roles, source_id)
     select 1, gen_random_uuid(), 'call ' || n, 'text', 'txt', 'DONE', 'upload', now(), 1000, 1, $1 || n, 'x', '{}', $2
     from generate_series(1, $3::int) n returning id`,
    [name, source, many],
  );
  return { filters: { sources: [source] }, ids: rows.map(({ id }) => id).sort() };
}

async function taggedBy(tagId: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    server.dataDir,
    `select count(*)::int as count from findings
     where workspace_id = 1 and kind = 'tag' and rule_id = $1 and not removed`,
    [tagId],
  );
  return row?.count ?? 0;
}

/** Has a run wait in the middle of its first batch in the background, does something meanwhile, and lets it go on. */
async function whileItWaits(
  { filters, ids }: Awaited<ReturnType<typeof manyCalls>>,
  tag: Tag,
  meanwhile: (run: BulkRun) => Promise<unknown>,
  client = boss,
): Promise<BulkRun> {
  const holder = await connect(server.dataDir);
  try {
    await holder.query('begin');
    // The run writes the same row, and waits for what becomes of this one.
    await holder.query(
      `insert into findings (workspace_id, kind, rule_id, file_id, origin, day, started_at, at)
       values (1, 'tag', $1, $2, 'hand', now(), now(), now())`,
      [tag.id, ids[550]],
    );
    const run = await bulk({ action: 'tag', tag_id: tag.id, filter: { filters } }, client);
    await waitingFor(1);
    await meanwhile(run);
    await holder.query('rollback');
    return run;
  } finally {
    await holder.end();
  }
}

const waitingFor = (count: number) =>
  until(
    () =>
      query<{ pid: number }>(
        server.dataDir,
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    (waiting) => (count === 0 ? waiting.length === 0 : waiting.length >= count),
  );

describe('what is meant', () => {
  it('is said by ids, by filters, and by a query that only the engine can decide', async () => {
    const calls = [await call('pear and plum'), await call('pear or plum'), await call('plum')];
    for (const id of calls) await analyseFile(ctx, id);
    const [first = '', second = ''] = calls;
    const tag = await newTag('Meant');
    const meant = async (what: object) => {
      const { total, done } = await bulk({ action: 'tag', tag_id: tag.id, ...what });
      await boss.json('POST', 'files/bulk', { action: 'untag', tag_id: tag.id, ids: calls });
      return [total, done];
    };
    expect(await meant({ ids: [first, first, second] })).toEqual([2, 2]);
    expect(await meant({ filter: { filters: { ids: [first] } } })).toEqual([1, 1]);
    expect(await meant({ filter: { query: { phrases: ['pear'] } } })).toEqual([2, 2]);
    const regexp = { type: 'regexp', regexp: 'pear (and|but)' };
    expect(await meant({ filter: { query: regexp } })).toEqual([1, 1]);
    const { id } = await boss.json<Segment>('POST', 'segments', { name: 'Of the engine', query: regexp });
    expect(await meant({ filter: { filters: { segments: [id] } } })).toEqual([1, 1]);
    expect(await meant({ filter: { query: { phrases: ['nobody says this'] } } })).toEqual([0, 0]);
  });

  it('names what it cannot be done to, and does the others', async () => {
    const id = await call();
    const nowhere = '01a1fd80-9e52-707e-8508-5dd781fe6998';
    const tag = await newTag('For some');
    const run = await bulk({ action: 'tag', tag_id: tag.id, ids: [id, nowhere, 'nonsense'] });
    const failed = [
      { file_id: nowhere, code: 'files.not_found' },
      { file_id: 'nonsense', code: 'files.not_found' },
    ];
    expect(run).toMatchObject({ status: 'done', total: 3, handled: 3, done: 1, failed_count: 2, failed });
    expect(await runOf(run.run_id)).toEqual(run);
    expect(await bulk({ action: 'cancel', ids: [id] })).toMatchObject({
      done: 0,
      failed: [{ file_id: id, code: 'files.not_processing' }],
    });
  });

  it.each([
    ['tag', 'tag_id'],
    ['untag', 'tag_id'],
    ['add_to_segment', 'segment_id'],
  ])('is refused where %s has no %s', async (action, field) => {
    const response = await boss.request('POST', 'files/bulk', { action, ids: [await call()] });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'bad_request', params: { field } },
    ]);
  });

  it('is refused as a whole, and not remembered, where there is no such list', async () => {
    const before = await boss.json<{ count: number }>('GET', 'files/bulk');
    const body = { action: 'add_to_segment', segment_id: 999_999, ids: [await call()] };
    expect(await refusal(await boss.request('POST', 'files/bulk', body))).toEqual([
      404,
      'segments.not_found',
    ]);
    expect((await boss.json<{ count: number }>('GET', 'files/bulk')).count).toBe(before.count);
  });
});

describe('undo', () => {
  /** Everything that is remembered of these calls, to the letter. */
  const stateOf = (ids: string[]) =>
    query(
      server.dataDir,
      `select jsonb_agg(to_jsonb(one) order by one.file_id) as rows from findings one
         where workspace_id = 1 and file_id = any($1)
       union all select jsonb_agg(to_jsonb(one) order by one.file_id) from favorites one
         where workspace_id = 1 and file_id = any($1)
       union all select jsonb_agg(to_jsonb(one) order by one.file_id) from segment_files one
         where workspace_id = 1 and file_id = any($1)`,
      [ids],
    );

  const prepared = async () => {
    const detection = { methods: [{ kind: 'query', query: { phrases: ['hello'] } }] };
    const tag = await boss.json<Tag>('POST', 'tags', {
      name: `Tag ${performance.now()}`,
      color: 'red',
      detection,
      apply: 'history',
    });
    const segment = await boss.json<Segment>('POST', 'segments', {
      name: `List ${performance.now()}`,
      ids: [],
    });
    const made = {
      plain: await call('good day'),
      byHand: await call('good day'),
      byRule: await call('hello'),
      takenOff: await call('hello'),
    };
    const ids = Object.values(made);
    for (const id of ids) await analyseFile(ctx, id);
    await boss.json('PUT', `files/${made.byHand}/tags/${tag.id}`);
    await boss.json('DELETE', `files/${made.takenOff}/tags/${tag.id}`);
    await boss.json('PUT', `files/${made.byHand}/favorite`);
    await boss.json('POST', `segments/${segment.id}/files`, { ids: [made.byHand] });
    return { tag, segment, made, ids };
  };

  it.each([
    ['tag', { done: 4, undone: 3 }],
    ['untag', { done: 4, undone: 3 }],
    ['favorite', { done: 4, undone: 3 }],
    ['unfavorite', { done: 4, undone: 1 }],
    ['add_to_segment', { done: 3, undone: 3 }],
  ])('of %s leaves everything as it was', async (action, { done, undone }) => {
    const { tag, segment, ids } = await prepared();
    const before = await stateOf(ids);
    const run = await bulk({ action, ids, tag_id: tag.id, segment_id: segment.id });
    expect(run).toMatchObject({ status: 'done', total: 4, done, failed: [], can_undo: true, undo_of: null });
    expect(await stateOf(ids)).not.toEqual(before);
    const back = await undo(run.run_id);
    expect(back).toMatchObject({ status: 'done', undo_of: run.run_id, total: undone, done: undone });
    expect(await stateOf(ids)).toEqual(before);
    expect(back.can_undo).toBe(false);
    expect((await runOf(run.run_id)).can_undo).toBe(false);
    for (const id of [run.run_id, back.run_id])
      expect(await refusal(await boss.request('POST', `files/bulk/${id}/undo`))).toEqual([
        409,
        'bulk.not_undoable',
      ]);
  });

  it('leaves alone what somebody changed since', async () => {
    const { tag, segment, made, ids } = await prepared();
    const tagged = await bulk({ action: 'tag', ids, tag_id: tag.id });
    const listed = await bulk({ action: 'add_to_segment', ids, segment_id: segment.id });
    const favoured = await bulk({ action: 'favorite', ids });
    for (const [place, off] of [
      [`files/${made.plain}/tags/${tag.id}`, 'DELETE'],
      [`files/${made.plain}/favorite`, 'DELETE'],
    ] as const) {
      await boss.json(off, place);
      await boss.json('PUT', place);
    }
    await boss.json('DELETE', `segments/${segment.id}/files/${made.plain}`);
    await boss.json('POST', `segments/${segment.id}/files`, { ids: [made.plain] });
    const undone = [];
    for (const { run_id } of [tagged, listed, favoured]) undone.push((await undo(run_id)).done);
    expect(undone).toEqual([2, 2, 2]);
    const file = await boss.json<File>('GET', `files/${made.plain}`);
    expect([file.favorite, file.tags.map(({ id }) => id)]).toEqual([true, [tag.id]]);
    const { count } = await boss.json<{ count: number }>('GET', `files?segments=${segment.id}`);
    expect(count).toBe(2);
  });

  it.each(['delete', 'restart', 'cancel'])('is not there for %s', async (action) => {
    const { run_id, can_undo } = await bulk({ action, ids: [await call()] });
    expect(can_undo).toBe(false);
    expect(await refusal(await boss.request('POST', `files/bulk/${run_id}/undo`))).toEqual([
      409,
      'bulk.not_undoable',
    ]);
  });

  it('of favourites is for the person whose they are, of tags for everybody who may change calls', async () => {
    const email = 'colleague@example.com';
    const colleague = await newMember(server, boss, { email, name: 'Colleague', role: 'manager' });
    const ids = [await call()];
    const tag = await newTag('By a colleague');
    const tagged = await bulk({ action: 'tag', ids, tag_id: tag.id }, colleague);
    const favoured = await bulk({ action: 'favorite', ids }, colleague);
    expect((await runOf(favoured.run_id)).can_undo).toBe(false);
    expect((await boss.request('POST', `files/bulk/${favoured.run_id}/undo`)).status).toBe(403);
    expect((await undo(tagged.run_id)).done).toBe(1);
    expect((await undo(favoured.run_id, colleague)).done).toBe(1);
    const own = await colleague.json<{ results: BulkRun[] }>('GET', 'files/bulk?own=1&limit=100');
    expect(own.results.map(({ by, action }) => [by, action])).toEqual([
      ['Colleague', 'favorite'],
      ['Colleague', 'favorite'],
      ['Colleague', 'tag'],
    ]);
  });
});

describe('over more calls than a request does', () => {
  it('goes on in the background, tells how far it is, and is taken back in the same way', async () => {
    const { filters } = await manyCalls('Many');
    const tag = await newTag('Many');
    const heard: string[] = [];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
      headers: { cookie: boss.cookie },
    });
    await new Promise((done) => socket.once('open', done));
    socket.on('message', (data) => heard.push(String(data)));
    const run = await bulk({ action: 'tag', tag_id: tag.id, filter: { filters } });
    expect(run).toMatchObject({ status: 'running', total: many, handled: 500, done: 500 });
    expect(await over(run.run_id)).toMatchObject({ status: 'done', handled: many, done: many, failed: [] });
    expect(await taggedBy(tag.id)).toBe(many);
    await until(
      async () => heard.join(' '),
      (text) => text.includes(`{"event":"bulk.changed","run_id":${run.run_id}}`),
    );
    socket.terminate();
    const audit = `audit?action=file.tagged&limit=1`;
    expect((await boss.json<{ results: object[] }>('GET', audit)).results).toMatchObject([
      { actor: 'Administrator', user_id: 1, address: '127.0.0.1' },
    ]);
    const back = await undo(run.run_id);
    expect(await over(back.run_id)).toMatchObject({ status: 'done', total: many, done: many });
    expect(await taggedBy(tag.id)).toBe(0);
  });

  it('counts calls that went before their turn as failed', async () => {
    const calls = await manyCalls('Going');
    const run = await whileItWaits(calls, await newTag('Going'), () =>
      boss.request('DELETE', `files/${calls.ids.at(-1)}`),
    );
    expect(await over(run.run_id)).toMatchObject({
      status: 'done',
      handled: many,
      done: many - 1,
      failed_count: 1,
    });
  });

  it('removes them all', async () => {
    const { filters } = await manyCalls('Unwanted');
    const run = await bulk({ action: 'delete', filter: { filters } });
    expect(await over(run.run_id)).toMatchObject({ status: 'done', done: many, failed_count: 0 });
    expect(await boss.json('GET', `files?sources=${filters.sources}`)).toMatchObject({ count: 0 });
  });

  it('is stopped, once, with what was done so far', async () => {
    const tag = await newTag('Stopped');
    const run = await whileItWaits(await manyCalls('Stopped'), tag, async ({ run_id }) => {
      const running = await boss.json<{ results: BulkRun[] }>('GET', 'files/bulk?running=1&own=1');
      expect(running.results).toMatchObject([{ run_id, total: many, handled: 500, can_undo: false }]);
      expect(await refusal(await boss.request('POST', `files/bulk/${run_id}/undo`))).toEqual([
        409,
        'bulk.running',
      ]);
      expect(await boss.json('POST', `files/bulk/${run_id}/cancel`)).toMatchObject({
        status: 'cancelled',
        handled: 500,
        done: 500,
        can_undo: true,
      });
    });
    // What it was about to do is taken back with its transaction, and nobody waits any more.
    await waitingFor(0);
    expect(await refusal(await boss.request('POST', `files/bulk/${run.run_id}/cancel`))).toEqual([
      409,
      'bulk.ended',
    ]);
    expect(await taggedBy(tag.id)).toBe(500);
    expect((await undo(run.run_id)).total).toBe(500);
  });

  const member = async (email: string) => {
    const person = await newMember(server, boss, { email, name: email, role: 'manager' });
    return { client: person as Client, id: person.userId };
  };
  const key = async () => {
    const scopes = ['files.write'];
    const made = await boss.json<{ id: number; key: string }>('POST', 'api_keys', { name: 'Bulk', scopes });
    const client = clientWith(server.url, '');
    const request: Client['request'] = (method, path, body) =>
      client.request(method, path, body, { authorization: `Bearer ${made.key}` });
    const json = async <T>(...call: [string, string, unknown?]) => (await request(...call)).json() as T;
    return { client: { ...client, request, json }, id: made.id };
  };
  it.each<[string, () => Promise<{ client: Client; id: number }>, (id: number) => Promise<unknown>]>([
    [
      'may only look now',
      () => member('looks@example.com'),
      (id) => boss.json('POST', 'users/workspace', { user_id: id, role: 'viewer' }),
    ],
    [
      'is blocked',
      () => member('blocked@example.com'),
      (id) => boss.json('POST', 'users/workspace', { user_id: id, status: 'blocked' }),
    ],
    ['has left', () => member('left@example.com'), (id) => boss.request('DELETE', `users/workspace/${id}`)],
    ['was a key that is gone', key, (id) => boss.request('DELETE', `api_keys/${id}`)],
  ])('ends where whoever asked for it %s', async (title, asker, loseRight) => {
    const { client, id } = await asker();
    const tag = await newTag(title);
    const run = await whileItWaits(await manyCalls(title), tag, () => loseRight(id), client);
    expect(await over(run.run_id)).toMatchObject({ status: 'failed', code: 'forbidden', done: 600 });
    expect(await taggedBy(tag.id)).toBe(600);
  });
});

describe('a run', () => {
  it('is nobody else’s business', async () => {
    const { run_id } = await bulk({ action: 'favorite', ids: [await call()] });
    const next = await stranger(server, boss);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/undo'],
    ] as const)
      expect(await refusal(await next.request(method, `files/bulk/${run_id}${path}`))).toEqual([
        404,
        'bulk.not_found',
      ]);
    expect(await next.json('GET', 'files/bulk')).toMatchObject({ count: 0 });
    const there = await next.json<BulkRun>('POST', 'files/bulk', { action: 'delete', ids: [await call()] });
    expect(there).toMatchObject({ done: 0, failed: [{ code: 'files.not_found' }] });
  });

  it('is forgotten after 30 days, with what took it back', async () => {
    const { run_id } = await bulk({ action: 'favorite', ids: [await call()] });
    const back = await undo(run_id);
    const age = (id: number, days: number) =>
      query(
        server.dataDir,
        'update bulk_runs set ended_at = now() - make_interval(days => $2) where workspace_id = 1 and id = $1',
        [id, days],
      );
    const isThere = async (id: number) => (await boss.request('GET', `files/bulk/${id}`)).ok;
    await age(run_id, 31);
    await age(back.run_id, 29);
    await forgetOldRuns(ctx);
    expect([await isThere(run_id), await isThere(back.run_id)]).toEqual([true, true]);
    await age(back.run_id, 31);
    await forgetOldRuns(ctx);
    await forgetOldRuns(ctx);
    expect([await isThere(run_id), await isThere(back.run_id)]).toEqual([false, false]);
  });
});
