import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AskedQuestion,
  applyGoal,
  formOf,
  giveAnswer,
  makeGoal,
  questionId,
  runsEnded,
} from '../../testing/goal-scores.ts';
import { conversation } from '../../testing/people.ts';
import {
  type Client,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let sold = '';
let lost = '';
const env = { PATH: '/nowhere' };

beforeAll(async () => {
  server = await startServer({ env });
  boss = await signIn(server);
  sold = await conversation(
    boss,
    'sold',
    'Operator: good morning\nCustomer: hello\nOperator: the price is ten',
  );
  lost = await conversation(boss, 'lost', 'Operator: yes what\nCustomer: goodbye');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const finds = (phrase: string) => ({
  kind: 'pattern',
  detection: { methods: [{ kind: 'query', query: { phrases: [phrase], who: 'operator' } }] },
});
const greets: AskedQuestion = { text: 'Greets', answer_by: finds('good morning') };
const prices: AskedQuestion = { text: 'Names the price', answer_by: finds('price'), control_value: 30 };
const calms: AskedQuestion = { text: 'How calm', mode: 'scale', scale: { from: 1, to: 5 }, control_value: 8 };
const asking = (goal: Goal, questions: AskedQuestion[]) =>
  formOf(
    goal.name,
    questions.map((one, at) => ({ ...one, id: questionId(goal, at) })),
  );

type Kept = { file_id: string; question_id: number; credit_percent: number | null };
const keptOf = (goalId: number) =>
  query<Kept>(
    server.dataDir,
    'select file_id, question_id, credit_percent from call_answers where goal_id = $1',
    [goalId],
  );
/** What the answers of a call earn, in the order of the questions. */
const creditsOf = async (goalId: number, fileId: string) =>
  (await keptOf(goalId))
    .filter(({ file_id }) => file_id === fileId)
    .sort((one, other) => one.question_id - other.question_id)
    .map(({ credit_percent }) => credit_percent);

/** Beside every answer stands what the score that is shown says that it earned. */
async function expectAsShown(goalId: number): Promise<void> {
  const kept = await keptOf(goalId);
  for (const fileId of new Set(kept.map(({ file_id }) => file_id))) {
    const { results } = await boss.json<{ results: CallScore[] }>('GET', `files/${fileId}/scores`);
    const score = results.find(({ goal_id }) => goal_id === goalId);
    for (const { question_id, credit_percent } of kept.filter(({ file_id }) => file_id === fileId)) {
      const { earned = null, possible = 1 } =
        score?.answers.find((one) => one.question_id === question_id) ?? {};
      if (earned === null) expect([question_id, credit_percent]).toEqual([question_id, null]);
      else expect(credit_percent).toBeCloseTo((earned / possible) * 100, 9);
    }
  }
}

it('is that of the machine until a person answers, and again once they take it back', async () => {
  const goal = await makeGoal(boss, formOf('Answered', [greets, prices, calms]));
  expect(await creditsOf(goal.id, sold)).toEqual([100, 100, null]);
  expect(await creditsOf(goal.id, lost)).toEqual([0, 0, null]);
  const give = (at: number, given: object) =>
    giveAnswer(boss, { file_id: lost, goal_id: goal.id, question_id: questionId(goal, at) }, given);
  await give(0, { answer: 'yes', comment: 'I heard it' });
  await give(2, { answer: 4 });
  expect(await creditsOf(goal.id, lost)).toEqual([100, 0, 75]);
  await expectAsShown(goal.id);
  await give(0, { state: 'not_applicable', comment: 'Nobody was there' });
  expect(await creditsOf(goal.id, lost)).toEqual([null, 0, 75]);
  await give(0, { state: 'cannot_tell' });
  await give(2, { state: 'cannot_tell' });
  expect(await creditsOf(goal.id, lost)).toEqual([0, 0, null]);
  await expectAsShown(goal.id);
});

it('is that of the form by which a call was scored, also where nothing is asked again', async () => {
  const goal = await makeGoal(boss, formOf('Edited', [greets, prices, calms]));
  const place = { file_id: lost, goal_id: goal.id };
  await giveAnswer(boss, { ...place, question_id: questionId(goal, 2) }, { answer: 4 });
  const other = [{ ...greets, expected: 'no' as const }, prices, { ...calms, scale: { from: 1, to: 10 } }];
  await boss.json<Goal>('PUT', `goals/${goal.id}`, asking(goal, other));
  expect(await creditsOf(goal.id, lost)).toEqual([0, 0, 75]);
  await applyGoal(boss, goal.id);
  expect(await creditsOf(goal.id, sold)).toEqual([0, 100, null]);
  expect(await creditsOf(goal.id, lost)).toEqual([100, 0, 33.3333333333]);
  await expectAsShown(goal.id);
  // What a person said is kept, and earns nothing in a form that does not ask it.
  await boss.json<Goal>('PUT', `goals/${goal.id}`, asking(goal, other.slice(0, 2)));
  await applyGoal(boss, goal.id);
  expect(await creditsOf(goal.id, lost)).toEqual([100, 0, null]);
  // An answer that is none to the question as it is now.
  await boss.json<Goal>(
    'PUT',
    `goals/${goal.id}`,
    asking(goal, [...other.slice(0, 2), { ...calms, scale: { from: 1, to: 3 } }]),
  );
  await applyGoal(boss, goal.id);
  expect(await creditsOf(goal.id, lost)).toEqual([100, 0, null]);
  await expectAsShown(goal.id);
});

it('is none while the machine only suggests, but for what is published', async () => {
  const goal = await makeGoal(boss, formOf('Switched', [greets, prices]));
  const { revision } = (
    await boss.json<{ results: CallScore[] }>('GET', `files/${lost}/scores`)
  ).results.find(({ goal_id }) => goal_id === goal.id) as CallScore;
  await boss.json('POST', `files/${lost}/scores/${goal.id}/submit`, { revision, answers: [] });
  const put = async (mode: string) => {
    await boss.json('PUT', `goals/${goal.id}/questions/${questionId(goal)}/mode`, { mode });
    await runsEnded(boss, goal.id);
  };
  await put('assist');
  expect([await creditsOf(goal.id, sold), await creditsOf(goal.id, lost)]).toEqual([
    [null, 100],
    [0, 0],
  ]);
  await expectAsShown(goal.id);
  await put('automatic');
  expect(await creditsOf(goal.id, sold)).toEqual([100, 100]);
});

it('follows what is heard in a call that is analysed again', async () => {
  const goal = await makeGoal(boss, formOf('Corrected', [greets, prices]));
  const call = await conversation(boss, 'corrected', 'Operator: good day\nCustomer: hello');
  expect(await creditsOf(goal.id, call)).toEqual([0, 0]);
  const { version, phrases } = await boss.json<{
    version: number;
    phrases: { id: number; text: string }[];
  }>('GET', `files/${call}/transcript`);
  const said = phrases.map(({ id, text }) => ({ id, text: text.replace('good day', 'good morning') }));
  await boss.json('PUT', `files/${call}/transcript`, { version, phrases: said });
  await until(
    () => creditsOf(goal.id, call),
    ([first]) => first === 100,
  );
  await expectAsShown(goal.id);
});

it('is written in the background beside the answers of scores that are from before it was kept', async () => {
  const all = () =>
    query(
      server.dataDir,
      'select goal_id, file_id, question_id, credit_percent from call_answers order by 1, 2, 3',
    );
  const before = await all();
  const revisions = () =>
    query(server.dataDir, 'select goal_id, file_id, revision from call_scores order by 1, 2');
  const seen = await revisions();
  await query(server.dataDir, 'update call_answers set credit_percent = null');
  await query(server.dataDir, 'update call_scores set has_credits = false');
  await server.stop();
  server = await startServer({ dataDir: server.dataDir, env });
  boss = await signIn(server);
  await until(
    () => query(server.dataDir, 'select 1 from call_scores where not has_credits'),
    (left) => left.length === 0,
  );
  expect(await all()).toEqual(before);
  expect(await revisions()).toEqual(seen);
});
