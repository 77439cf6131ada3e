import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getAgentGoals } from '@earshot/core/goals/agent-goals.api.ts';
import type { CallScore, GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFlag, newMember, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  ended,
  form,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

type Found = ReplyOf<typeof getAgentGoals>['results'];

let server: TestServer;
let boss: Client;
let goal: Goal;
/** One and two are of Ann, three of Bob. */
const calls: string[] = [];

const finds = (phrase: string) => ({
  kind: 'pattern',
  detection: { methods: [{ kind: 'query', query: { phrases: [phrase], who: 'operator' } }] },
});
const questions = [
  { text: 'Greets the customer', answer_by: finds('good morning'), control_value: 10 },
  { text: 'Names the price', answer_by: finds('price'), control_value: 30 },
];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const say = async (name: string, words: string, operator: string) => {
    const text = `Operator: ${words}\nCustomer: I want the fast tariff`;
    const { file_id } = await boss.json<{ file_id: string }>(
      'POST',
      'files',
      form(`${name}.txt`, text, { operator }),
    );
    await ended(boss, file_id);
    calls.push(file_id);
  };
  await say('one', 'good morning the price is ten euro', 'Ann');
  await say('two', 'good morning what is it', 'Ann');
  await say('three', 'the price is ten euro', 'Bob');
  const groups = [{ name: 'All', questions }];
  goal = await boss.json<Goal>('POST', 'goals', { name: 'Sale', groups, apply: 'history' });
  await until(
    async () => (await boss.json<{ results: GoalRun[] }>('GET', `goals/${goal.id}/runs`)).results,
    (runs) => runs.every(({ status }) => status === 'done'),
  );
  const { revision } = await boss
    .json<{ results: CallScore[] }>('GET', `files/${calls[0]}/scores`)
    .then(({ results }) => results[0] ?? { revision: 0 });
  await boss.json('POST', `files/${calls[0]}/scores/${goal.id}/submit`, { revision, answers: [] });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const agentId = async (name: string) =>
  (await boss.json<{ results: { id: number; name: string }[] }>('GET', 'agents')).results.find(
    (one) => one.name === name,
  )?.id ?? 0;
const of = async (name: string, client = boss, asked = '') =>
  (await client.json<{ results: Found }>('GET', `agents/${await agentId(name)}/goals${asked}`)).results;
const opened = async (open: object | undefined, client = boss) =>
  (await client.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;

describe('the goals of an operator', () => {
  it('have a mean, what passed, and the questions from the weakest on, beside the team', async () => {
    const [found] = await of('Ann');
    expect(found).toMatchObject({ goal_id: goal.id, name: 'Sale', pass_from: 75 });
    expect(found?.all).toMatchObject({ passed: 1, score: { n: 2, value: 62.5, high: 100 } });
    expect(found?.all.passed_share).toMatchObject({ value: 0.5, n: 2 });
    expect(found?.team.n).toBe(3);
    expect(found?.team.score).toBeCloseTo((100 + 25 + 75) / 3);
    expect(found?.team.passed_share).toBeCloseTo(2 / 3);
    expect(found?.questions.map(({ text, n, share }) => [text, n, share])).toEqual([
      ['Names the price', 2, 0.5],
      ['Greets the customer', 2, 1],
    ]);
    expect(found?.questions[0]?.team).toBeCloseTo(2 / 3);
  });

  it('tell scores that are published from those of the machine alone', async () => {
    const [found] = await of('Ann');
    expect(found?.published).toMatchObject({ passed: 1, score: { n: 1, value: 100 } });
    expect(found?.machine).toMatchObject({ passed: 0, score: { n: 1, value: 25 } });
  });

  it('open exactly the calls of each number, also from an address', async () => {
    const [found] = await of('Ann');
    if (found === undefined) throw new Error('There is no goal');
    for (const scores of [found.all, found.published, found.machine]) {
      expect(await opened(scores.open)).toBe(scores.score.n);
      expect(await opened(scores.open_passed)).toBe(scores.passed);
      expect(await opened(scores.open_failed)).toBe(scores.passed_share.n - scores.passed);
    }
    for (const question of found.questions) expect(await opened(question.open)).toBe(question.n);
    const listed = async (score: string) =>
      (await boss.json<{ count: number }>('GET', `files?score=${score}`)).count;
    expect(await listed(`${goal.id}:..:passed:published`)).toBe(1);
    expect(await listed(`${goal.id}:0..:machine`)).toBe(2);
    expect(await listed(`${goal.id}:..:q${found.questions[0]?.question_id}`)).toBe(3);
    expect(await listed(`${goal.id}:..:q999`)).toBe(0);
    expect((await boss.request('GET', `files?score=${goal.id}:..:sometimes`)).status).toBe(400);
  });

  it('stand in the table of calls', async () => {
    const table = async (client: Client) =>
      (await (await client.request('POST', 'search/csv', { filters: {} })).text()).trim().split('\r\n');
    const [head = '', ...rows] = await table(boss);
    expect(head).toContain('"goal_score: Sale","goal_passed: Sale"');
    const ends = (id: string | undefined) =>
      rows
        .find((row) => row.includes(id ?? '-'))
        ?.split(',')
        .slice(-2);
    expect([ends(calls[0]), ends(calls[1])]).toEqual([
      ['100', '"passed"'],
      ['25', '"failed"'],
    ]);
  });

  it('are of the days that are asked for, and none of another workspace', async () => {
    expect(await of('Ann', boss, '?dateTo=2020-01-01')).toEqual([]);
    const neighbour = await stranger(server, boss);
    const path = `agents/${await agentId('Ann')}/goals`;
    expect((await refusal(await neighbour.request('GET', path)))[1]).toBe('agents.not_found');
    const closed = await sessionWith(server, 'viewer', { ...everyFlag, allow_callcenter: false });
    expect((await closed.request('GET', path)).status).toBe(404);
  });

  it('of a limited team lead are those of their own teams', async () => {
    const lead = await newMember(server, boss, { email: 'l@example.com', name: 'Lead', role: 'manager' });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, ...everyFlag });
    const team = await boss.json<{ id: number }>('POST', 'teams', { name: 'Anns', lead_ids: [lead.userId] });
    await boss.json('PUT', `agents/${await agentId('Ann')}`, { team_id: team.id });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
    const limited = await signIn(server, { email: 'l@example.com', password: 'Str0ng&Long!' });
    const [found] = await of('Ann', limited);
    expect(found?.team).toMatchObject({ n: 2, score: 62.5 });
    expect(await opened(found?.all.open, limited)).toBe(2);
    expect((await limited.request('GET', `agents/${await agentId('Bob')}/goals`)).status).toBe(404);
  });
});
