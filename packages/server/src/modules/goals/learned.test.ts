import type { LearningState } from '@earshot/core/goals/learning-state.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerOf,
  applyGoal,
  formOf,
  giveAnswer,
  makeGoal,
  questionId,
  scoreOf,
} from '../../testing/goal-scores.ts';
import { conversation, stranger } from '../../testing/people.ts';
import {
  type Client,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
const calls: { id: string; isBooked: boolean }[] = [];

const wishes = ['a table for tonight', 'a table by the window', 'dinner for four', 'a quiet corner'];
const booked = 'Operator: your table is booked\nCustomer: thank you so much, goodbye';
const refused = 'Operator: unfortunately nothing is possible tonight, sorry\nCustomer: that is too bad';
const textOf = (at: number, isBooked: boolean) =>
  `Operator: hello how can I help\nCustomer: I need ${wishes[at % wishes.length]} number ${at}\n${isBooked ? booked : refused}`;

const all = 124;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  for (let at = 0; at < all; at += 1) {
    const isBooked = at % 3 !== 0;
    const data = form(`call-${at}.txt`, textOf(at, isBooked));
    const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', data);
    calls.push({ id: file_id, isBooked });
  }
  await until(
    () => query(server.dataDir, 'select 1 from files where analysed_at is not null'),
    ({ length }) => length === all,
    60_000,
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const resolved = { text: 'Was the matter resolved', answer_by: { kind: 'learned' } };

const stateOf = async (goalId: number, client = boss) =>
  (await client.json<{ results: LearningState[] }>('GET', `goals/${goalId}/learning`)).results[0];

/** Reviews the calls from one place to another: all but the last behind the back of the program, which hears of the last. */
async function review(goalId: number, question: number, from: number, to: number): Promise<void> {
  const some = calls.slice(from, to);
  const last = some.pop();
  if (last === undefined) throw new Error('There is nothing to review');
  await query(
    server.dataDir,
    `update call_answers a set given_state = 'answered', given_version = 1, given_at = now(), given_answer = to_jsonb(r.answer)
     from jsonb_to_recordset($1) r (id uuid, answer text)
     where a.file_id = r.id and a.goal_id = $2 and a.question_id = $3`,
    [
      JSON.stringify(some.map(({ id, isBooked }) => ({ id, answer: isBooked ? 'yes' : 'no' }))),
      goalId,
      question,
    ],
  );
  const answer = last.isBooked ? 'yes' : 'no';
  await giveAnswer(boss, { file_id: last.id, goal_id: goalId, question_id: question }, { answer });
}

const learnt = (goalId: number, version: number) =>
  until(
    () => stateOf(goalId),
    (state) => (state?.versions[0]?.version ?? 0) >= version,
    60_000,
  );

describe('a question that is learned from reviews', () => {
  it('knows nothing, then suggests, then answers by itself with what it goes by', async () => {
    const goal = await makeGoal(boss, formOf('Learned', [resolved]));
    const question = questionId(goal);
    const asked = calls.at(-1)?.id ?? '';
    expect(await answerOf(boss, asked, goal.id)).toMatchObject({
      state: 'cannot_tell',
      machine: { reason: 'not_learned', suggestion: null },
    });
    expect(await stateOf(goal.id)).toMatchObject({
      reviews: { n: 0 },
      missing: { reviews: 100, rarer: 20 },
      versions: [],
    });

    await review(goal.id, question, 0, 48);
    const first = await learnt(goal.id, 1);
    expect(first).toMatchObject({
      reviews: { n: 48, yes: 32, no: 16 },
      missing: { reviews: 52, rarer: 4 },
      versions: [{ version: 1, reviews: 48, judgement: 'assist', reason: 'too_few_reviews' }],
    });
    expect(first?.versions[0]?.kappa?.value).toBeGreaterThan(0.6);
    expect(first?.weights.length).toBeGreaterThan(3);
    // What was learned is for calls from then on, and for the past when somebody asks for it.
    expect((await answerOf(boss, asked, goal.id)).machine.reason).toBe('not_learned');
    await applyGoal(boss, goal.id);
    const suggested = await answerOf(boss, asked, goal.id);
    expect(suggested).toMatchObject({
      state: 'cannot_tell',
      answered_by: 'learned',
      machine: { reason: 'assists', suggestion: (all - 1) % 3 !== 0 ? 'yes' : 'no' },
    });
    const [ground] = suggested.grounds;
    expect(ground?.phrase_ids.length).toBeGreaterThan(0);
    expect(suggested.moments.map(({ phrase_id }) => phrase_id)).toContain(ground?.phrase_ids[0]);
    expect(suggested.moments.every(({ text, end_ms, start_ms }) => text !== '' && end_ms >= start_ms)).toBe(
      true,
    );

    await review(goal.id, question, 48, 110);
    const second = await learnt(goal.id, 2);
    expect(second).toMatchObject({
      missing: { reviews: 0, rarer: 0 },
      versions: [{ version: 2, reviews: 110, judgement: 'automatic', reason: null }, { version: 1 }],
    });
    expect(second?.gate?.agreement.low).toBeGreaterThan(0.8);
    const fresh = await conversation(boss, 'fresh', textOf(201, true));
    expect(await answerOf(boss, fresh, goal.id)).toMatchObject({
      state: 'answered',
      answer: 'yes',
      reason: 'learned',
    });

    // A call that is analysed again keeps the version that it was scored with.
    const { version, phrases } = await boss.json<{
      version: number;
      phrases: { id: number; text: string }[];
    }>('GET', `files/${asked}/transcript`);
    const before = await scoreOf(boss, asked, goal.id);
    await boss.json('PUT', `files/${asked}/transcript`, {
      version,
      phrases: phrases.map(({ id, text }, at) => ({ id, text: at === 0 ? 'good evening' : text })),
    });
    const again = await until(
      () => scoreOf(boss, asked, goal.id),
      (score) => (score?.revision ?? 0) > (before?.revision ?? 0),
    );
    expect(again?.answers[0]?.machine.reason).toBe('assists');
    await applyGoal(boss, goal.id);
    expect(await answerOf(boss, asked, goal.id)).toMatchObject({ state: 'answered', reason: 'learned' });
    const [row] = await query<{ learned_version: number }>(
      server.dataDir,
      'select learned_version from call_answers where file_id = $1 and goal_id = $2',
      [asked, goal.id],
    );
    expect(row?.learned_version).toBe(2);

    // Where fewer than ten are new it stays as it is; another wording begins anew.
    await review(goal.id, question, 110, 112);
    const changed = formOf('Learned', [{ ...resolved, id: question, text: 'Did the caller get a table' }]);
    await boss.json('PUT', `goals/${goal.id}`, changed);
    expect(await stateOf(goal.id)).toMatchObject({
      reviews: { n: 0 },
      versions: [],
      weights: [],
      gate: null,
    });
    const later = await conversation(boss, 'later', textOf(202, true));
    expect((await answerOf(boss, later, goal.id)).machine.reason).toBe('not_learned');
    await boss.json('PUT', `goals/${goal.id}`, formOf('Learned', [{ ...resolved, id: question }]));
    expect((await stateOf(goal.id))?.versions.map((one) => one.version)).toEqual([2, 1]);
  });

  it('learns the answers that people gave before it was to be learned, the same from the same', async () => {
    const asks = (answer_by: object) => formOf('By people first', [{ ...resolved, answer_by }]);
    const goal = await makeGoal(boss, asks({ kind: 'person' }));
    const question = questionId(goal);
    await review(goal.id, question, 0, 30);
    expect(await stateOf(goal.id)).toBeUndefined();
    const models: unknown[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const groups = [
        { name: `All ${turn}`, questions: [{ ...resolved, id: question, not_applicable_when: null }] },
      ];
      await boss.json('PUT', `goals/${goal.id}`, { name: 'By people first', groups });
      expect((await learnt(goal.id, 1))?.versions[0]?.reviews).toBe(30);
      const rows = await query<{ model: unknown }>(
        server.dataDir,
        'delete from learned_questions where goal_id = $1 returning model',
        [goal.id],
      );
      models.push(rows.map(({ model }) => model));
    }
    expect(models[0]).toEqual(models[1]);
  });

  it('learns nothing of one answer alone', async () => {
    const goal = await makeGoal(boss, formOf('One answer', [resolved]));
    const question = questionId(goal);
    const agreed = calls.filter(({ isBooked }) => isBooked).slice(0, 12);
    for (const { id } of agreed)
      await giveAnswer(boss, { file_id: id, goal_id: goal.id, question_id: question }, { answer: 'yes' });
    const waiting = await query(
      server.dataDir,
      "select 1 from jobs.job where name = 'goal_learn' and data->>'goal_id' = $1",
      [String(goal.id)],
    );
    expect([waiting.length, (await stateOf(goal.id))?.versions]).toEqual([0, []]);
  });

  it('is of nobody in another workspace', async () => {
    const goal = await makeGoal(boss, formOf('Ours', [resolved]));
    const neighbour = await stranger(server, boss);
    expect((await refusal(await neighbour.request('GET', `goals/${goal.id}/learning`)))[1]).toBe(
      'goals.not_found',
    );
  });
});
