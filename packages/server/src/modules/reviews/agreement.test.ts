import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { AgreementReport } from '@earshot/core/reviews/agreement.api.ts';
import type { CalibratedCall, Calibration } from '@earshot/core/reviews/calibrations.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { newMember, stranger } from '../../testing/people.ts';
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

type Member = Client & { userId: number };

let server: TestServer;
let boss: Member;
let first: Member;
let second: Member;
let neighbour: Client;
let goal: Goal;
const calls: string[] = [];
/** Twenty are needed before anything is told. */
const count = 22;

const finds = (phrase: string) => ({
  kind: 'pattern',
  detection: { methods: [{ kind: 'query', query: { type: 'phrases', phrases: [phrase] } }] },
});

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  const client = await signIn(server);
  const { user_id } = await client.json<{ user_id: number }>('GET', 'users/setting');
  boss = { ...client, userId: user_id };
  const join = (name: string) =>
    newMember(server, boss, { email: `${name}@example.com`, name, role: 'manager' });
  first = await join('First');
  second = await join('Second');
  neighbour = await stranger(server, boss);
  for (let at = 0; at < count; at += 1) {
    const text = `Operator: ${at % 2 === 0 ? 'good morning' : 'yes what'} ${at}\nCustomer: hello, case ${at}`;
    const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', form(`call-${at}.txt`, text));
    calls.push(file_id);
  }
  for (const id of calls) await ended(boss, id);
  goal = await boss.json<Goal>('POST', 'goals', {
    name: 'Care',
    groups: [
      {
        name: 'All',
        questions: [
          { text: 'Greets the customer', answer_by: finds('good morning'), agreement_bar: 0.9 },
          { text: 'Says hello back', answer_by: finds('hello'), agreement_bar: 0.9 },
          { text: 'Is patient', mode: 'scale', answer_by: { kind: 'person' } },
        ],
      },
    ],
    apply: 'history',
  });
  await until(
    async () => (await boss.json<Goal>('GET', `goals/${goal.id}`)).files,
    (files) => files === count,
  );
}, 300_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const questions = () => goal.groups.flatMap((group) => group.questions.map(({ id }) => id ?? 0));
const [greets, hello] = [0, 1] as const;
const answersOf = (...said: (string | number)[]) =>
  said.map((answer, at) => ({ question_id: questions()[at], answer, comment: '' }));
const report = (client: Client = boss) =>
  client.json<AgreementReport>('GET', `reviews/agreement?goal_id=${goal.id}`);
/** The same as a number of reports. */
async function reported() {
  const days = { start: '2020-01-01', to: '2029-12-31' };
  const { blocks } = await boss.json<RunReport>('POST', 'reports/run', {
    report: { name: 'Any', period: days, blocks: [{ measures: [{ name: 'agreement', of: goal.id }] }] },
  });
  return blocks[0]?.totals.values[0];
}
/** Somebody scores some calls blind; `greeted` is what they say to the first question. */
async function scoreBlind(person: Member, files: string[], greeted: (at: number) => string) {
  const { ids } = await boss.json<{ ids: number[] }>('POST', 'reviews', {
    goal_id: goal.id,
    file_ids: files,
    user_ids: [person.userId],
    is_blind: true,
  });
  for (const [at, id] of ids.entries())
    await person.json('POST', `reviews/${id}/submit`, { answers: answersOf(greeted(at), 'yes', 4) });
}

describe('agreement', () => {
  it('is told of nobody before there are twenty calls', async () => {
    await scoreBlind(first, calls.slice(0, 19), (at) => (at % 2 === 0 ? 'yes' : 'no'));
    const { questions, machine, reviewed } = await report();
    expect({ reviewed, n: machine.n, reason: machine.reason }).toEqual({
      reviewed: 19,
      n: 19,
      reason: 'too_few',
    });
    for (const one of questions) expect(one.machine.percent).toBeNull();
  });

  it('of machine and person stands by question, with the calls of each pair of answers', async () => {
    await scoreBlind(first, calls.slice(19), (at) => ((at + 19) % 2 === 0 ? 'yes' : 'no'));
    const told = await report();
    expect(told).toMatchObject({ reviewed: 22, twice: 0, answers: 66 });
    expect(told.questions[greets]).toMatchObject({
      number: '1.1',
      state: 'automatic',
      machine: { n: 22, percent: { value: 1 }, kappa: { value: 1 } },
      people: { n: 0 },
    });
    // Everybody always said yes: there is nothing that chance would not give.
    expect(told.questions[hello]?.machine).toMatchObject({ n: 22, reason: 'one_answer', kappa: null });
    expect(told.questions[2]).toMatchObject({ state: 'person', machine: { n: 0 } });
    const pairs = told.questions[greets]?.pairs ?? [];
    expect(pairs.map(({ machine, person, calls }) => [machine, person, calls])).toEqual([
      ['no', 'no', 11],
      ['yes', 'yes', 11],
    ]);
    expect(pairs[1]?.file_ids.toSorted()).toEqual(calls.filter((_, at) => at % 2 === 0).toSorted());
  });

  it('of people stands beside it, and a question that people disagree with only suggests from then on', async () => {
    // Second always says no: what First said was published, and stays.
    await scoreBlind(second, calls, () => 'no');
    const told = await report();
    expect(told).toMatchObject({ reviewed: 22, twice: 22 });
    expect(told.questions[greets]?.people).toMatchObject({ n: 22, percent: { value: 0.5 } });
    // The machine is compared with whoever was first.
    expect(told.questions[greets]).toMatchObject({ state: 'automatic', machine: { percent: { value: 1 } } });
    expect(told.total_differs.people).toBeGreaterThan(0);
    expect(await callsLeft(boss, { compared: [goal.id], name: 'call-7' })).toEqual([calls[7]]);
    expect(await callsLeft(boss, { compared: [0] })).toEqual([]);
    expect(await reported()).toMatchObject({ value: 1, n: count });
    const other = await boss.json<Goal>('POST', `goals/${goal.id}/clone`);
    goal = await boss.json<Goal>('PUT', `goals/${other.id}`, { ...other, apply: 'history' });
    await until(
      async () => (await boss.json<Goal>('GET', `goals/${goal.id}`)).files,
      (files) => files === count,
    );
    await scoreBlind(second, calls, () => 'no');
    const fallen = await until(
      () => report(),
      ({ questions }) => questions[greets]?.state === 'assist',
    );
    expect(fallen.questions[hello]?.state).toBe('automatic');
    // Of two questions about each call one is answered otherwise where somebody was greeted.
    expect(await reported()).toMatchObject({ value: 0.75, n: count });
    expect(fallen.switches[0]).toMatchObject({
      question_id: questions()[greets],
      mode: 'assist',
      person: null,
      reason: { code: 'low_agreement', n: expect.any(Number), bar: 0.9 },
    });
    const { results } = await boss.json<{ results: { kind: string }[] }>('GET', 'notifications');
    expect(results.map(({ kind }) => kind)).toContain('question.assists');
  });

  it('is nobody else’s', async () => {
    expect(await refused(neighbour, 'GET', `reviews/agreement?goal_id=${goal.id}`)).toBe('goals.not_found');
    expect(await refused(boss, 'GET', 'reviews/agreement')).toBe('bad_request');
  });
});

describe('a calibration', () => {
  let made: Calibration;
  const path = (more = '') => `calibrations/${made.id}${more}`;
  const seen = (client: Client, at = 0) => client.json<CalibratedCall>('GET', path(`/calls/${calls[at]}`));

  it('gives several people the same calls, none of whom sees the others', async () => {
    goal = await boss.json<Goal>('POST', 'goals', { ...goal, name: 'Care again', apply: 'from_now_on' });
    made = await boss.json<Calibration>('POST', 'calibrations', {
      name: 'November',
      goal_id: goal.id,
      file_ids: calls.slice(0, 2),
      user_ids: [first.userId, second.userId],
    });
    expect(made).toMatchObject({
      calls: 2,
      scored: 0,
      revealed_at: null,
      people: [{ submitted: 0 }, { submitted: 0 }],
    });
    const own = await seen(first);
    expect(own).toMatchObject({ is_revealed: false, totals: [], score: { machine_score: null } });
    await first.json('POST', `reviews/${own.own_review_id}/submit`, { answers: answersOf('yes', 'yes', 5) });
    expect((await seen(first)).totals).toMatchObject([{ user_id: first.userId }]);
    const other = await seen(second);
    expect(other).toMatchObject({ totals: [], is_revealed: false });
    expect(JSON.stringify(other.questions)).not.toContain('"yes"');
    expect(
      await refused(boss, 'PUT', path(`/calls/${calls[0]}/questions/${questions()[0]}`), { answer: 'no' }),
    ).toBe('calibrations.is_open');
    await second.json('POST', `reviews/${other.own_review_id}/submit`, {
      answers: answersOf('no', 'yes', 2),
    });
    // It publishes nothing.
    const { results } = await boss.json<{ results: CallScore[] }>('GET', `files/${calls[0]}/scores`);
    expect(results.find(({ goal_id }) => goal_id === goal.id)).toMatchObject({ published_at: null });
  });

  it('shows everybody the spread once somebody says so; whoever has not scored does not any more', async () => {
    expect(await boss.json('POST', path('/reveal'))).toMatchObject({
      revealed_at: expect.any(String),
      scored: 1,
    });
    expect(await refused(boss, 'POST', path('/reveal'))).toBe('calibrations.is_revealed');
    const shown = await seen(second);
    expect(shown.questions[0]?.answers.map(({ answer }) => answer).toSorted()).toEqual(['no', 'yes']);
    expect(shown.totals).toHaveLength(2);
    expect(shown.score.answers[0]?.machine).toMatchObject({ state: 'answered', answer: 'yes' });
    expect(shown.agreement).toMatchObject({ n: 1, reason: 'too_few' });
    expect((await seen(first, 1)).own_review_id).toBeNull();
  });

  it('is settled: the reference of the call, and a note on the wording in a new version', async () => {
    const question = questions()[0];
    const settled = await boss.json<CalibratedCall>('PUT', path(`/calls/${calls[0]}/questions/${question}`), {
      answer: 'no',
      note: 'Only a greeting before anything else counts.',
      adds_to_description: true,
    });
    expect(settled.questions[0]?.settled).toMatchObject({
      answer: 'no',
      note: expect.stringContaining('greeting'),
    });
    const { results } = await boss.json<{ results: CallScore[] }>('GET', `files/${calls[0]}/scores`);
    const score = results.find(({ goal_id }) => goal_id === goal.id);
    expect(score?.answers[0]).toMatchObject({ by: 'person', answer: 'no' });
    const after = await boss.json<Goal>('GET', `goals/${goal.id}`);
    expect(after.version).toBe(2);
    expect(after.groups[0]?.questions[0]?.description).toContain('Only a greeting');
    expect(
      await refused(boss, 'PUT', path(`/calls/${calls[0]}/questions/${question}`), { answer: 'perhaps' }),
    ).toBe('goals.invalid_answer');
    // Whoever settled is the expert that the others are put beside.
    expect((await report()).expert).toMatchObject({ user_id: boss.userId });
  });

  it.each<[string, string, string, object?]>([
    ['calibrations.not_found', 'GET', ''],
    ['calibrations.not_found', 'POST', '/reveal'],
    ['calibrations.not_found', 'DELETE', ''],
  ])('of a neighbour answers %s to %s %s', async (code, method, more, body) => {
    expect(await refused(neighbour, method, path(more), body)).toBe(code);
  });

  it('goes, and what was sent stays', async () => {
    expect((await boss.request('DELETE', path())).status).toBe(204);
    expect(await refused(boss, 'GET', path())).toBe('calibrations.not_found');
    expect(await boss.json('GET', `reviews?tab=done&goal_id=${goal.id}`)).toMatchObject({ count: 2 });
  });
});
