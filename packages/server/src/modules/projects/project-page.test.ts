import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type * as api from '@earshot/core/projects/projects.api.ts';
import type { Open, Project } from '@earshot/core/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, transact } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import { callSaying, newProject, phrases, settled } from '../../testing/projects.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { writeOutcomes } from './found-calls.ts';
import { projectMatched } from './projects.events.ts';

type Files = ReplyOf<typeof api.listProjectFiles>;
type Stat = ReplyOf<typeof api.getProjectStat>;
type Preview = ReplyOf<typeof api.previewProject>;

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let own: Project;
let draft: object;
let leaving: { id: number };
let angry: { id: number };
let minus: { id: number };
let plus: { id: number };
/** By what is said in them. */
const calls: Record<string, string> = {};

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  const pattern = (name: string, word: string) =>
    client.json<{ id: number }>('POST', 'patterns', {
      name,
      detection: { methods: [{ kind: 'query', query: phrases(word) }] },
    });
  [leaving, angry] = [await pattern('Leaving', 'cancel'), await pattern('Angry', 'angry')];
  minus = await client.json('POST', 'tags', { name: 'Minus', weight: -10 });
  plus = await client.json('POST', 'tags', { name: 'Plus', weight: 4 });
  draft = {
    kind: 'monitoring',
    language: ['en'],
    query: phrases('refund'),
    patterns: [leaving.id, angry.id],
    history_from: '2020-01-01',
    triggers: [
      {
        id: 'm',
        type: 'mark',
        tags: [
          { pattern_id: leaving.id, tag_id: minus.id },
          { pattern_id: angry.id, tag_id: plus.id },
        ],
      },
      { id: 'n', type: 'notify', on: [leaving.id], emails: ['a@example.com'] },
    ],
  };
  const said: [string, string, string][] = [
    ['refund me', 'Olena', '2026-11-20T09:00:00Z'],
    ['cancel it', 'Olena', '2026-11-19T09:00:00Z'],
    ['angry refund', 'Ihor', '2026-10-10T09:00:00Z'],
    ['cancel it I am angry', 'Ihor', '2025-10-10T09:00:00Z'],
    ['hello there', 'Ihor', '2026-11-20T09:00:00Z'],
  ];
  for (const [words, operator, at] of said)
    calls[words] = await callSaying(ctx, words, { operator, recorded_at: new Date(at) });
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const preview = (more: object = {}, days = 3650) =>
  client.json<Preview>('POST', 'projects/preview', { project: { ...draft, ...more }, days });
const files = (asked = '') => client.json<Files>('GET', `projects/${own.id}/files?${asked}`);
const idsOf = (list: { results: { file_id: string }[] }) => list.results.map(({ file_id }) => file_id);
const opened = async ({ filters }: Open) => (await callsLeft(client, filters)).length;

describe('a dry run', () => {
  it('says what would be found and told, by what, and writes nothing', async () => {
    const all = await preview();
    expect(all).toMatchObject({ of: 5, files: 4, alerts: 2, is_partial: false, score: (-10 + 4 - 6) / 4 });
    expect(all.query).toEqual({ files: 2, only: 1 });
    expect(all.patterns).toEqual([
      { id: leaving.id, files: 2, only: 1 },
      { id: angry.id, files: 2, only: 0 },
    ]);
    expect(all.by_day).toEqual([
      { day: '2025-10-10', files: 1, alerts: 1 },
      { day: '2026-10-10', files: 1, alerts: 0 },
      { day: '2026-11-19', files: 1, alerts: 1 },
      { day: '2026-11-20', files: 1, alerts: 0 },
    ]);
    expect(all.sample[1]).toMatchObject({
      file_id: calls['cancel it'],
      is_alert: true,
      score: -10,
      patterns: [{ id: leaving.id, moments: [{ text: 'cancel', words: [0, 0], role: 'abonent' }] }],
    });
    expect(await query(server.dataDir, 'select 1 from project_files')).toEqual([]);
    expect(
      await refusal(
        await client.request('POST', 'projects/preview', {
          project: { ...draft, query: null, patterns: [], triggers: [] },
        }),
      ),
    ).toEqual([422, 'projects.nothing_to_find']);
  });

  it('is what a start then finds', async () => {
    const before = await preview();
    own = await newProject(client, draft);
    await client.json('POST', `projects/${own.id}/start`);
    await settled(server.dataDir);
    const list = await files('sorting_by=recorded_at&order_by=desc');
    expect(idsOf(list)).toEqual(before.sample.map(({ file_id }) => file_id));
    expect(list.results.map(({ project }) => project.patterns)).toEqual(
      before.sample.map(({ patterns }) => patterns),
    );
    const now = await client.json<Project>('GET', `projects/${own.id}`);
    expect(now).toMatchObject({ found: before.files, score: before.score });
  });
});

describe('the calls of a project', () => {
  it('say why they are there', async () => {
    const { results } = await files(`file_id=${calls['cancel it I am angry']}`);
    expect(results).toMatchObject([
      {
        operator: 'Ihor',
        project: {
          is_history: true,
          score: -6,
          parts: [
            { tag_id: minus.id, weight: -10 },
            { tag_id: plus.id, weight: 4 },
          ],
          query: null,
        },
      },
    ]);
    expect(results[0]?.project.patterns.map(({ id }) => id)).toEqual([leaving.id, angry.id]);
  });

  it('are narrowed by score and by everything that files are, and ordered by score', async () => {
    const ordered = await files('sortByValue=1&order_by=desc');
    expect(ordered.results.map(({ project }) => project.score)).toEqual([4, 0, -6, -10]);
    expect(ordered).toMatchObject({ count: 4, page: 1, countPage: 1, limit: 10 });
    expect(idsOf(await files('valueFrom=-6&valueTo=0&sortByValue=true'))).toEqual([
      calls['cancel it I am angry'],
      calls['refund me'],
    ]);
    expect(await files('limit=1&offset=2')).toMatchObject({ count: 4, page: 3, countPage: 4 });
    expect((await files('operator=Olena')).count).toBe(2);
    expect((await files('operators=Ihor&operator=Olena')).count).toBe(0);
    expect((await files('subscriber=nobody')).count).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect((await files(`createdFrom=${today}&createdTo=${today}`)).count).toBe(4);
    expect((await files('createdTo=2026-01-01')).count).toBe(0);
    expect((await files(`tags=${minus.id}`)).count).toBe(2);
  });

  it('are told apart by their score wherever calls are', async () => {
    const scored = (start: number | null, to: number | null) =>
      callsLeft(client, { project_score: [{ project_id: own.id, pattern_id: null, start, to }] });
    expect(await scored(-6, 0)).toEqual(idsOf(await files('valueFrom=-6&valueTo=0')).toSorted());
    expect(await scored(null, null)).toHaveLength(4);
    expect(await scored(5, null)).toEqual([]);
    const circular = { ...draft, filters: { project_score: [{ project_id: own.id }] } };
    expect(await refusal(await client.request('POST', 'projects/preview', { project: circular }))).toEqual([
      422,
      'projects.circular',
    ]);
  });

  it('are what is meant by all that a page lists', async () => {
    const tag = await client.json<{ id: number }>('POST', 'tags', { name: 'Looked at' });
    const filters = { project_score: [{ project_id: own.id, pattern_id: null, start: null, to: -6 }] };
    const run = await client.json<{ status: string; total: number; done: number }>('POST', 'files/bulk', {
      action: 'tag',
      tag_id: tag.id,
      filter: { filters },
    });
    expect(run).toMatchObject({ status: 'done', total: 2, done: 2 });
    expect(await callsLeft(client, { tags: [tag.id] })).toEqual(idsOf(await files('valueTo=-6')).toSorted());
  });

  it('are refused by what is not known, and shown to nobody who may not see them', async () => {
    const refused = async (path: string, who = client) => refusal(await who.request('GET', path));
    const path = `projects/${own.id}/files`;
    expect(await refused(`${path}?value=1`)).toEqual([422, 'unknown_field']);
    expect(await refused('projects/999999/files')).toEqual([404, 'projects.not_found']);
    expect(await refused('projects/999999/stat')).toEqual([404, 'projects.not_found']);
    const noScripts = await sessionWith(server, 'viewer', { ...everyFlag, allow_classifiers: false });
    expect(await refused(`${path}?scripted=true`, noScripts)).toEqual([403, 'forbidden']);
    const flagless = await sessionWith(server, 'viewer', { ...everyFlag, allow_callcenter: false });
    expect(await refused(`${path}?patterns=${leaving.id}`, flagless)).toEqual([403, 'filters.forbidden']);
    const seen = await flagless.json<Files>('GET', path);
    expect(seen.results.map(({ project }) => project.patterns)).toEqual([[], [], [], []]);
  });
});

describe('the numbers of a project over time', () => {
  it('are those of twelve months, the newest first, and each opens its calls', async () => {
    const stat = await client.json<Stat>('GET', `projects/${own.id}/stat?dateTo=2026-11-23`);
    expect(stat).toMatchObject({ from: '2025-12-01', to: '2026-11-23', total: 3, before: 1, score: -2 });
    expect(stat.categories.slice(0, 3)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01']);
    expect(stat.categories).toHaveLength(12);
    const series = Object.fromEntries(stat.seriesData.map(({ name, data }) => [name, data]));
    expect(series.found?.slice(0, 3)).toEqual([2, 1, 0]);
    expect(series.score?.slice(0, 3)).toEqual([-5, 4, null]);
    expect(series.before?.slice(0, 3)).toEqual([0, 1, 0]);
    expect(await opened(stat.open)).toBe(stat.total);
    for (const [at, bar] of stat.bars.slice(0, 3).entries()) {
      expect(await opened(bar.open)).toBe(series.found?.[at]);
      expect(await opened(bar.before_open)).toBe(series.before?.[at]);
    }
    expect(stat.tags.map(({ tag_id, files: on, before }) => [tag_id, on, before])).toEqual([
      [minus.id, 1, 1],
      [plus.id, 1, 1],
    ]);
  });

  it('say how often each pattern was found, and each count opens exactly those calls', async () => {
    const stat = await client.json<Stat>('GET', `projects/${own.id}/stat?dateTo=2026-11-23`);
    expect(stat.patterns.map(({ pattern_id, files: on, before }) => [pattern_id, on, before])).toEqual([
      [angry.id, 1, 1],
      [leaving.id, 1, 1],
    ]);
    const inCalls = async ({ filters }: Open) => callsLeft(client, filters);
    expect(await Promise.all(stat.patterns.map(({ open }) => inCalls(open)))).toEqual([
      [calls['angry refund']],
      [calls['cancel it']],
    ]);
    for (const { before_open } of stat.patterns)
      expect(await inCalls(before_open)).toEqual([calls['cancel it I am angry']]);
    const days = await client.json<Stat>(
      'GET',
      `projects/${own.id}/stat?by=day&dateFrom=2026-11-19&dateTo=2026-11-20`,
    );
    expect(days.patterns.map(({ name, files: on, before }) => [name, on, before])).toEqual([
      ['Leaving', 1, 0],
      ['Angry', 0, 0],
    ]);
    const flagless = await sessionWith(server, 'viewer', { ...everyFlag, allow_callcenter: false });
    expect(await flagless.json<Stat>('GET', `projects/${own.id}/stat`)).toMatchObject({ patterns: [] });
    const asked = `files?project_score=${own.id}/${angry.id}:..`;
    expect(await refusal(await flagless.request('GET', asked))).toEqual([403, 'filters.forbidden']);
  });

  it('are told by day and week, too, and not of a period that ends before it begins', async () => {
    const by = (asked: string) => client.json<Stat>('GET', `projects/${own.id}/stat?${asked}`);
    const days = await by('by=day&dateFrom=2026-11-18&dateTo=2026-11-20');
    expect([days.categories, days.seriesData[0]?.data]).toEqual([
      ['2026-11-20', '2026-11-19', '2026-11-18'],
      [1, 1, 0],
    ]);
    const weeks = await by('by=week&dateFrom=2026-11-11&dateTo=2026-11-20');
    expect([weeks.categories, weeks.seriesData[0]?.data]).toEqual([
      ['2026-11-16', '2026-11-11'],
      [2, 0],
    ]);
    const turned = await client.request(
      'GET',
      `projects/${own.id}/stat?dateFrom=2026-11-18&dateTo=2026-11-01`,
    );
    expect(turned.status).toBe(400);
  });
});

describe('news of a match', () => {
  it('is told once, of a call that has come in, and never of a past one', async () => {
    const told: unknown[] = [];
    const ears = listener({ name: 'test.matched', event: projectMatched, hear: async () => {} });
    const jobs: Ctx['jobs'] = {
      ...ctx.jobs,
      add: async (_db, _definition, _workspaceId, payload) => {
        told.push(payload);
      },
    };
    const file_id = calls['hello there'] ?? '';
    const notify = {
      id: 'n',
      type: 'notify' as const,
      on: 'any' as const,
      user_ids: [],
      emails: ['a@example.com'],
    };
    const found = { query: [], patterns: [], marks: [], triggers: [notify] };
    const write = (isNew: boolean, outcome: typeof found | null) =>
      transact({ ...ctx, listeners: [ears], jobs }, (ctx) =>
        writeOutcomes(ctx, [{ project: own, file_id, found: outcome, isNew }]),
      );
    await write(false, found);
    expect(told).toEqual([]);
    await write(false, null);
    await write(true, found);
    await write(true, found);
    const found_at = expect.any(String);
    const news = { project_id: own.id, file_id, found_at, patterns: [], triggers: ['n'] };
    expect(told).toEqual([{ workspace_id: 1, news }]);
    await write(true, null);
  });

  it('of a call that was analysed again since it was looked at is left to the next look', async () => {
    const found = { query: [], patterns: [], marks: [], triggers: [] };
    const outcome = { project: own, file_id: calls['hello there'] ?? '', found, isNew: false };
    const outdated = { ...outcome, analysedAt: new Date(0) };
    expect(await transact(ctx, (ctx) => writeOutcomes(ctx, [outdated]))).toEqual({ changed: [] });
    expect(await transact(ctx, (ctx) => writeOutcomes(ctx, [outcome]))).toEqual({ changed: [own.id] });
  });
});
