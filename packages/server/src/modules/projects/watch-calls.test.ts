import { type Project, projectKinds } from '@earshot/core/projects/projects.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { openContext } from '../../testing/context.ts';
import { callSaying, expectSums, newProject, phrases, settled } from '../../testing/projects.ts';
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
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});
/** Every test leaves sums that are what the rows come to. */
afterEach(async () => {
  await settled(server.dataDir);
  await expectSums(server.dataDir);
  for (const { id } of (await client.json<{ results: Project[] }>('GET', 'projects?limit=100')).results)
    await client.request('DELETE', `projects/${id}`);
  expect(
    await query(server.dataDir, 'select 1 from project_marks union all select 1 from project_files'),
  ).toEqual([]);
});

const start = (id: number) => client.json<Project>('POST', `projects/${id}/start`);
const read = (id: number) => client.json<Project>('GET', `projects/${id}`);
const found = async (id: number) => {
  await settled(server.dataDir);
  return callsLeft(client, { projects: [id] });
};
const say = (words: string, more: Parameters<typeof callSaying>[2] = {}) => callSaying(ctx, words, more);
const tagsOf = (fileId: string) =>
  client.json<{ results: FileTag[] }>('GET', `files/${fileId}/tags`).then(({ results }) => results);
let made = 0;
const pattern = (...words: string[]) => {
  made += 1;
  const detection = { methods: [{ kind: 'query', query: phrases(...words) }] };
  return client.json<{ id: number }>('POST', 'patterns', { name: `Pattern ${made}`, detection });
};
const tag = (weight: number, more: object = {}) => {
  made += 1;
  return client.json<{ id: number }>('POST', 'tags', { name: `Tag ${made}`, weight, ...more });
};
const marking = (...tags: { pattern_id?: number; tag_id: number }[]) => [{ id: 'mark', type: 'mark', tags }];
const correct = async (fileId: string, words: string) => {
  const transcript = await client.json<{ version: number; phrases: { text: string }[] }>(
    'GET',
    `files/${fileId}/transcript?format=json`,
  );
  const changed = transcript.phrases.map((one, at) => (at === 1 ? { ...one, text: words } : one));
  const reply = await client.request('PUT', `files/${fileId}/transcript`, {
    ...transcript,
    phrases: changed,
  });
  expect(reply.status).toBe(200);
};

describe('what a started project finds', () => {
  it.each(projectKinds)('%s: calls from now on, by its query', async (kind) => {
    const before = await say('I want a refund now');
    const own = await newProject(client, { kind, query: phrases('refund') });
    const early = await say('another refund please');
    expect(await start(own.id)).toMatchObject({ state: 'started', progress: null });
    const late = await say('a refund at last');
    await say('nothing of the kind');
    expect(await found(own.id)).toEqual([late]);
    expect([before, early]).not.toContain(late);
    const today = { found: 1, added_today: 1, score: 0, trend: null };
    expect(await read(own.id)).toMatchObject({
      state: 'started',
      ...today,
      weeks: [...Array(11).fill(0), 1],
    });
  });

  it('by the query or any pattern, among what filters and languages leave', async () => {
    const leaving = await pattern('cancel');
    const own = await newProject(client, {
      query: phrases('refund'),
      patterns: [leaving.id],
      filters: { operators: ['Olena'] },
      language: ['en', 'de'],
    });
    await start(own.id);
    const olena = { operator: 'Olena' };
    const byQuery = await say('refund me', olena);
    const byPattern = await say('cancel it', { ...olena, language: 'de' });
    await say('cancel it', { ...olena, language: 'uk' });
    await say('cancel it', { operator: 'Ihor' });
    await say('hello there', olena);
    expect(await found(own.id)).toEqual([byQuery, byPattern].sort());
    const every = await newProject(client, { auto_language: true, language: [], patterns: [leaving.id] });
    await start(every.id);
    const inUkrainian = await say('cancel it', { language: 'uk' });
    expect(await found(every.id)).toEqual([inUkrainian]);
  });

  it('by filters alone, also by a segment, where there is nothing else', async () => {
    const segment = await client.json<{ id: number }>('POST', 'segments', {
      name: 'Parcels',
      query: { type: 'regexp', regexp: 'parcels?' },
    });
    const own = await newProject(client, { filters: { segments: [segment.id] } });
    await start(own.id);
    const call = await say('where are my parcels');
    await say('where is my cat');
    expect(await found(own.id)).toEqual([call]);
  });

  it('needs something to look for', async () => {
    const own = await newProject(client, { filters: { matching: 'all', operators: [] } });
    const reply = await client.request('POST', `projects/${own.id}/start`);
    expect(await refusal(reply)).toEqual([422, 'projects.nothing_to_find']);
  });

  it('stops and goes on with its state', async () => {
    const own = await newProject(client, { query: phrases('refund') });
    expect(await refusal(await client.request('POST', `projects/${own.id}/pause`))).toEqual([
      409,
      'projects.not_started',
    ]);
    const both = await Promise.all([start(own.id), start(own.id)]);
    expect(both.map(({ state }) => state)).toEqual(['started', 'started']);
    const first = await say('refund one');
    await settled(server.dataDir);
    expect(await client.json('POST', `projects/${own.id}/pause`)).toMatchObject({ state: 'paused' });
    await say('refund two');
    await settled(server.dataDir);
    await start(own.id);
    const third = await say('refund three');
    expect(await found(own.id)).toEqual([first, third].sort());
  });
});

describe('tags that a project sets', () => {
  it('count by the weights they have now, with the moments behind them', async () => {
    const [leaving, angry] = [await pattern('cancel'), await pattern('angry')];
    const [minus, plus, both] = [await tag(-10), await tag(4), await tag(1)];
    const own = await newProject(client, {
      patterns: [leaving.id, angry.id],
      triggers: marking(
        { pattern_id: leaving.id, tag_id: minus.id },
        { pattern_id: angry.id, tag_id: plus.id },
        { tag_id: both.id },
      ),
    });
    await start(own.id);
    const first = await say('cancel it I am angry');
    const second = await say('just cancel it');
    await settled(server.dataDir);
    const set = await tagsOf(first);
    expect(set.map((one) => [one.tag_id, one.origin]).sort()).toEqual(
      [minus, plus, both].map(({ id }) => [id, 'project']).sort(),
    );
    expect(set.find(({ tag_id }) => tag_id === minus.id)?.evidence[0]?.hits[0]?.text).toBe('cancel');
    expect((await tagsOf(second)).map(({ tag_id }) => tag_id).sort()).toEqual([minus.id, both.id].sort());
    expect(await read(own.id)).toMatchObject({ found: 2, score: (-5 + -9) / 2 });
    const { version: _, ...changed } = await client.json<Record<string, unknown>>('GET', `tags/${minus.id}`);
    await client.json('PUT', `tags/${minus.id}`, { ...changed, weight: 0 });
    expect(await read(own.id)).toMatchObject({ score: (5 + 1) / 2 });
    await client.request('DELETE', `tags/${both.id}`);
    await settled(server.dataDir);
    expect(await read(own.id)).toMatchObject({ score: 4 / 2 });
  });

  it('are a person’s to take off, and stay off', async () => {
    const set = await tag(-3);
    const own = await newProject(client, { query: phrases('refund'), triggers: marking({ tag_id: set.id }) });
    await start(own.id);
    const call = await say('refund me');
    await settled(server.dataDir);
    await client.request('DELETE', `files/${call}/tags/${set.id}`);
    expect(await read(own.id)).toMatchObject({ found: 1, score: 0 });
    await expectSums(server.dataDir);
    await correct(call, 'refund me twice');
    await settled(server.dataDir);
    expect(await tagsOf(call)).toEqual([]);
    expect(await read(own.id)).toMatchObject({ found: 1, score: 0 });
    await client.request('PUT', `files/${call}/tags/${set.id}`);
    expect(await read(own.id)).toMatchObject({ score: -3 });
    await client.request('POST', `projects/${own.id}/clear`);
    await settled(server.dataDir);
    expect((await tagsOf(call)).map(({ origin }) => origin)).toEqual(['hand']);
  });

  it('stay while another project, a rule or a person holds them', async () => {
    const detection = { methods: [{ kind: 'query', query: phrases('money back') }] };
    const set = await tag(2, { detection });
    const triggers = marking({ tag_id: set.id });
    const one = await newProject(client, { query: phrases('refund'), triggers });
    const other = await newProject(client, { query: phrases('complaint'), triggers });
    await start(one.id);
    await start(other.id);
    const call = await say('refund for a complaint');
    const ruled = await say('refund my money back');
    await settled(server.dataDir);
    const origins = async (id: string) => (await tagsOf(id)).map(({ origin }) => origin);
    expect([await origins(call), await origins(ruled)]).toEqual([['project'], ['rule']]);
    expect((await tagsOf(call))[0]?.evidence[0]?.hits[0]?.text).toBe('refund');
    await client.request('DELETE', `projects/${one.id}`);
    expect([await origins(call), await origins(ruled)]).toEqual([['project'], ['rule']]);
    expect((await tagsOf(call))[0]?.evidence[0]?.hits[0]?.text).toBe('complaint');
    await client.request('DELETE', `projects/${other.id}`);
    expect([await origins(call), await origins(ruled)]).toEqual([[], ['rule']]);
  });

  it('stand in for a rule that no longer finds the call', async () => {
    const detection = { methods: [{ kind: 'query', query: phrases('money back') }] };
    const set = await tag(2, { detection });
    const own = await newProject(client, { query: phrases('refund'), triggers: marking({ tag_id: set.id }) });
    await start(own.id);
    const call = await say('refund my money back');
    await settled(server.dataDir);
    await correct(call, 'refund my coins');
    await settled(server.dataDir);
    expect((await tagsOf(call)).map(({ origin }) => origin)).toEqual(['project']);
  });
});

describe('a call that is corrected', () => {
  it('leaves with its marks, and comes with new moments; since when it is found stays', async () => {
    const set = await tag(-3);
    const own = await newProject(client, { query: phrases('refund'), triggers: marking({ tag_id: set.id }) });
    await start(own.id);
    const call = await say('refund me');
    await settled(server.dataDir);
    const since = () => query(server.dataDir, 'select found_at from project_files');
    const before = await since();
    await correct(call, 'please please refund me');
    await settled(server.dataDir);
    expect(await since()).toEqual(before);
    expect((await tagsOf(call))[0]?.evidence[0]?.hits[0]).toMatchObject({ words: [2, 2] });
    await correct(call, 'never mind');
    expect(await found(own.id)).toEqual([]);
    expect(await tagsOf(call)).toEqual([]);
    expect(await read(own.id)).toMatchObject({ found: 0, score: null });
  });

  it('that is removed is not counted any more', async () => {
    const set = await tag(-3);
    const own = await newProject(client, { query: phrases('refund'), triggers: marking({ tag_id: set.id }) });
    await start(own.id);
    const call = await say('refund me');
    await settled(server.dataDir);
    expect((await client.request('DELETE', `files/${call}`)).status).toBe(204);
    expect(await read(own.id)).toMatchObject({ found: 0, score: null, weeks: Array(12).fill(0) });
  });
});

describe('what else a new call sets off', () => {
  it('it is a favourite, and on a list, until the project no longer finds it', async () => {
    const list = await client.json<{ id: number }>('POST', 'segments', { name: 'At risk', ids: [] });
    const own = await newProject(client, {
      query: phrases('refund'),
      triggers: [
        { id: 'f', type: 'favorite', user_ids: [1] },
        { id: 's', type: 'segment', segment_id: list.id },
      ],
    });
    await start(own.id);
    const [call, kept] = [await say('refund me'), await say('refund him')];
    await settled(server.dataDir);
    expect(await callsLeft(client, { favorite: true })).toEqual([call, kept].sort());
    expect(await callsLeft(client, { segments: [list.id] })).toEqual([call, kept].sort());
    // Whoever does by hand what was done already makes it their own.
    await client.request('DELETE', `files/${kept}/favorite`);
    await client.request('PUT', `files/${kept}/favorite`);
    await client.request('POST', `projects/${own.id}/clear`);
    await settled(server.dataDir);
    expect(await callsLeft(client, { favorite: true })).toEqual([kept]);
    expect(await callsLeft(client, { segments: [list.id] })).toEqual([]);
    await client.request('DELETE', `files/${kept}/favorite`);
  });
});

describe('another clock', () => {
  it('moves calls to other days, and the sums with them', async () => {
    const own = await newProject(client, { query: phrases('zebra'), history_from: '2026-01-01' });
    await say('a zebra', { recorded_at: new Date('2026-03-01T22:30:00Z') });
    await start(own.id);
    await settled(server.dataDir);
    const days = () => query(server.dataDir, 'select day::text from project_days');
    expect(await days()).toEqual([{ day: '2026-03-01' }]);
    await client.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
    await settled(server.dataDir);
    expect(await days()).toEqual([{ day: '2026-03-02' }]);
    await client.json('PUT', 'workspace', { time_zone: 'UTC' });
  });
});
