import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import type { listPatternMarks } from '@earshot/core/rules/rules.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let pattern: Pattern;
const calls: string[] = [];

const ruleOf = (words: string) => ({
  name: 'Refund',
  detection: { methods: [{ kind: 'query', query: { phrases: [words] } }] },
});
type Marks = ReplyOf<typeof listPatternMarks>;
const seen = (client = viewer) => client.json<Marks>('GET', `patterns/${pattern.id}/marks`);
const mark = (version: number, marks: (boolean | null)[], client = boss) =>
  client.request('PUT', `patterns/${pattern.id}/marks`, {
    version,
    marks: marks.map((is_right, at) => ({ file_id: calls[at], is_right })),
  });

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  for (const name of ['one', 'two', 'three'])
    calls.push(await conversation(boss, name, `Operator: hello\nCustomer: my refund please, says ${name}`));
  pattern = await boss.json<Pattern>('POST', 'patterns', ruleOf('refund'));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('marks are kept with the version that they were made of, and counted for each', async () => {
  expect(await seen()).toMatchObject({ count: 0, marks: [] });
  expect((await mark(1, [true, true, false])).status).toBe(204);
  await mark(1, [false]);
  expect(await seen()).toMatchObject({ results: [{ version: 1, right: 1, wrong: 2 }] });
  await mark(1, [null]);
  expect((await seen()).marks.map(({ is_right }) => is_right).sort()).toEqual([false, true]);
  await boss.json('PUT', `patterns/${pattern.id}`, ruleOf('my refund'));
  expect((await seen()).marks).toEqual([]);
  await mark(2, [true]);
  expect((await seen()).results).toMatchObject([
    { version: 2, right: 1, wrong: 0 },
    { version: 1, right: 1, wrong: 1 },
  ]);
});

it('whoever may not change a rule marks nothing of it, and there is no version ahead of the stored one', async () => {
  expect((await mark(1, [true], viewer)).status).toBe(403);
  expect((await mark(1, [true], neighbour)).status).toBe(404);
  expect((await neighbour.request('GET', `patterns/${pattern.id}/marks`)).status).toBe(404);
  expect(await refusal(await mark(3, [true]))).toEqual([409, 'conflict']);
});

it('what is no call is passed over, and two who mark the same calls in another order do not stop each other', async () => {
  const body = { version: 1, marks: [{ file_id: 'no call', is_right: true }] };
  expect((await boss.request('PUT', `patterns/${pattern.id}/marks`, body)).status).toBe(204);
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      conversation(boss, `many ${at}`, `Operator: hello ${at}\nCustomer: my refund`),
    ),
  );
  const marks = many.map((file_id) => ({ file_id, is_right: true }));
  const put = (some: typeof marks) =>
    boss.request('PUT', `patterns/${pattern.id}/marks`, { version: 1, marks: some });
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => put(at % 2 ? marks : marks.toReversed())),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  for (const id of many) await boss.request('DELETE', `files/${id}`);
});

it('marks go with their call, those of calls that are gone are passed over, and all go with the rule', async () => {
  await boss.request('DELETE', `files/${calls[2]}`);
  expect((await seen()).results.at(-1)).toMatchObject({ version: 1, right: 1, wrong: 0 });
  expect((await mark(1, [true, true, true])).status).toBe(204);
  expect((await seen()).results.at(-1)).toMatchObject({ version: 1, right: 2, wrong: 0 });
  await boss.request('DELETE', `patterns/${pattern.id}`);
  const left = () => query(server.dataDir, 'select 1 from rule_marks');
  expect(await until(left, ({ length }) => length === 0)).toEqual([]);
});
