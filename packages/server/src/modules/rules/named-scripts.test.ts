import type { CallScore, GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import type { CheckResult, RuleRun } from '@earshot/core/rules/rules.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { conversation, stranger } from '../../testing/people.ts';
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
let thanked = '';
let greeted = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  thanked = await conversation(
    boss,
    'thanked',
    'Operator: we are grateful that you called goodbye\nCustomer: bye',
  );
  greeted = await conversation(
    boss,
    'greeted',
    'Operator: good morning this is Helen speaking\nCustomer: hello',
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const greeting = 'good morning this is Helen speaking';
const thanks = 'we are grateful that you called goodbye';
const worded = (name: string, text: string, apply: string) => ({
  name,
  type: 'own',
  variations: [{ text }],
  apply,
});
const naming = (script_id: number) => ({ methods: [{ kind: 'script_ref', script_id }] });
const make = <T extends { id: number }>(kind: string, body: object) => boss.json<T>('POST', kind, body);
const refused = async (method: string, path: string, body: object, client = boss) =>
  refusal(await client.request(method, path, body));
const settled = () =>
  until(
    () => boss.json<{ results: RuleRun[] }>('GET', 'rules/runs?limit=200'),
    ({ results }) => results.every(({ status }) => status !== 'waiting' && status !== 'running'),
  );

describe('a rule that names a script', () => {
  it('finds what the script finds, as it is worded now, without a version of its own', async () => {
    const script = await make<Script>('scripts', worded('Greets', greeting, 'from_now_on'));
    const body = { name: 'Greeted', detection: naming(script.id), apply: 'history' };
    const pattern = await make<Pattern>('patterns', body);
    const later = await make<Pattern>('patterns', { ...body, name: 'Greeted later', apply: 'from_now_on' });
    const tag = await make<Pattern>('tags', { ...body, color: 'blue' });
    await settled();
    expect(await callsLeft(boss, { patterns: [pattern.id] })).toEqual([greeted]);
    const { evidence } = await boss.json<CheckResult>('POST', 'patterns/check', {
      pattern: { detection: naming(script.id) },
      file_id: greeted,
    });
    expect(evidence).toMatchObject([{ kind: 'script', hits: [{ text: greeting }] }]);
    await boss.json('PUT', `scripts/${script.id}`, worded('Greets', thanks, 'history'));
    await settled();
    expect(await callsLeft(boss, { patterns: [pattern.id] })).toEqual([thanked]);
    expect(await callsLeft(boss, { tags: [tag.id] })).toEqual([thanked]);
    // What is for calls from now on stays so.
    expect(await callsLeft(boss, { patterns: [later.id] })).toEqual([]);
    expect(await boss.json<Pattern>('GET', `patterns/${pattern.id}`)).toMatchObject({ version: 1 });
    const fresh = await conversation(boss, 'fresh', `Operator: ${thanks}\nCustomer: see you`);
    expect(await callsLeft(boss, { patterns: [later.id] })).toEqual([fresh]);
    await boss.request('DELETE', `files/${fresh}`);
    for (const path of [
      `patterns/${pattern.id}`,
      `patterns/${later.id}`,
      `tags/${tag.id}`,
      `scripts/${script.id}`,
    ])
      await boss.request('DELETE', path);
  });

  it('keeps the name of one that is gone, finds nothing by it, and takes no other that is not there', async () => {
    const script = await make<Script>('scripts', worded('Goes', greeting, 'from_now_on'));
    const either = {
      join: 'any',
      methods: [...naming(script.id).methods, { kind: 'query', query: { phrases: ['grateful'] } }],
    };
    const body = { name: 'Either', detection: either, apply: 'history' };
    const pattern = await make<Pattern>('patterns', body);
    await settled();
    expect(await callsLeft(boss, { patterns: [pattern.id] })).toEqual([thanked, greeted].sort());
    await boss.request('DELETE', `scripts/${script.id}`);
    await boss.json('POST', 'rules/runs', { kind: 'pattern', rule_id: pattern.id });
    await settled();
    expect(await callsLeft(boss, { patterns: [pattern.id] })).toEqual([thanked]);
    const renamed = await boss.json<Pattern>('PUT', `patterns/${pattern.id}`, { ...body, name: 'Renamed' });
    expect(renamed).toMatchObject({ version: 1, name: 'Renamed' });
    expect((await boss.request('POST', `patterns/${pattern.id}/clone`)).status).toBe(201);
    const unknown = [422, 'rules.unknown_script'];
    expect(await refused('POST', 'patterns', { ...body, name: 'New' })).toEqual(unknown);
    expect(await refused('POST', 'tags', { name: 'New', color: 'red', detection: naming(999_999) })).toEqual(
      unknown,
    );
    expect(await refused('PUT', `patterns/${pattern.id}`, { ...body, detection: naming(999_999) })).toEqual(
      unknown,
    );
  });

  it('is none of a script of another workspace', async () => {
    const neighbour = await stranger(server, boss);
    const script = await make<Script>('scripts', worded('Ours', greeting, 'from_now_on'));
    expect(
      await refused('POST', 'patterns', { name: 'Theirs', detection: naming(script.id) }, neighbour),
    ).toEqual([422, 'rules.unknown_script']);
    const said = { pattern: { detection: naming(script.id) }, text: `operator: ${greeting}` };
    expect(await boss.json('POST', 'patterns/check', said)).toMatchObject({ holds: true });
    expect(await refused('POST', 'patterns/check', said, neighbour)).toEqual([422, 'rules.unknown_script']);
  });
});

describe('a question of a goal', () => {
  it('that goes by a script is asked again once that is another one', async () => {
    const script = await make<Script>('scripts', worded('Asked', greeting, 'from_now_on'));
    const detection = naming(script.id);
    const pattern = await make<Pattern>('patterns', { name: 'Asked', detection, apply: 'from_now_on' });
    const questions = [
      { text: 'By what is written', answer_by: { kind: 'pattern', detection } },
      { text: 'By the pattern', answer_by: { kind: 'pattern', id: pattern.id } },
    ];
    const goal = await make<Goal>('goals', {
      name: 'By name',
      groups: [{ name: 'All', questions }],
      apply: 'history',
    });
    const answers = async (fileId: string) => {
      await until(
        async () => (await boss.json<{ results: GoalRun[] }>('GET', `goals/${goal.id}/runs`)).results,
        (runs) => runs.every(({ status }) => status !== 'waiting' && status !== 'running'),
      );
      const { results } = await boss.json<{ results: CallScore[] }>('GET', `files/${fileId}/scores`);
      return results.find(({ goal_id }) => goal_id === goal.id)?.answers.map(({ answer }) => answer);
    };
    expect(await answers(greeted)).toEqual(['yes', 'yes']);
    await boss.json('PUT', `scripts/${script.id}`, worded('Asked', thanks, 'from_now_on'));
    await boss.json('POST', `goals/${goal.id}/apply`, {});
    expect(await answers(greeted)).toEqual(['no', 'no']);
    expect(await answers(thanked)).toEqual(['yes', 'yes']);
  });
});

describe('a tag, a pattern and a question', () => {
  it.each([
    ['tags', (detection: object) => ({ name: 'Later', color: 'red', detection })],
    ['patterns', (detection: object) => ({ name: 'Later', detection })],
    ['patterns/check', (detection: object) => ({ pattern: { detection }, text: 'operator: hello' })],
    [
      'goals',
      (detection: object) => ({
        name: 'Later',
        groups: [{ name: 'All', questions: [{ text: 'Waits', answer_by: { kind: 'pattern', detection } }] }],
      }),
    ],
  ])('cannot wait for a goal: %s', async (path, bodyOf) => {
    const waits = bodyOf({ methods: [{ kind: 'goal', goal_id: 1, outcome: 'passed' }] });
    expect(await refused('POST', path, waits)).toEqual([422, 'rules.waits_for_goal']);
  });
});
