import type { CallScore, GoalPreview, GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let sold = '';
let lost = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  sold = await conversation(
    boss,
    'sold',
    'Operator: good morning this is swift net\nCustomer: I want the fast tariff\nOperator: the price is ten euro a month',
  );
  lost = await conversation(
    boss,
    'lost',
    'Operator: yes what\nCustomer: I want to cancel the contract\nOperator: as you like',
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Asked = Omit<Partial<QuestionInput>, 'answer_by'> & { answer_by?: object };
const finds = (...phrases: string[]) => ({
  kind: 'pattern',
  detection: { methods: [{ kind: 'query', query: { phrases, who: 'operator' } }] },
});
const greets: Asked = { text: 'Greets the customer', answer_by: finds('good morning'), control_value: 10 };
const prices: Asked = { text: 'Names the price', answer_by: finds('price'), control_value: 30 };
const form = (name: string, questions: Asked[], more: object = {}) => ({
  name,
  groups: [{ name: 'All', questions }],
  ...more,
});
const make = (body: object, apply: 'history' | 'from_now_on' = 'history') =>
  boss.json<Goal>('POST', 'goals', { ...body, apply });
const scoresOf = async (fileId: string, client = boss) =>
  (await client.json<{ results: CallScore[] }>('GET', `files/${fileId}/scores`)).results;
const scoreOf = async (fileId: string, goalId: number) =>
  (await scoresOf(fileId)).find(({ goal_id }) => goal_id === goalId);
/** The code that a request is refused with. */
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
/** The score of a call once the goal has gone over the past. */
const scored = async (fileId: string, goalId: number): Promise<CallScore> => {
  await ended(goalId);
  const score = await scoreOf(fileId, goalId);
  if (score === undefined) throw new Error('There is no score');
  return score;
};
const ended = (goalId: number) =>
  until(
    async () => (await boss.json<{ results: GoalRun[] }>('GET', `goals/${goalId}/runs`)).results,
    (runs) => runs.every(({ status }) => status !== 'waiting' && status !== 'running'),
  );
const idOf = (goal: Goal | CallScore, at: number) => {
  const id = goal.groups.flatMap(({ questions }) => questions)[at]?.id;
  if (id === undefined) throw new Error('There is no such question');
  return id;
};

describe('a goal', () => {
  it('scores past calls with answers that say why', async () => {
    const goal = await make(form('Sale', [greets, prices]));
    expect(goal).toMatchObject({ version: 1, pass_from: 75, published_by: 'person' });
    const score = await scored(sold, goal.id);
    expect(score).toMatchObject({
      score: 100,
      passed: true,
      earned: 40,
      possible: 40,
      is_provisional: false,
    });
    expect(score.answers[1]).toMatchObject({
      state: 'answered',
      answer: 'yes',
      by: 'machine',
      reason: 'found',
    });
    expect(score.answers[1]?.moments).toMatchObject([{ role: 'operator', text: 'price' }]);
    expect(await scoreOf(lost, goal.id)).toMatchObject({ score: 0, passed: false });
    expect(await boss.json<Goal>('GET', `goals/${goal.id}`)).toMatchObject({
      files: 2,
      mean: 50,
      passed: 1,
      failed: 1,
    });
  });

  it('scores calls that come in by the form as it is then; old scores keep theirs', async () => {
    const goal = await make(form('Kept', [greets]));
    const before = await scored(sold, goal.id);
    const changed = await boss.json<Goal>('PUT', `goals/${goal.id}`, {
      ...form('Kept', [{ ...greets, id: idOf(goal, 0), expected: 'no' }, prices]),
    });
    expect(changed.version).toBe(2);
    const fresh = await conversation(boss, 'fresh', 'Operator: good morning\nCustomer: hello');
    expect(await scoreOf(fresh, goal.id)).toMatchObject({ version: 2, score: 0 });
    expect(await scoreOf(sold, goal.id)).toEqual(before);
    // What is analysed again is scored by the form that it was scored with.
    const { version, phrases } = await boss.json<{
      version: number;
      phrases: { id: number; text: string }[];
    }>('GET', `files/${sold}/transcript`);
    const said = phrases.map(({ id, text }) => ({ id, text: id === phrases[0]?.id ? 'what is it' : text }));
    await boss.json('PUT', `files/${sold}/transcript`, { version, phrases: said });
    expect(
      await until(
        () => scoreOf(sold, goal.id),
        (score) => score?.score === 0,
      ),
    ).toMatchObject({ version: 1 });
    const back = phrases.map(({ id, text }) => ({ id, text }));
    await boss.json('PUT', `files/${sold}/transcript`, { version: version + 1, phrases: back });
    await until(
      () => scoreOf(sold, goal.id),
      (score) => score?.score === 100,
    );
    await boss.json('POST', `goals/${goal.id}/apply`, {});
    await until(
      () => scoreOf(sold, goal.id),
      (score) => score?.version === 2,
    );
    expect(
      (await boss.json<{ results: { version: number }[] }>('GET', `goals/${goal.id}/versions`)).results,
    ).toHaveLength(2);
  });

  it('is for the calls that its filters leave and in which its query is found', async () => {
    const goal = await make(
      form('Cancelling', [greets], {
        applies_to: { query: { phrases: ['cancel the contract'] }, filters: {} },
      }),
    );
    await ended(goal.id);
    expect([await scoreOf(sold, goal.id), (await scoreOf(lost, goal.id))?.score]).toEqual([undefined, 0]);
    const none = await make(
      form('Of nobody', [greets], { applies_to: { filters: { operators: ['Nobody'] } } }),
    );
    await ended(none.id);
    expect(await scoreOf(lost, none.id)).toBeUndefined();
    // Somebody may ask for it all the same, and it stays.
    const asked = await boss.json<CallScore>('PUT', `files/${lost}/scores/${none.id}`);
    expect(asked).toMatchObject({ score: 0, version: 1 });
    await boss.json('POST', `goals/${none.id}/apply`, {});
    await ended(none.id);
    expect(await scoreOf(lost, none.id)).toMatchObject({ score: 0 });
  });

  it('leaves out what does not apply, by filters, by what is found, and by the opposite', async () => {
    const cancels = { methods: [{ kind: 'query', query: { phrases: ['cancel the contract'] } }] };
    const goal = await make(
      form('Applicable', [
        { ...greets, not_applicable_when: { filters: {}, detection: cancels, negate: false } as never },
        { ...prices, not_applicable_when: { filters: {}, detection: cancels, negate: true } as never },
        {
          ...prices,
          text: 'Only of Nobody',
          not_applicable_when: { filters: { operators: ['Nobody'] }, negate: true } as never,
        },
      ]),
    );
    await ended(goal.id);
    const states = async (fileId: string) =>
      (await scoreOf(fileId, goal.id))?.answers.map(({ state }) => state);
    expect(await states(sold)).toEqual(['answered', 'not_applicable', 'not_applicable']);
    expect(await states(lost)).toEqual(['not_applicable', 'answered', 'not_applicable']);
    const [first] = (await scoreOf(lost, goal.id))?.answers ?? [];
    expect(first?.moments).toMatchObject([{ text: 'cancel the contract' }]);
  });

  it('is answered by patterns, scripts and numbers of the workspace', async () => {
    const detection = { methods: [{ kind: 'query', query: { phrases: ['tariff'] } }] };
    const pattern = await boss.json<{ id: number }>('POST', 'patterns', { name: 'Tariff', detection });
    const script = await boss.json<Script>('POST', 'scripts', {
      name: 'Greeting',
      type: 'greeting',
      variations: [{ language: 'en', text: 'Good morning, this is Swift Net' }],
    });
    const goal = await make(
      form('By rules', [
        { text: 'Speaks of a tariff', answer_by: { kind: 'pattern', id: pattern.id } },
        { text: 'Says the greeting', answer_by: { kind: 'script', id: script.id } },
        { text: 'Is short', answer_by: { kind: 'metric', metric: 'words', limits: [null, 99] } },
        { text: 'Words', mode: 'number', expected: [1, 99], answer_by: { kind: 'metric', metric: 'words' } },
        { text: 'A person hears it', answer_by: { kind: 'person' } },
      ]),
    );
    const { answers, score, is_provisional } = await scored(sold, goal.id);
    expect(answers.map(({ answer, reason }) => [answer, reason])).toEqual([
      ['yes', 'found'],
      ['yes', 'said'],
      ['yes', 'within_limits'],
      [expect.any(Number), 'measured'],
      [null, 'asks_person'],
    ]);
    expect([score, is_provisional]).toEqual([100, true]);
    await boss.request('DELETE', `patterns/${pattern.id}`);
    await boss.json('POST', `goals/${goal.id}/apply`, {});
    await until(
      async () => (await scoreOf(sold, goal.id))?.answers[0]?.reason,
      (reason) => reason === 'rule_is_gone',
    );
    // What is gone keeps nobody from changing something else.
    const kept = goal.groups.map((group) => ({ ...group, name: 'Renamed' }));
    const body = { name: 'By rules', groups: kept };
    expect((await boss.json<Goal>('PUT', `goals/${goal.id}`, body)).version).toBe(2);
  });

  it('shows how past scores would change before it is saved, and which question does it', async () => {
    const goal = await make(
      form('What if', [greets, prices], {
        applies_to: { filters: { name: 'o' }, query: { phrases: ['swift net'] } },
      }),
    );
    await ended(goal.id);
    const draft = form('What if', [
      { ...greets, id: idOf(goal, 0) },
      { ...prices, id: idOf(goal, 1), expected: 'no' },
    ]);
    const preview = await boss.json<GoalPreview>('POST', 'goals/preview', {
      goal: draft,
      days: 30,
      id: goal.id,
    });
    expect(preview.before).toMatchObject({ passed: 1 });
    expect([preview.now_failed, preview.now_passed]).toEqual([1, 0]);
    const turned = preview.changed.find(({ file_id }) => file_id === sold);
    expect(turned).toMatchObject({
      before: 100,
      after: 25,
      question_id: idOf(goal, 1),
      moment: { text: 'price' },
    });
    expect(await scoreOf(sold, goal.id)).toMatchObject({ score: 100, version: 1 });
  });

  it('finds calls by score', async () => {
    const goal = await make(form('Filter', [greets], { applies_to: { filters: { name: 'o' } } }));
    await ended(goal.id);
    const asks = (more: object) =>
      callsLeft(boss, { score: [{ goal_id: goal.id, start: null, to: null, outcome: null, ...more }] });
    expect(await asks({ outcome: 'passed' })).toContain(sold);
    expect(await asks({ outcome: 'failed' })).toContain(lost);
    expect(await asks({ start: 1 })).not.toContain(lost);
    expect(await asks({ to: 1 })).not.toContain(sold);
    expect(await callsLeft(boss, { goals: [goal.id] })).toContain(sold);
  });
});

describe('a person', () => {
  it('overrules with a comment, answers what is open, publishes, and takes it back', async () => {
    const goal = await make(form('Reviewed', [greets, prices, { text: 'Was it right?', control_value: 40 }]));
    const first = await scored(lost, goal.id);
    expect(first).toMatchObject({ score: null, is_provisional: true, published_at: null });
    const path = (at: number) => `files/${lost}/scores/${goal.id}/answers/${idOf(goal, at)}`;
    const given = (revision: number, more: object) => ({ revision, answer: 'yes', ...more });
    expect(await refused(boss, 'PUT', path(0), given(first.revision, {}))).toBe('goals.comment_needed');
    const overruled = await boss.json<CallScore>(
      'PUT',
      path(0),
      given(first.revision, { comment: 'He did' }),
    );
    expect(overruled.answers[0]).toMatchObject({
      answer: 'yes',
      by: 'person',
      comment: 'He did',
      machine: { answer: 'no' },
    });
    expect(await refused(boss, 'PUT', path(2), given(first.revision, {}))).toBe('goals.answered_meanwhile');
    expect(await refused(boss, 'PUT', path(2), given(overruled.revision, { answer: 3 }))).toBe(
      'goals.invalid_answer',
    );
    const submitted = await boss.json<CallScore>('POST', `files/${lost}/scores/${goal.id}/submit`, {
      revision: overruled.revision,
      answers: [{ question_id: idOf(goal, 2), answer: 'yes' }],
    });
    expect(submitted).toMatchObject({ score: 62.5, is_provisional: false, published_at: expect.any(String) });
    // What people said stays when the form is gone over again.
    await boss.json('POST', `goals/${goal.id}/apply`, {});
    await ended(goal.id);
    expect(await scoreOf(lost, goal.id)).toMatchObject({ score: 62.5, machine_score: null });
    const now = await scoreOf(lost, goal.id);
    const back = await boss.json<CallScore>('PUT', path(0), {
      revision: now?.revision,
      state: 'cannot_tell',
    });
    expect(back.answers[0]).toMatchObject({ answer: 'no', by: 'machine', comment: '' });
  });

  it('of two at once only one is first', async () => {
    const goal = await make(form('At once', [{ text: 'Was it right?' }]));
    const { revision } = await scored(sold, goal.id);
    const put = (answer: string) =>
      boss.request('PUT', `files/${sold}/scores/${goal.id}/answers/${idOf(goal, 0)}`, { revision, answer });
    const statuses = (await Promise.all([put('yes'), put('no')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('what cannot be is refused', () => {
  const asks = (...questions: Asked[]) => form('Wrong', questions);
  it.each<[string, object, string]>([
    ['no question', { name: 'Wrong', groups: [{ name: 'Empty', questions: [] }] }, 'goals.no_questions'],
    [
      'a choice of one',
      asks({ text: 'Which one', mode: 'choice', options: [{ text: 'a', credit: 1 }] }),
      'goals.too_few_options',
    ],
    [
      'a scale the other way round',
      asks({ text: 'How far', mode: 'scale', scale: { from: 5, to: 1 } }),
      'goals.scale_reversed',
    ],
    [
      'limits the other way round',
      asks({ text: 'How many', mode: 'number', expected: [3, 1] }),
      'goals.limits_reversed',
    ],
    ['a pattern for words', asks({ ...greets, mode: 'text' }), 'goals.cannot_answer'],
    ['nothing to find', asks({ ...greets, answer_by: { kind: 'pattern' } }), 'goals.no_pattern'],
    [
      'a pattern of nobody',
      asks({ ...greets, answer_by: { kind: 'pattern', id: 999_999 } }),
      'goals.unknown_rule',
    ],
    ['a classifier', asks({ ...greets, answer_by: { kind: 'classifier', id: 1 } }), 'goals.unknown_rule'],
    [
      'a metric of nobody',
      asks({ ...greets, answer_by: { kind: 'metric', metric: 'custom_999' } }),
      'metrics.unknown',
    ],
    ['scores as a route', { ...asks(greets), applies_to: { filters: { goals: [1] } } }, 'goals.circular'],
    [
      'an expression that cannot be read',
      { ...asks(greets), applies_to: { query: { type: 'advanced', expression: '(a' } } },
      'queries.invalid',
    ],
  ])('%s', async (_, body, code) => {
    expect(await refused(boss, 'POST', 'goals', body)).toBe(code);
  });

  it('a name that is taken, whatever its case, and what is not there', async () => {
    await make(form('Unique', [greets]), 'from_now_on');
    expect(await refused(boss, 'POST', 'goals', form('uNIQUE', [greets]))).toBe('goals.name_taken');
    expect(await refused(boss, 'GET', 'goals/999999')).toBe('goals.not_found');
    expect(await refused(boss, 'PUT', `files/${sold}/scores/999999`)).toBe('goals.not_found');
  });

  it('what a viewer may not, and what another workspace has', async () => {
    const goal = await make(form('Mine', [greets]));
    await ended(goal.id);
    expect(await scoresOf(sold, viewer)).not.toEqual([]);
    for (const [method, path, body] of [
      ['POST', 'goals', form('Theirs', [greets])],
      ['PUT', `files/${sold}/scores/${goal.id}`, undefined],
      ['POST', `files/${sold}/scores/${goal.id}/submit`, { revision: 1, answers: [] }],
    ] as const)
      expect(await refused(viewer, method, path, body)).toBe('forbidden');
    expect(await refused(neighbour, 'GET', `goals/${goal.id}`)).toBe('goals.not_found');
    expect(await refused(neighbour, 'GET', `files/${sold}/scores`)).toBe('files.not_found');
    expect(await refused(neighbour, 'POST', `goals/${goal.id}/apply`, {})).toBe('goals.not_found');
  });

  it('is removed with its scores', async () => {
    const goal = await make(form('Gone', [greets]));
    await ended(goal.id);
    const copy = await boss.json<Goal>('POST', `goals/${goal.id}/clone`);
    expect(copy.name).not.toBe(goal.name);
    expect((await boss.request('DELETE', `goals/${goal.id}`)).status).toBe(204);
    expect(await scoreOf(sold, goal.id)).toBeUndefined();
  });
});
