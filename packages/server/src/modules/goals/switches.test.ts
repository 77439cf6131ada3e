import type { CallScore, GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { QuestionSwitch } from '@earshot/core/goals/switches.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerOf,
  applyGoal,
  formOf,
  giveAnswer,
  makeGoal,
  questionId,
  runsEnded,
  scoreOf,
} from '../../testing/goal-scores.ts';
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
let sold = '';
let lost = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  sold = await conversation(
    boss,
    'sold',
    'Operator: good morning\nCustomer: hello\nOperator: the price is ten',
  );
  lost = await conversation(boss, 'lost', 'Operator: good morning\nCustomer: goodbye');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const finds = (phrase: string) => ({
  kind: 'pattern',
  detection: { methods: [{ kind: 'query', query: { phrases: [phrase], who: 'operator' } }] },
});
const greets = { text: 'Greets the customer', answer_by: finds('good morning') };
const prices = { text: 'Names the price', answer_by: finds('price') };

const put = (goalId: number, question: number, body: object, client = boss) =>
  client.json<QuestionSwitch>('PUT', `goals/${goalId}/questions/${question}/mode`, body);
const switchesOf = async (goalId: number) =>
  (await boss.json<{ results: QuestionSwitch[] }>('GET', `goals/${goalId}/switches`)).results;
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
/** Which transaction wrote each answer last. */
const written = async (goalId: number) =>
  new Map(
    (
      await query<{ place: string; at: string }>(
        server.dataDir,
        "select file_id || ' ' || question_id as place, xmin::text as at from call_answers where goal_id = $1",
        [goalId],
      )
    ).map(({ place, at }) => [place, at]),
  );

describe('a question that is switched', () => {
  it('only suggests, in scores that nobody has published, and is the only one that is asked again', async () => {
    const goal = await makeGoal(boss, formOf('Switched', [greets, prices]));
    const [first, second] = [questionId(goal), questionId(goal, 1)];
    const path = `files/${lost}/scores/${goal.id}/submit`;
    const { revision } = (await scoreOf(boss, lost, goal.id)) as CallScore;
    const published = await boss.json<CallScore>('POST', path, { revision, answers: [] });
    const before = await written(goal.id);

    const made = await put(goal.id, first, { mode: 'assist', note: 'It hears greetings everywhere' });
    expect(made).toMatchObject({
      question_id: first,
      mode: 'assist',
      is_current: true,
      reason: { code: 'person', note: 'It hears greetings everywhere' },
      person: expect.any(String),
    });
    const run = await runsEnded(boss, goal.id);
    expect(run).toMatchObject({ status: 'done', question_id: first, total: 1, done: 1, handed_over: 1 });
    expect(await answerOf(boss, sold, goal.id)).toMatchObject({
      state: 'cannot_tell',
      machine: { reason: 'assists', suggestion: 'yes' },
    });
    expect(await scoreOf(boss, lost, goal.id)).toEqual(published);
    const after = await written(goal.id);
    const asked = [...after].filter(([place, at]) => before.get(place) !== at).map(([place]) => place);
    expect(asked).toEqual([`${sold} ${first}`]);

    const fresh = await conversation(boss, 'fresh', 'Operator: good morning\nCustomer: what now');
    expect((await answerOf(boss, fresh, goal.id)).machine).toMatchObject({
      reason: 'assists',
      suggestion: 'yes',
    });
    // Once more is nothing new.
    expect((await put(goal.id, first, { mode: 'assist' })).id).toBe(made.id);
    expect(await switchesOf(goal.id)).toHaveLength(1);
    await put(goal.id, second, { mode: 'assist' });
    await put(goal.id, first, { mode: 'automatic' });
    await runsEnded(boss, goal.id);
    expect((await answerOf(boss, sold, goal.id)).state).toBe('answered');
    expect((await switchesOf(goal.id)).map(({ mode, is_current }) => [mode, is_current])).toEqual([
      ['automatic', true],
      ['assist', true],
      ['assist', false],
    ]);
    const log = await boss.json<{ results: { action: string; after: object }[] }>('GET', 'audit?limit=3');
    expect(log.results[0]).toMatchObject({ action: 'goal.switched', after: { mode: 'automatic' } });
  });

  it('begins again where it asks something else; a run over all keeps the score as it was answered by people', async () => {
    const goal = await makeGoal(boss, formOf('Anew', [greets]));
    const question = questionId(goal);
    await put(goal.id, question, { mode: 'assist' });
    await runsEnded(boss, goal.id);
    await giveAnswer(boss, { file_id: sold, goal_id: goal.id, question_id: question }, { answer: 'no' });
    const dearer = { ...greets, id: question, control_value: 50 };
    await boss.json('PUT', `goals/${goal.id}`, formOf('Anew', [dearer]));
    await applyGoal(boss, goal.id);
    expect((await answerOf(boss, lost, goal.id)).machine.reason).toBe('assists');
    expect(await answerOf(boss, sold, goal.id)).toMatchObject({ by: 'person', answer: 'no' });
    await boss.json('PUT', `goals/${goal.id}`, formOf('Anew', [{ ...dearer, text: 'Says good morning' }]));
    await applyGoal(boss, goal.id);
    expect((await answerOf(boss, lost, goal.id)).state).toBe('answered');
    expect((await switchesOf(goal.id)).map(({ is_current }) => is_current)).toEqual([false]);
  });

  it('does not stop a run over all that is under way', async () => {
    const goal = await makeGoal(boss, formOf('Both', [greets]));
    await query(
      server.dataDir,
      `insert into goal_runs (workspace_id, goal_id, version, status, created_at) values (1, $1, 1, 'waiting', now())`,
      [goal.id],
    );
    await put(goal.id, questionId(goal), { mode: 'assist' });
    const { results } = await boss.json<{ results: GoalRun[] }>('GET', `goals/${goal.id}/runs`);
    expect(results.find((run) => run.question_id === null && run.status === 'waiting')).toBeDefined();
  });

  it('is refused where it cannot be, and to whom it may not', async () => {
    const goal = await makeGoal(boss, formOf('Refused', [greets, { text: 'A person hears it' }]));
    const path = (question: number, goalId = goal.id) => `goals/${goalId}/questions/${question}/mode`;
    const assist = { mode: 'assist' };
    expect(await refused(boss, 'PUT', path(questionId(goal, 1)), assist)).toBe('goals.cannot_switch');
    expect(await refused(boss, 'PUT', path(999), assist)).toBe('goals.no_question');
    expect(await refused(boss, 'PUT', path(1, 999_999), assist)).toBe('goals.not_found');
    expect(await refused(boss, 'PUT', path(questionId(goal)), { mode: 'never' })).toBe('bad_request');
    const viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
    expect(await refused(viewer, 'PUT', path(questionId(goal)), assist)).toBe('forbidden');
    const neighbour = await stranger(server, boss);
    expect(await refused(neighbour, 'PUT', path(questionId(goal)), assist)).toBe('goals.not_found');
    expect(await refused(neighbour, 'GET', `goals/${goal.id}/switches`)).toBe('goals.not_found');
    expect((await boss.request('DELETE', `goals/${goal.id}`)).status).toBe(204);
  });
});

it('a question for a language model goes to a person where none is connected', async () => {
  const goal = await makeGoal(
    boss,
    formOf('No model', [{ text: 'Is the caller greeted', answer_by: { kind: 'llm' } }]),
  );
  expect(await answerOf(boss, sold, goal.id)).toMatchObject({
    state: 'cannot_tell',
    machine: { reason: 'no_model' },
  });
});
