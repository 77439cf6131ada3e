import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getEvaluation } from '@earshot/core/evaluations/evaluations.api.ts';
import type { EvaluationRun, LastTest, TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import type { Truth } from '@earshot/core/evaluations/truths.ts';
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

type Result = ReplyOf<typeof getEvaluation>;
type Truths = { results: Truth[]; counts: Record<string, number>; items: { id: number; name: string }[] };

let server: TestServer;
let boss: Client;
let neighbour: Client;
/** Calls by what the customer says in them. */
const calls = new Map<string, string>();

const sayings = [
  ['bill', 'the bill is wrong'],
  ['invoice', 'my invoice came out too high'],
  ['both', 'the bill and the invoice differ'],
  ['router', 'the router is dead'],
  ['thanks', 'thank you for everything'],
] as const;
const rounds = 6;

const phrases = (...words: string[]) => ({
  methods: [{ kind: 'query', query: { type: 'phrases', phrases: words } }],
});
const pattern = (name: string, detection: object) =>
  boss.json<{ id: number }>('POST', 'patterns', { name, detection });
/** A testing project that has found every call. */
async function project(name: string, subject: object | null, more: object = {}): Promise<number> {
  const { id } = await boss.json<{ id: number }>('POST', 'projects', {
    name,
    kind: 'testing',
    auto_language: true,
    history_from: '2000-01-01',
    subject,
    ...more,
  });
  await boss.json('POST', `projects/${id}/start`);
  await until(
    () => boss.json<{ found: number }>('GET', `projects/${id}`),
    ({ found }) => found >= calls.size,
  );
  return id;
}
const truths = (id: number, view = 'all', client = boss) =>
  client.json<Truths>('GET', `projects/${id}/truth?view=${view}&limit=200`);
async function tested(id: number, version?: number): Promise<EvaluationRun> {
  const run = await boss.json<EvaluationRun>(
    'POST',
    `projects/${id}/test`,
    version === undefined ? {} : { version },
  );
  return ended(id, run.id);
}
const ended = async (id: number, runId: number) =>
  (await until(
    async () =>
      (
        await boss.json<{ results: EvaluationRun[] }>('GET', `projects/${id}/tests`)
      ).results.find((one) => one.id === runId),
    (one) => one?.status === 'done' || one?.status === 'failed',
  )) as EvaluationRun;
const lastTest = async (id: number, client = boss) =>
  (await client.json<{ results: LastTest[] }>('GET', 'projects/tested')).results.find(
    (one) => one.project_id === id,
  );
const result = (id: number, asked = '') => boss.json<Result>('GET', `projects/${id}/result?${asked}`);
const places = async (id: number, asked: string) =>
  (await boss.json<{ results: TestedPlace[] }>('GET', `projects/${id}/result/places?${asked}`)).results;
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const measure = (of: Result, name: string) => of.measures.find((one) => one.name === name);
const isAboutBills = (name: string) => ['bill', 'invoice', 'both'].some((word) => name.startsWith(word));

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, words] of sayings) {
      const id = `${name} ${round}`;
      calls.set(
        id,
        await conversation(
          boss,
          id,
          `Operator: how can I help\nCustomer: ${words}\nOperator: one moment ${round}`,
        ),
      );
    }
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a pattern', () => {
  it('is tested on calls that people answered, version against version', async () => {
    const { id: patternId } = await pattern('Bills', phrases('bill'));
    const id = await project('Are bills found?', { kind: 'pattern', id: patternId });
    expect(await refused(boss, 'POST', `projects/${id}/test`, {})).toBe('testing.no_truth');
    expect(await refused(boss, 'GET', `projects/${id}/result`)).toBe('testing.nothing_tested');
    expect(await boss.json('POST', `projects/${id}/truth/draw`, { count: 200 })).toEqual({
      added: calls.size,
    });
    expect(await boss.json('POST', `projects/${id}/truth/draw`, { count: 200 }).catch(() => null)).toBeNull();
    const { results, counts, items } = await truths(id, 'open');
    expect([counts.open, counts.answered, items]).toEqual([
      calls.size,
      0,
      [{ id: patternId, name: 'Bills' }],
    ]);
    for (const { id: truth, call } of results)
      await boss.json('PUT', `projects/${id}/truth/${truth}`, { right: { has: isAboutBills(call.name) } });
    expect(await tested(id)).toMatchObject({ status: 'done', version: 1, verdict: null, done: calls.size });
    expect(await lastTest(id)).toMatchObject({
      version: 1,
      verdict: null,
      figure: { name: 'accuracy', n: calls.size, value: 0.8, before: null },
    });
    const first = await result(id);
    expect(first).toMatchObject({ n: calls.size, version: 1, against: null, won: null, wrong: rounds });
    expect(measure(first, 'precision')).toMatchObject({ item_id: patternId, value: 1 });
    expect(measure(first, 'recall')).toMatchObject({ n: rounds * 3, value: 2 / 3 });
    expect(first.confusion).toEqual([
      [rounds * 2, rounds],
      [0, rounds * 2],
    ]);
    const missed = await places(id, `right=${patternId}&told=0`);
    expect(new Set(missed.map(({ text, call }) => `${text}${call.name.split(' ')[0]}`))).toEqual(
      new Set(['invoice']),
    );
    const found = await places(id, `kind=all&right=${patternId}&told=${patternId}`);
    expect(found[0]?.moments[0]).toMatchObject({ role: 'abonent', text: expect.stringContaining('bill') });

    await boss.json('PUT', `patterns/${patternId}`, { name: 'Bills', detection: phrases('bill', 'invoice') });
    expect(await tested(id)).toMatchObject({ version: 2, verdict: 'better' });
    expect(await lastTest(id)).toMatchObject({
      version: 2,
      verdict: 'better',
      figure: { value: 1, before: 0.8 },
    });
    expect(await lastTest(id, neighbour)).toBeUndefined();
    const second = await result(id, 'version=2&against=1');
    expect(second).toMatchObject({ won: rounds, lost: 0, both_wrong: 0, wrong: 0, verdict: 'better' });
    expect(measure(second, 'accuracy')?.against).toMatchObject({ value: 0.8, verdict: 'better' });
    expect(
      (await places(id, 'version=2&against=1&kind=won')).map(({ against }) => against?.is_right),
    ).toEqual(Array.from({ length: rounds }, () => false));
    expect(await refused(boss, 'GET', `projects/${id}/result?version=9`)).toBe('testing.version_not_found');
    // A figure is of what the project tests now.
    const { id: other } = await pattern('Others', phrases('invoice'));
    const { id: _, ...now } = await boss.json<{ id: number }>('GET', `projects/${id}`);
    await boss.json('PUT', `projects/${id}`, { ...now, subject: { kind: 'pattern', id: other } });
    expect(await lastTest(id)).toBeUndefined();
  });

  it('that got worse is told to whoever tests every version', async () => {
    const { id: patternId } = await pattern('Bills again', phrases('bill', 'invoice'));
    const id = await project('Watched', { kind: 'pattern', id: patternId }, { tests_on_change: true });
    const entries = [...calls].map(([name, file_id]) => ({ file_id, has: isAboutBills(name) }));
    expect(await boss.json('POST', `projects/${id}/truth`, { entries })).toEqual({
      added: calls.size,
      replaced: 0,
    });
    await tested(id);
    await boss.json('PUT', `patterns/${patternId}`, {
      name: 'Bills again',
      detection: phrases('nobody says that'),
    });
    const news = await until(
      () => boss.json<{ results: { kind: string; link: string; params: object }[] }>('GET', 'notifications'),
      ({ results }) => results.some(({ kind }) => kind === 'test.worse'),
    );
    expect(news.results.find(({ kind }) => kind === 'test.worse')).toMatchObject({
      link: `/testing/${id}?version=2&against=1`,
      params: { project: 'Watched' },
    });
    expect((await result(id, 'against=1')).verdict).toBe('worse');
  });
});

describe('a classifier', () => {
  it('is not tested on calls that it learned from', async () => {
    const labels = [{ name: 'Bill' }, { name: 'Other' }];
    const made = await boss.json<{ id: number; labels: { id: number }[] }>('POST', 'classifiers', {
      name: 'Topics',
      choose: 'one',
      labels,
    });
    const examples = [...calls].flatMap(([name, file_id], at) =>
      at % 2 === 0 ? [{ file_id, phrase_id: 1, labels: [isAboutBills(name) ? 'Bill' : 'Other'] }] : [],
    );
    const texts = Array.from({ length: 25 }, (_, at) => [
      { text: `the bill or invoice ${at} is wrong`, labels: ['Bill'] },
      { text: `the router number ${at} is dead, thank you`, labels: ['Other'] },
    ]).flat();
    await boss.json('POST', `classifiers/${made.id}/examples`, { examples: [...examples, ...texts] });
    await until(
      () => boss.json<{ version: number }>('GET', `classifiers/${made.id}`),
      ({ version }) => version > 0,
    );
    const id = await project('Topics', { kind: 'classifier', id: made.id });
    const entries = [...calls].map(([name, file_id]) => ({
      file_id,
      phrase_id: 1,
      labels: [isAboutBills(name) ? 'bill' : 'Other'],
    }));
    await boss.json('POST', `projects/${id}/truth`, { entries });
    await tested(id);
    const found = await result(id);
    expect(found).toMatchObject({ n: calls.size / 2, learned_calls: calls.size / 2 });
    expect(found.left_out).toEqual([{ reason: 'learned', n: calls.size / 2 }]);
    expect(measure(found, 'accuracy')?.value).toBeGreaterThan(0.9);
    expect(found.confusion?.length).toBe(3);
    // What is drawn are phrases, each of which is asked about once.
    expect(await boss.json('POST', `projects/${id}/truth/draw`, { count: 5 })).toEqual({ added: 5 });
    expect((await truths(id, 'open')).results[0]?.place).not.toBeNull();
    for (const [entry, code] of [
      [{ file_id: '00000000-0000-7000-8000-000000000000', labels: [] }, 'testing.unknown_call'],
      [{ file_id: entries[0]?.file_id, labels: ['Nothing'] }, 'testing.unknown_label'],
      [{ file_id: entries[0]?.file_id, phrase_id: 99, labels: [] }, 'testing.unknown_phrase'],
      [{ file_id: entries[0]?.file_id, has: true }, 'testing.wrong_answer'],
      [{ file_id: entries[0]?.file_id }, 'testing.wrong_answer'],
    ] as const)
      expect(await refused(boss, 'POST', `projects/${id}/truth`, { entries: [entry] })).toBe(code);
  });
});

describe('a scorecard', () => {
  it('is tested on what people answered in their work', async () => {
    const { id: patternId } = await pattern('Routers', phrases('router'));
    const goal = await boss.json<{ id: number; groups: { questions: { id: number }[] }[] }>('POST', 'goals', {
      name: 'Calls',
      groups: [
        {
          name: 'All',
          questions: [{ text: 'Was it about a router?', answer_by: { kind: 'pattern', id: patternId } }],
        },
      ],
      apply: 'history',
    });
    const question = goal.groups[0]?.questions[0]?.id ?? 0;
    const id = await project('Answers', { kind: 'goal', id: goal.id });
    const file = calls.get('router 0') as string;
    const other = calls.get('thanks 0') as string;
    for (const one of [file, other]) {
      const score = await until(
        async () =>
          (
            await boss.json<{ results: { goal_id: number; revision: number }[] }>(
              'GET',
              `files/${one}/scores`,
            )
          ).results.find(({ goal_id }) => goal_id === goal.id),
        (score) => score !== undefined,
      );
      await boss.json('PUT', `files/${one}/scores/${goal.id}/answers/${question}`, {
        answer: 'yes',
        comment: 'heard',
        revision: score?.revision,
      });
    }
    expect(await boss.json('POST', `projects/${id}/truth/collect`)).toEqual({ added: 2 });
    await tested(id);
    const found = await result(id);
    expect(found).toMatchObject({ n: 2, wrong: 1, items: [{ id: question }] });
    expect(measure(found, 'recall')).toMatchObject({ item_id: question, n: 2, value: 0.5 });
  });
});

describe('recognition', () => {
  it('is tested on transcripts that people corrected', async () => {
    const id = await project('Words', { kind: 'engine' });
    const file = calls.get('bill 0') as string;
    await boss.json('POST', `projects/${id}/truth`, { entries: [{ file_id: file, text: 'how can I help' }] });
    // These calls came as texts: nothing recognised them.
    expect(await refused(boss, 'POST', `projects/${id}/test`, {})).toBe('testing.version_not_found');
  });
});

describe('a truth set', () => {
  it('takes the last word on a place that is named twice, however its call is written', async () => {
    const { id: patternId } = await pattern('Twice', phrases('bill'));
    const id = await project('Twice', { kind: 'pattern', id: patternId });
    const file_id = calls.get('bill 0') as string;
    const entries = [
      { file_id, has: true },
      { file_id: file_id.toUpperCase(), has: false },
    ];
    expect(await boss.json('POST', `projects/${id}/truth`, { entries })).toEqual({ added: 1, replaced: 0 });
    expect((await truths(id)).results).toMatchObject([{ right: { has: false } }]);
  });

  it('that is full takes other answers to what it has, and nothing more', async () => {
    const { id: patternId } = await pattern('Full', phrases('bill'));
    const id = await project('Full', { kind: 'pattern', id: patternId });
    const [file, other] = [calls.get('bill 0') as string, calls.get('bill 1') as string];
    await boss.json('POST', `projects/${id}/truth`, { entries: [{ file_id: file, has: true }] });
    await query(
      server.dataDir,
      `insert into truths (workspace_id, project_id, file_id, phrase_id, last_phrase_id, text, source, is_random, created_at)
       select workspace_id, project_id, file_id, n, n, '', source, false, created_at from truths, generate_series(1, 4999) n
       where project_id = $1`,
      [id],
    );
    const bring = (file_id: string) => ({ entries: [{ file_id, has: false }] });
    expect(await boss.json('POST', `projects/${id}/truth`, bring(file))).toEqual({ added: 0, replaced: 1 });
    expect(await refused(boss, 'POST', `projects/${id}/truth`, bring(other))).toBe('testing.too_many');
    expect((await truths(id)).counts.all).toBe(5000);
  });

  it('is of one workspace, of those who may, and of testing projects', async () => {
    const { id: patternId } = await pattern('Mine', phrases('bill'));
    const id = await project('Closed', { kind: 'pattern', id: patternId });
    const file_id = calls.get('bill 0') as string;
    await boss.json('POST', `projects/${id}/truth`, { entries: [{ file_id, has: true }] });
    const [truth] = (await truths(id)).results;
    for (const [method, path, body] of [
      ['GET', 'truth'],
      ['GET', 'tests'],
      ['GET', 'result'],
      ['POST', 'test', {}],
      ['POST', 'truth/draw', { count: 1 }],
      ['PUT', `truth/${truth?.id}`, { right: null }],
      ['DELETE', `truth/${truth?.id}`],
    ] as const)
      expect([path, await refused(neighbour, method, `projects/${id}/${path}`, body)]).toEqual([
        path,
        'projects.not_found',
      ]);
    const viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
    expect(await refused(viewer, 'POST', `projects/${id}/test`, {})).toBe('forbidden');
    const theirs = await conversation(neighbour, 'theirs', 'Customer: the bill is wrong');
    expect(
      await refused(boss, 'POST', `projects/${id}/truth`, { entries: [{ file_id: theirs, has: true }] }),
    ).toBe('testing.unknown_call');
    expect(await refused(boss, 'PUT', `projects/${id}/truth/${truth?.id}`, { right: { labels: [] } })).toBe(
      'testing.wrong_answer',
    );
    expect(await refused(boss, 'PUT', `projects/${id}/truth/999999`, { right: null })).toBe(
      'testing.truth_not_found',
    );
    const { id: monitoring } = await boss.json<{ id: number }>('POST', 'projects', {
      name: 'Monitoring',
      kind: 'monitoring',
      auto_language: true,
      patterns: [patternId],
    });
    expect(await refused(boss, 'GET', `projects/${monitoring}/truth`)).toBe('testing.not_testing');
    expect(
      await refused(boss, 'PUT', `projects/${monitoring}`, {
        name: 'Monitoring',
        kind: 'monitoring',
        auto_language: true,
        patterns: [patternId],
        subject: { kind: 'pattern', id: patternId },
      }),
    ).toBe('projects.subject_kind');
    const bare = await project('Bare', null);
    expect(await refused(boss, 'GET', `projects/${bare}/truth`)).toBe('testing.no_subject');
    // A call takes what was said of it with it, and a project its truth set.
    await tested(id);
    await boss.request('DELETE', `files/${file_id}`);
    expect((await truths(id)).counts.all).toBe(0);
    expect((await boss.request('DELETE', `projects/${id}`)).status).toBe(204);
  });
});
