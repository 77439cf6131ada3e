import type { Goal } from '@earshot/core/goals/goals.ts';
import type { SharedReport } from '@earshot/core/report-links/report-links.api.ts';
import type { ReportBlock, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Report } from '@earshot/core/reports/reports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { formOf, giveAnswer, makeGoal, questionId } from '../../testing/goal-scores.ts';
import { conversation, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let goal: Goal;
let calls: string[];

const period = { last: '30d' };
const greets = {
  text: 'Greets',
  answer_by: {
    kind: 'pattern',
    detection: { methods: [{ kind: 'query', query: { phrases: ['good morning'], who: 'operator' } }] },
  },
};
const calms = { text: 'How calm', mode: 'scale' as const, scale: { from: 1, to: 4 } };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  calls = [];
  for (const words of ['good morning', 'good morning to you', 'yes', 'what is it', 'good morning again'])
    calls.push(await conversation(boss, words, `Operator: ${words}\nCustomer: hello`));
  goal = await makeGoal(boss, formOf('Manners', [greets, calms]));
  for (const [at, answer] of [1, 2, 4, 4].entries()) await giveCalm(calls[at] ?? '', answer);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const giveCalm = (file_id: string, answer: number) =>
  giveAnswer(boss, { file_id, goal_id: goal.id, question_id: questionId(goal, 1) }, { answer });
const keyOf = (at: number) => `${goal.id}.${questionId(goal, at)}`;
const run = async (block: object, client = boss): Promise<ReportBlock> => {
  const { blocks } = await client.json<RunReport>('POST', 'reports/run', {
    report: { name: 'Any', period, blocks: [block] },
  });
  return blocks[0] ?? expect.fail('no block');
};
const opened = async ({ open }: { open: object | null }) =>
  (await boss.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;

it('says what the answers earn of the points of a question, and opens the calls that have one', async () => {
  const { totals } = await run({
    measures: [
      { name: 'question', of: keyOf(0) },
      { name: 'question', of: keyOf(1) },
      { name: 'question', of: keyOf(1), stat: 'median' },
    ],
    draw: 'number',
  });
  const [greeted, calm, median] = totals.values;
  expect(greeted).toMatchObject({ value: 60, n: 5, hits: null });
  expect(calm?.value).toBeCloseTo((0 + 100 / 3 + 100 + 100) / 4, 9);
  expect(calm?.n).toBe(4);
  expect(median?.value).toBeCloseTo((100 / 3 + 100) / 2, 9);
  for (const value of totals.values) expect(await opened(value)).toBe(value.n);
});

it('opens the calls of each bar of a distribution, those whose answer earns just as much among them', async () => {
  const { rows } = await run({ measures: [{ name: 'question', of: keyOf(1) }], draw: 'spread' });
  expect(rows.reduce((sum, row) => sum + row.calls, 0)).toBe(4);
  for (const row of rows) {
    const [value] = row.values;
    expect(value === undefined ? -1 : await opened(value)).toBe(row.calls);
  }
});

it('is a filter of calls, alone and beside what else a goal says of them', async () => {
  const asks = (more: object) =>
    callsLeft(boss, {
      score: [
        {
          goal_id: goal.id,
          start: null,
          to: null,
          outcome: null,
          question_id: questionId(goal, 1),
          ...more,
        },
      ],
    });
  const sorted = (...places: number[]) => places.map((at) => calls[at]).sort();
  expect(await asks({ credit: { start: null, to: null } })).toEqual(sorted(0, 1, 2, 3));
  expect(await asks({ credit: { start: 33.3333333333, to: null } })).toEqual(sorted(1, 2, 3));
  expect(await asks({ credit: { start: null, to: 33.3333333333 } })).toEqual(sorted(0, 1));
  expect(await asks({ credit: { start: 34, to: 99 } })).toEqual([]);
  expect(await asks({ stage: 'published', credit: { start: null, to: null } })).toEqual([]);
  // The score is 50 where one of both earns nothing.
  expect(await asks({ start: 50, to: 50, credit: { start: 100, to: null } })).toEqual(sorted(2, 3));
  expect(await asks({})).toEqual(sorted(0, 1, 2, 3));
});

it('lets hear on what the answers stand', async () => {
  const measure = { name: 'question', of: keyOf(0) };
  const { totals } = await run({ measures: [measure], draw: 'number' });
  const { results } = await boss.json<{ results: { file: { file_id: string }; hits: { text: string }[] }[] }>(
    'POST',
    'reports/calls',
    { open: totals.values[0]?.open, measure },
  );
  const heard = new Map(results.map(({ file, hits }) => [file.file_id, hits.map(({ text }) => text)]));
  expect([heard.get(calls[0] ?? ''), heard.get(calls[2] ?? '')]).toEqual([['good morning'], []]);
});

it('is called as it is asked now, in files and for whoever has only a link', async () => {
  const report = await boss.json<Report>('POST', 'reports', {
    name: 'Manners week',
    period,
    blocks: [
      { measures: [{ name: 'question', of: keyOf(0) }], by: ['day'], draw: 'line' },
      { measures: [{ name: 'question', of: `${goal.id}.999` }], draw: 'number' },
    ],
  });
  const csv = await (await boss.request('GET', `reports/${report.id}/export?locale=ua`)).text();
  expect(csv).toContain('«Greets», % балів');
  expect(csv).toContain('«видалено», % балів');
  const { token } = await boss.json<{ token: string }>('POST', `reports/${report.id}/share`);
  const reply = await clientWith(server.url, '').request('POST', 'reports/shared', { token });
  const { things } = (await reply.json()) as SharedReport;
  expect(things).toEqual([{ name: 'question', of: keyOf(0), title: 'Greets', currency: null }]);
});

it.each([12, '12', 'talk_share', '12.0', null])('of %j is refused', async (of) => {
  const report = { name: 'Any', period, blocks: [{ measures: [{ name: 'question', of }], draw: 'number' }] };
  expect(await refusal(await boss.request('POST', 'reports/run', { report }))).toEqual([
    422,
    'reports.block_wrong',
  ]);
});

it('is hidden from whoever may not see goals, and says nothing of a goal next door', async () => {
  const block = { measures: [{ name: 'question', of: keyOf(0) }], draw: 'number' };
  const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
    name: 'Reports only',
    scopes: ['reports.read', 'reports.write', 'files.read'],
  });
  const robot = (path: string, body: object) =>
    clientWith(server.url, '').request('POST', path, body, { authorization: `Bearer ${key}` });
  const report = { name: 'Any', period, blocks: [block] };
  expect(await refusal(await robot('reports', report))).toEqual([403, 'filters.forbidden']);
  const shown = (await (await robot('reports/run', { report })).json()) as RunReport;
  expect(shown.blocks).toMatchObject([{ hidden: 'question', totals: { calls: 0 } }]);
  const open = (await run(block)).totals.values[0]?.open;
  for (const asked of [open, { query: null, filters: {} }]) {
    const reply = await robot('reports/calls', { open: asked, measure: block.measures[0] });
    expect(await refusal(reply)).toEqual([403, 'filters.forbidden']);
  }
  const neighbour = await stranger(server, boss);
  await conversation(neighbour, 'theirs', 'Operator: good morning\nCustomer: hello');
  expect((await run(block, neighbour)).totals).toMatchObject({ calls: 1, values: [{ value: null, n: 0 }] });
});
