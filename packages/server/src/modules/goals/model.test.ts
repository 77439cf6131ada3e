import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerOf,
  applyGoal,
  formOf,
  giveAnswer,
  makeGoal,
  questionId,
  scoreOf,
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

type Asked = {
  phrases: { n: number; who: string; text: string }[];
  questions: { question: number; text: string; kind: string; options?: { option: number; text: string }[] }[];
};

/** A chat server that answers questions of goals as a test says; of emotions it knows nothing. */
let chat: Server;
let asked: Asked[] = [];
type Reply = { status?: number; content: string };
let answer: (asked: Asked, count: number) => Reply | Promise<Reply>;
let server: TestServer;
let boss: Client;
let sold = '';

beforeAll(async () => {
  chat = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', async () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const user = JSON.parse(messages[1]?.content ?? '{}') as Asked;
      if (!('questions' in user)) return response.writeHead(401).end();
      asked.push(user);
      const { status = 200, content } = await answer(user, asked.length);
      return response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((done) => chat.listen(0, '127.0.0.1', done));
  const { port } = chat.address() as AddressInfo;
  server = await startServer({
    env: { PATH: '/nowhere', LLM_URL: `http://127.0.0.1:${port}`, LLM_MODEL: 'wise' },
  });
  boss = await signIn(server);
  sold = await conversation(
    boss,
    'sold',
    'Operator: good morning this is swift net\nCustomer: I want the fast tariff\nOperator: the price is ten euro a month',
  );
  // A job that is tried again waits for a second, two, four and so on: one more try is enough to see what comes in the end.
  await query(
    server.dataDir,
    "update jobs.queue set retry_limit = 1, retry_delay = 0 where name = 'goal_model'",
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  chat.close();
});
beforeEach(() => {
  asked = [];
});

type Given = { answer: unknown; confidence?: unknown; reason?: string; phrases?: unknown };
/** Answers each question in turn. */
const says =
  (...given: Given[]) =>
  (): { content: string } => ({
    content: JSON.stringify({
      answers: given.map((one, at) => ({
        question: at + 1,
        confidence: 0.9,
        reason: 'as said',
        phrases: [3],
        ...one,
      })),
    }),
  });
/** A goal for the first call alone, so that nothing else is asked about. */
const ofSold = (name: string, questions: Parameters<typeof formOf>[1]) =>
  formOf(name, questions, { applies_to: { filters: { name: 'sold' } } });
const greets = { text: 'Is the caller greeted', answer_by: { kind: 'llm' } };
const answered = (goalId: number, fileId = sold, at = 0) =>
  until(
    () => answerOf(boss, fileId, goalId, at),
    ({ machine }) => machine.reason !== 'waiting',
    30_000,
  );

describe('a question for a language model', () => {
  it('is asked after scoring, all of a goal at once, without anybody named, and has its phrases as evidence', async () => {
    answer = says(
      { answer: 'yes', phrases: [1, 99, -1], reason: 'It says good morning.' },
      { answer: 2, phrases: [] },
      { answer: 4 },
      { answer: '10', confidence: 0.3 },
    );
    const goal = await makeGoal(
      boss,
      ofSold('Asked', [
        greets,
        {
          text: 'What is it about',
          mode: 'choice',
          options: [
            { text: 'Complaint', credit: 0 },
            { text: 'Sale', credit: 1 },
          ],
          answer_by: { kind: 'llm' },
        },
        { text: 'How kind', mode: 'scale', scale: { from: 1, to: 5 }, answer_by: { kind: 'llm' } },
        { text: 'What price', mode: 'number', expected: [1, 20], answer_by: { kind: 'llm' } },
      ]),
    );
    const first = await answered(goal.id);
    expect(first).toMatchObject({
      state: 'answered',
      answer: 'yes',
      reason: 'model',
      note: 'It says good morning.',
    });
    // Numbers of phrases that do not exist are dropped.
    expect(first.moments).toMatchObject([{ text: 'good morning this is swift net', role: 'operator' }]);
    const [, about, kind, price] = (await scoreOf(boss, sold, goal.id))?.answers ?? [];
    const sale = goal.groups[0]?.questions[1]?.options[1]?.id;
    expect([about?.answer, kind?.answer]).toEqual([sale, 4]);
    expect(price).toMatchObject({
      state: 'cannot_tell',
      machine: { reason: 'below_bar', suggestion: 10, confidence: 0.3 },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.phrases.map(({ n, who }) => [n, who])).toEqual([
      [1, 'operator'],
      [2, 'customer'],
      [3, 'operator'],
    ]);
    expect(asked[0]?.questions[1]).toMatchObject({
      kind: 'choice',
      options: [{ option: 1, text: 'Complaint' }, {}],
    });
  });

  it('is asked again only where the words or the question changed', async () => {
    answer = says({ answer: 'yes' });
    const goal = await makeGoal(boss, formOf('Once', [greets]));
    await answered(goal.id);
    const call = await conversation(boss, 'once', 'Operator: good evening\nCustomer: hello\nOperator: bye');
    await answered(goal.id, call);
    const before = asked.length;
    await applyGoal(boss, goal.id);
    const dearer = formOf('Once', [
      { ...greets, id: questionId(goal), control_value: 20, confidence_bar: 0.4 },
    ]);
    await boss.json('PUT', `goals/${goal.id}`, dearer);
    await applyGoal(boss, goal.id);
    expect((await answerOf(boss, call, goal.id)).state).toBe('answered');
    const analysed = async () => (await scoreOf(boss, call, goal.id))?.revision ?? 0;
    const revision = await analysed();
    expect(asked.length).toBe(before);
    const { version, phrases } = await boss.json<{
      version: number;
      phrases: { id: number; text: string }[];
    }>('GET', `files/${call}/transcript`);
    await boss.json('PUT', `files/${call}/transcript`, {
      version,
      phrases: phrases.map(({ id, text }, at) => ({ id, text: at === 0 ? 'what is it' : text })),
    });
    await until(analysed, (now) => now > revision + 1, 30_000);
    expect(asked.length).toBe(before + 1);
    expect(asked.at(-1)?.phrases[0]?.text).toBe('what is it');
    const other = formOf('Once', [{ ...greets, id: questionId(goal), text: 'Is the caller thanked' }]);
    await boss.json('PUT', `goals/${goal.id}`, other);
    await applyGoal(boss, goal.id);
    await answered(goal.id);
    await answered(goal.id, call);
    expect(asked.length).toBe(before + 3);
  });

  it('is asked about a call that comes in before past calls that still wait', async () => {
    answer = says({ answer: 'yes' });
    const goal = await makeGoal(boss, formOf('In turn', [greets]));
    await answered(goal.id);
    const call = await conversation(boss, 'turn', 'Operator: good day\nCustomer: hello\nOperator: bye now');
    await answered(goal.id, call);
    const prioritiesOf = (fileId: string) =>
      query<{ priority: number }>(
        server.dataDir,
        `select priority from jobs.job where data ->> 'file_id' = $1 and data ->> 'goal_id' = $2`,
        [fileId, String(goal.id)],
      );
    expect(await prioritiesOf(sold)).toEqual([{ priority: 0 }]);
    expect(await prioritiesOf(call)).toEqual([{ priority: 1 }]);
  });

  it.each<[string, Given]>([
    ['an answer of another mode', { answer: 'perhaps' }],
    ['a number for yes or no', { answer: 1 }],
    ['a yes without a phrase', { answer: 'yes', phrases: [] }],
    ['a yes with phrases that do not exist', { answer: 'yes', phrases: [4, 0, 77] }],
    ['no surety', { answer: 'no', confidence: 'high' }],
    ['more than sure', { answer: 'no', confidence: 5 }],
  ])('goes to a person where the model gives %s', async (name, given) => {
    answer = says(given);
    const goal = await makeGoal(boss, ofSold(name, [greets]));
    expect(await answered(goal.id)).toMatchObject({
      state: 'cannot_tell',
      moments: [],
      machine: { reason: 'model_failed', suggestion: null },
    });
    expect(asked).toHaveLength(1);
  });

  it('stays open where the model cannot tell, which says why', async () => {
    answer = says({ answer: 'cannot_tell', reason: 'Nobody says it.' });
    const goal = await makeGoal(boss, ofSold('Unknown', [greets]));
    expect(await answered(goal.id)).toMatchObject({
      state: 'cannot_tell',
      note: 'Nobody says it.',
      machine: { reason: 'model' },
    });
  });

  it.each<[string, { status?: number; content: string }]>([
    ['nonsense', { content: 'Sure! Here are the answers: yes' }],
    ['other JSON', { content: '{"answers":"yes"}' }],
    ['nothing but failures', { status: 500, content: 'secret words of the call' }],
  ])('is tried again after %s, and then goes to a person', async (name, given) => {
    answer = () => given;
    const goal = await makeGoal(boss, ofSold(name, [greets]));
    expect(await answered(goal.id)).toMatchObject({
      state: 'cannot_tell',
      machine: { reason: 'model_failed' },
    });
    expect(asked).toHaveLength(2);
    // Whoever goes over the past asks again what was never answered.
    answer = says({ answer: 'no' });
    await applyGoal(boss, goal.id);
    const again = await until(
      () => answerOf(boss, sold, goal.id),
      ({ state }) => state === 'answered',
      30_000,
    );
    expect(again).toMatchObject({ answer: 'no', reason: 'model' });
  });

  it('is answered at the second try, and never over what a person says', async () => {
    answer = (_, count) => (count === 1 ? { status: 503, content: '' } : says({ answer: 'yes' })());
    const goal = await makeGoal(boss, ofSold('Twice', [greets]));
    const place = { file_id: sold, goal_id: goal.id, question_id: questionId(goal) };
    await answered(goal.id);
    await giveAnswer(boss, place, { answer: 'no', comment: 'Nobody does' });
    await applyGoal(boss, goal.id);
    expect(await answerOf(boss, sold, goal.id)).toMatchObject({
      by: 'person',
      answer: 'no',
      machine: { answer: 'yes' },
    });
  });

  it('is not answered by what it said of words that were corrected meanwhile', async () => {
    const call = await conversation(boss, 'meanwhile', 'Operator: good day\nCustomer: hello\nOperator: yes');
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answer = async ({ phrases }) => {
      if (phrases[0]?.text !== 'good day') return says({ answer: 'no', phrases: [1] })();
      held.resolve();
      await letGo.promise;
      return says({ answer: 'yes', phrases: [1] })();
    };
    const route = { applies_to: { filters: { name: 'meanwhile' } } };
    const goal = await makeGoal(boss, formOf('Meanwhile', [greets], route));
    await held.promise;
    const before = await scoreOf(boss, call, goal.id);
    const { version, phrases } = await boss.json<{
      version: number;
      phrases: { id: number; text: string }[];
    }>('GET', `files/${call}/transcript`);
    await boss.json('PUT', `files/${call}/transcript`, {
      version,
      phrases: phrases.map(({ id, text }, at) => ({ id, text: at === 0 ? 'who is it' : text })),
    });
    await until(
      () => scoreOf(boss, call, goal.id),
      (score) => (score?.revision ?? 0) > (before?.revision ?? 0),
      30_000,
    );
    letGo.resolve();
    const last = await until(
      () => answerOf(boss, call, goal.id),
      ({ state }) => state === 'answered',
      30_000,
    );
    expect(last).toMatchObject({ answer: 'no', moments: [{ text: 'who is it' }] });
  });
});
