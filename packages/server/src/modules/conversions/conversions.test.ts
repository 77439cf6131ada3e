import type {
  getAgentConversions,
  getConversionOverview,
  getConversionStat,
  StatRow,
} from '@earshot/core/conversions/conversions.api.ts';
import type { Conversion } from '@earshot/core/conversions/conversions.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { rateOf } from '@earshot/core/rate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { openContext } from '../../testing/context.ts';
import { everyFlag, newMember, sessionWith, stranger } from '../../testing/people.ts';
import { callSaying, newProject, phrases, settled } from '../../testing/projects.ts';
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

type Stat = ReplyOf<typeof getConversionStat>;
type Overview = ReplyOf<typeof getConversionOverview>;

let server: TestServer;
let boss: Client;
let neighbour: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let tag = 0;
/** Calls by what is said in them; one and two are of Ann, the others of Bob. */
const calls: Record<'one' | 'two' | 'three' | 'four', string> = { one: '', two: '', three: '', four: '' };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  ({ ctx, close } = await openContext(server.dataDir));
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  const say = (words: string, operator: string, at: string) =>
    callSaying(ctx, words, { operator, recorded_at: new Date(at) });
  calls.one = await say('I take the router today', 'Ann', '2026-03-01T10:00:00Z');
  // By the clock of Kyiv it is the third of March.
  calls.two = await say('no thank you', 'Ann', '2026-03-02T22:30:00Z');
  calls.three = await say('I take the router too', 'Bob', '2026-03-03T10:00:00Z');
  calls.four = await say('maybe next week', 'Bob', '2026-03-09T10:00:00Z');
  tag = (await boss.json<{ id: number }>('POST', 'tags', { name: 'Lead', color: 'green' })).id;
  await boss.json('PUT', `files/${calls.one}/tags/${tag}`);
  await boss.json('PUT', `files/${calls.two}/tags/${tag}`);
  const set = (id: string, fields: object) => boss.json('PUT', `files/${id}/fields`, { fields });
  await set(calls.one, { fee: 350, visit: 'v-1' });
  await set(calls.two, { fee: '12,5', plan: ['gold', 'silver'] });
  await set(calls.three, { fee: 'a lot', visit: '' });
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

let made = 0;
/** A conversion of its own name. */
const make = (body: object = {}, client = boss) => {
  made += 1;
  return client.json<Conversion>('POST', 'conversions', { name: `Won ${made}`, type: 'sale', ...body });
};
const counting = (...conditions: object[]) => ({ counts: { join: 'all', conditions } });
const byTag = () => counting({ kind: 'tag', id: tag });
const statOf = (id: number, asked = 'by=day', client = boss) =>
  client.json<Stat>('GET', `conversions/${id}/stat?${asked}`);
const overviewOf = async (id: number, asked = '', client = boss) =>
  (await client.json<Overview>('GET', `conversions/overview?${asked}`)).results.find(
    ({ conversion_id }) => conversion_id === id,
  );
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const found = async (open: object, client = boss) =>
  (await client.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;
const named = (...names: (keyof typeof calls)[]) => names.map((name) => calls[name]).sort();

describe('a conversion', () => {
  it('is made, changed as a new version, copied, locked and removed', async () => {
    const first = await make({ ...byTag(), type: 'lead', name: 'Lead left' });
    expect(first).toMatchObject({
      version: 1,
      names: [{ id: tag, name: 'Lead', state: 'there' }],
      projects: [],
    });
    const renamed = await boss.json<Conversion>('PUT', `conversions/${first.id}`, {
      ...first,
      name: 'Lead given',
    });
    expect(renamed).toMatchObject({ version: 1, name: 'Lead given' });
    const valued = await boss.json<Conversion>('PUT', `conversions/${first.id}`, {
      ...renamed,
      value: { fixed: 40, field: null, currency: 'UAH' },
    });
    expect(valued).toMatchObject({ version: 2, value: { fixed: 40 } });
    const versions = await boss.json<{ count: number }>('GET', `conversions/${first.id}/versions`);
    expect(versions.count).toBe(2);
    const copy = await boss.json<Conversion>('POST', `conversions/${first.id}/clone`);
    expect(copy).toMatchObject({ type: 'lead', version: 1, counts: valued.counts });
    expect(copy.name).not.toBe(valued.name);
    await boss.request('DELETE', `conversions/${copy.id}`);
    expect(await refused(boss, 'GET', `conversions/${copy.id}`)).toBe('conversions.not_found');
    const manager = await newMember(server, boss, {
      email: 'm@example.com',
      name: 'Manager',
      role: 'manager',
    });
    await boss.json('POST', 'users/workspace', { user_id: manager.userId, ...everyFlag });
    await boss.json('POST', `conversions/${first.id}/lock`, { locked: true });
    expect(await refused(manager, 'PUT', `conversions/${first.id}`, valued)).toBe('rules.locked');
    expect(await refused(manager, 'DELETE', `conversions/${first.id}`)).toBe('rules.locked');
    expect(await refused(manager, 'POST', `conversions/${first.id}/lock`, { locked: false })).toBe(
      'rules.not_author',
    );
    const [logged] = await query<{ action: string }>(
      server.dataDir,
      `select action from audit_log where subject = 'Lead left' and action = 'conversion.created'`,
    );
    expect(logged?.action).toBe('conversion.created');
  });

  it('has a name that is its own among those of its type', async () => {
    const one = await make({ name: 'Router', type: 'Sale of goods' });
    expect(await refused(boss, 'POST', 'conversions', { name: 'ROUTER', type: 'sale of Goods' })).toBe(
      'conversions.name_taken',
    );
    const other = await make({ name: 'Router', type: 'lead' });
    expect(await refused(boss, 'PUT', `conversions/${other.id}`, { ...other, type: one.type })).toBe(
      'conversions.name_taken',
    );
    expect((await make({ name: 'Router', type: 'sale of goods' }, neighbour)).name).toBe('Router');
  });

  it('counts nothing that is not there, and is out of no conversions', async () => {
    for (const kind of ['tag', 'pattern', 'script', 'goal'])
      expect(
        await refused(boss, 'POST', 'conversions', {
          name: 'No',
          type: 'no',
          ...counting({ kind, id: 999_999 }),
        }),
      ).toBe('conversions.unknown_rule');
    const out_of = { filters: { conversions: [1] } };
    expect(await refused(boss, 'POST', 'conversions', { name: 'No', type: 'no', out_of })).toBe(
      'conversions.circular',
    );
    expect(await refused(neighbour, 'POST', 'conversions', { name: 'No', type: 'no', ...byTag() })).toBe(
      'conversions.unknown_rule',
    );
  });

  it('names what is gone or hidden, and can be changed all the same', async () => {
    const gone = await boss.json<{ id: number }>('POST', 'tags', { name: 'Gone', color: 'red' });
    const one = await make(counting({ kind: 'tag', id: gone.id }));
    await boss.request('DELETE', `tags/${gone.id}`);
    const kept = await boss.json<Conversion>('PUT', `conversions/${one.id}`, { ...one, name: 'Kept' });
    expect(kept.names).toEqual([{ id: gone.id, name: null, state: 'gone' }]);
    expect(await statOf(one.id)).toMatchObject({ total: { calls: 4, conversions: 0, rate: 0 } });
    const goal = await boss.json<Goal>('POST', 'goals', goalOf('Hidden'));
    const script = await boss.json<{ id: number }>('POST', 'scripts', {
      name: 'Offer',
      type: 'offer',
      variations: [{ language: 'en', text: 'would you like a router' }],
    });
    const both = await make(counting({ kind: 'goal', id: goal.id }, { kind: 'script', id: script.id }));
    const narrow = await sessionWith(server, 'manager', { ...everyFlag, allow_classifiers: false });
    const seen = await narrow.json<Conversion>('GET', `conversions/${both.id}`);
    expect(seen.names.map((name) => name?.state)).toEqual(['there', 'hidden']);
    expect(await refused(narrow, 'POST', 'conversions', { ...seen, name: 'Mine' })).toBe('filters.forbidden');
  });
});

const goalOf = (name: string) => ({
  name,
  groups: [
    {
      name: 'All',
      questions: [
        {
          text: 'Takes it',
          control_value: 1,
          answer_by: {
            kind: 'pattern',
            detection: { methods: [{ kind: 'query', query: { phrases: ['router'], who: 'abonent' } }] },
          },
        },
      ],
    },
  ],
  published_by: 'machine',
});

describe('a call is one', () => {
  it('by a tag, a pattern, or a field that says something', async () => {
    const pattern = await boss.json<{ id: number }>('POST', 'patterns', {
      name: 'Takes the router',
      detection: { methods: [{ kind: 'query', query: { phrases: ['take the router'] } }] },
      apply: 'history',
    });
    const byPattern = await make(counting({ kind: 'pattern', id: pattern.id }));
    await until(
      () => callsLeft(boss, { conversions: [byPattern.id] }),
      (left) => left.length === 2,
    );
    const cases: [object, (keyof typeof calls)[]][] = [
      [byTag(), ['one', 'two']],
      [counting({ kind: 'pattern', id: pattern.id }), ['one', 'three']],
      [counting({ kind: 'tag', id: tag }, { kind: 'pattern', id: pattern.id }), ['one']],
      [
        {
          counts: {
            join: 'any',
            conditions: [
              { kind: 'tag', id: tag },
              { kind: 'pattern', id: pattern.id },
            ],
          },
        },
        ['one', 'two', 'three'],
      ],
      [counting({ kind: 'field', field: 'visit' }), ['one']],
      [counting({ kind: 'field', field: 'fee', equals: '350' }), ['one']],
      [counting({ kind: 'field', field: 'plan', equals: 'silver' }), ['two']],
      [counting(), []],
    ];
    for (const [counts, names] of cases) {
      const { id } = await make(counts);
      expect(await callsLeft(boss, { conversions: [id] })).toEqual(named(...names));
      expect(await callsLeft(boss, { conversion_base: [id] })).toHaveLength(4);
    }
  });

  it('by what a goal makes of it', async () => {
    const goal = await boss.json<Goal>('POST', 'goals', { ...goalOf('Sold'), apply: 'history' });
    const passed = await make(counting({ kind: 'goal', id: goal.id }));
    const failed = await make(counting({ kind: 'goal', id: goal.id, outcome: 'failed' }));
    await until(
      () => callsLeft(boss, { goals: [goal.id] }),
      (left) => left.length === 4,
    );
    expect(await callsLeft(boss, { conversions: [passed.id] })).toEqual(named('one', 'three'));
    expect(await callsLeft(boss, { conversions: [failed.id] })).toEqual(named('two', 'four'));
  });

  it('because a project marks it, by the patterns that its trigger names', async () => {
    const { id } = await make(counting());
    const pattern = await boss.json<{ id: number }>('POST', 'patterns', {
      name: 'Next week',
      detection: { methods: [{ kind: 'query', query: { phrases: ['next week'] } }] },
    });
    const trigger = { id: 'c', type: 'conversion', conversion_id: id };
    const watch = { history_from: '2020-01-01', query: phrases('router'), patterns: [pattern.id] };
    const project = await newProject(boss, { ...watch, triggers: [{ ...trigger, on: [pattern.id] }] });
    await boss.json('POST', `projects/${project.id}/start`);
    await until(
      () => callsLeft(boss, { projects: [project.id] }),
      (left) => left.length === 3,
    );
    expect(await callsLeft(boss, { conversions: [id] })).toEqual(named('four'));
    const { projects } = await boss.json<Conversion>('GET', `conversions/${id}`);
    expect(projects).toEqual([{ id: project.id, name: project.name }]);
    const every = await newProject(boss, { ...watch, patterns: [], triggers: [trigger] });
    await boss.json('POST', `projects/${every.id}/start`);
    await until(
      () => callsLeft(boss, { conversions: [id] }),
      (left) => left.length === 3,
    );
    await settled(server.dataDir);
    expect(await callsLeft(boss, { conversions: [id] })).toEqual(named('one', 'three', 'four'));
    const circle = { filters: { conversions: [id] }, triggers: [trigger] };
    expect(await refused(boss, 'PUT', `projects/${every.id}`, { ...every, ...circle })).toBe(
      'projects.circular',
    );
  });

  it('only among the calls that it is out of', async () => {
    const { id } = await make({ ...byTag(), out_of: { query: { type: 'phrases', phrases: ['router'] } } });
    expect(await callsLeft(boss, { conversions: [id] })).toEqual(named('one'));
    expect(await callsLeft(boss, { conversion_base: [id] })).toEqual(named('one', 'three'));
    const segment = await boss.json<{ id: number }>('POST', 'segments', {
      name: 'Of conversions',
      filters: { conversions: [id] },
    });
    expect(await callsLeft(boss, { segments: [segment.id] })).toEqual(named('one'));
  });
});

describe('what it comes to', () => {
  it('is a rate with its interval, by day, week and month of the own clock', async () => {
    const { id } = await make(byTag());
    const { total, results } = await statOf(id);
    expect(total).toMatchObject({ calls: 4, conversions: 2, ...rateOf(2, 4), revenue: null });
    expect(results.map(({ key, calls: all, conversions }) => [key, all, conversions])).toEqual([
      ['2026-03-01', 1, 1],
      ['2026-03-03', 2, 1],
      ['2026-03-09', 1, 0],
    ]);
    const weeks = await statOf(id, 'by=week&dateFrom=2026-02-25&dateTo=2026-03-08');
    expect(weeks.results.map(({ key, calls: all }) => [key, all])).toEqual([
      ['2026-02-25', 1],
      ['2026-03-02', 2],
    ]);
    const months = await statOf(id, 'by=month');
    expect(months.results.map(({ key, calls: all }) => [key, all])).toEqual([['2026-03-01', 4]]);
  });

  it('says of every number which calls it is of', async () => {
    const pattern = { kind: 'field', field: 'visit' };
    const { id } = await make({
      counts: { join: 'any', conditions: [{ kind: 'tag', id: tag }, pattern] },
      out_of: { filters: { name: '', operators: ['Ann', 'Bob'] } },
    });
    await boss.json('POST', 'segments', { name: 'Ann’s', filters: { operators: ['Ann'] } });
    const source = await boss.json<{ id: number }>('POST', 'sources', { name: 'PBX' });
    await query(server.dataDir, 'update files set source_id = $1 where id = $2', [source.id, calls.two]);
    for (const by of ['day', 'week', 'month', 'agent', 'source', 'segment'])
      for (const period of ['', '&dateFrom=2026-03-01&dateTo=2026-03-03']) {
        const { total, results } = await statOf(id, `by=${by}${period}`);
        expect(results.length).toBeGreaterThan(0);
        for (const row of [total, ...results]) {
          expect([by, await found(row.open), await found(row.open_calls)]).toEqual([
            by,
            row.conversions,
            row.calls,
          ]);
        }
      }
    const agents = (await statOf(id, 'by=agent')).results;
    expect(agents.map(({ name, calls: all, conversions }: StatRow) => [name, all, conversions])).toEqual([
      ['Ann', 2, 2],
      ['Bob', 2, 0],
    ]);
    expect((await statOf(id, 'by=source')).results).toMatchObject([
      { name: 'PBX', calls: 1, conversions: 1 },
    ]);
  });

  it('stands on the page of an agent beside all calls', async () => {
    const { id, name } = await make(byTag());
    const { results: agents } = await boss.json<{ results: { id: number; name: string }[] }>('GET', 'agents');
    const ann = agents.find((one) => one.name === 'Ann')?.id;
    const path = `agents/${ann}/conversions?dateFrom=2026-03-01&dateTo=2026-03-03`;
    const { results } = await boss.json<ReplyOf<typeof getAgentConversions>>('GET', path);
    const own = results.find(({ conversion_id }) => conversion_id === id);
    expect(own).toMatchObject({ name, calls: 2, conversions: 2, ...rateOf(2, 2) });
    expect(own?.overall).toEqual({ calls: 3, rate: 2 / 3 });
    expect(await found(own?.open ?? {})).toBe(2);
    expect(await refused(neighbour, 'GET', path)).toBe('agents.not_found');
  });

  it.each<[object, number | null, number]>([
    [{ fixed: 40 }, 80, 0],
    [{ field: 'fee' }, 362.5, 0],
    [{ field: 'visit' }, null, 2],
    [{ field: 'plan', fixed: 10 }, 20, 0],
    [{}, null, 0],
  ])('is worth what is said of it: %j', async (value, revenue, without_value) => {
    const { id } = await make({ ...byTag(), value });
    expect((await statOf(id)).total).toMatchObject({ revenue, without_value });
    expect(await overviewOf(id)).toMatchObject({ revenue, without_value });
  });

  it('counts what has no number apart, and a fixed value in its place where there is one', async () => {
    const every = counting({ kind: 'field', field: 'fee' });
    const { id } = await make({ ...every, value: { field: 'fee' } });
    expect((await statOf(id)).total).toMatchObject({ conversions: 3, revenue: 362.5, without_value: 1 });
    const filled = await make({ ...every, value: { field: 'fee', fixed: 100 } });
    expect((await statOf(filled.id)).total).toMatchObject({ revenue: 462.5, without_value: 0 });
  });

  it('stands in the overview with the period before and a trend', async () => {
    const { id } = await make(byTag());
    const row = await overviewOf(id, 'dateFrom=2026-03-03&dateTo=2026-03-09');
    expect(row).toMatchObject({ calls: 3, conversions: 1, before: { calls: 1, conversions: 1, rate: 1 } });
    expect(row?.trend).toHaveLength(7);
    expect(row?.trend[0]).toMatchObject({ dateFrom: '2026-03-03', calls: 2, rate: 0.5 });
    expect(await found(row?.open ?? {})).toBe(1);
    expect(await overviewOf(id)).toMatchObject({ calls: 4, before: null });
    expect(await refused(boss, 'GET', 'conversions/overview?dateFrom=2026-03-02&dateTo=2026-03-01')).toBe(
      'bad_request',
    );
  });
});

describe('nobody else', () => {
  it('sees those of another workspace', async () => {
    const { id } = await make(byTag());
    for (const path of [`conversions/${id}`, `conversions/${id}/stat`, `conversions/${id}/versions`])
      expect(await refused(neighbour, 'GET', path)).toBe('conversions.not_found');
    expect(await overviewOf(id, '', neighbour)).toBeUndefined();
    expect(await callsLeft(neighbour, { conversions: [id] })).toEqual([]);
  });

  it('a team lead who is limited counts the calls of the own team', async () => {
    const { id } = await make({ ...byTag(), value: { field: 'fee' } });
    const lead = await newMember(server, boss, { email: 'l@example.com', name: 'Lead', role: 'manager' });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, ...everyFlag });
    const team = await boss.json<{ id: number }>('POST', 'teams', { name: 'Bobs', lead_ids: [lead.userId] });
    const { results } = await boss.json<{ results: { id: number; name: string }[] }>('GET', 'agents');
    const bob = results.find(({ name }) => name === 'Bob');
    await boss.json('PUT', `agents/${bob?.id}`, { team_id: team.id });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
    const again = await signIn(server, { email: 'l@example.com', password: 'Str0ng&Long!' });
    expect((await statOf(id, 'by=agent', again)).total).toMatchObject({
      calls: 2,
      conversions: 0,
      revenue: null,
    });
    expect(await overviewOf(id, '', again)).toMatchObject({ calls: 2, conversions: 0 });
    expect(await callsLeft(again, { conversions: [id] })).toEqual([]);
  });

  it('is told what it may not see', async () => {
    const { id } = await make(byTag());
    const viewer = await sessionWith(server, 'viewer', { ...everyFlag, allow_callcenter: false });
    for (const path of ['conversions', `conversions/${id}/stat`, `files?conversions=${id}`])
      expect((await viewer.request('GET', path)).status).toBe(403);
    const reader = await sessionWith(server, 'viewer', everyFlag);
    expect((await statOf(id, 'by=day', reader)).total.conversions).toBe(2);
    expect((await reader.request('POST', 'conversions', { name: 'Mine', type: 'sale' })).status).toBe(403);
  });
});
