import type { Coaching, CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFlag, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

type Made = { id: number };

let server: TestServer;
let boss: Client;
let operator: Client & { userId: number };
let neighbour: Client;
let goal: { id: number; question: number };
let agents: { own: number; other: number };
const calls = { own: '', second: '', other: '' };

const all = { start_ms: 0, end_ms: 1_000_000 };
const text = (greeting: string) =>
  `Operator: ${greeting} this is swift net\nCustomer: I want a refund please`;

async function callOf(name: string, who: string, words: string): Promise<string> {
  const { file_id } = await boss.json<{ file_id: string }>(
    'POST',
    'files',
    form(`${name}.txt`, words, { operator: who }),
  );
  await ended(boss, file_id);
  return file_id;
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  const detection = { methods: [{ kind: 'query', query: { type: 'phrases', phrases: ['good morning'] } }] };
  const made = await boss.json<Made & { groups: { questions: Made[] }[] }>('POST', 'goals', {
    name: 'Care',
    published_by: 'machine',
    groups: [{ name: 'All', questions: [{ text: 'Greets', answer_by: { kind: 'pattern', detection } }] }],
    apply: 'from_now_on',
  });
  goal = { id: made.id, question: made.groups[0]?.questions[0]?.id ?? 0 };
  calls.own = await callOf('own', 'Iryna', text('good morning'));
  calls.second = await callOf('second', 'Iryna', text('yes what'));
  calls.other = await callOf('other', 'Taras', text('good morning and welcome'));
  const { results } = await boss.json<{ results: (Made & { name: string })[] }>('GET', 'agents');
  const idOf = (name: string) => results.find((one) => one.name === name)?.id ?? 0;
  agents = { own: idOf('Iryna'), other: idOf('Taras') };
  const client = await sessionWith(server, 'viewer', everyFlag);
  const { user_id } = await client.json<{ user_id: number }>('GET', 'users/setting');
  await boss.json('PUT', `agents/${agents.own}/account`, { user_id });
  operator = { ...client, userId: user_id };
}, 120_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const giving = (more: object = {}) => ({
  agent_id: agents.own,
  name: 'Greet first',
  note: 'Hear how it begins.',
  measure: { kind: 'question', goal_id: goal.id, question_id: goal.question },
  items: [
    { file_id: calls.own, at: all, note: 'This is it.' },
    { file_id: calls.second, at: all, note: 'No greeting.' },
  ],
  ...more,
});

describe('the library', () => {
  it('keeps a moment with the words that are said there, and is searched', async () => {
    const saved = await boss.json<CoachingMoment>('POST', 'coaching/moments', {
      file_id: calls.own,
      at: all,
      name: 'A good beginning',
      note: 'Says who calls.',
      kind: 'good',
      theme: 'Greeting',
    });
    expect(saved).toMatchObject({
      kind: 'good',
      theme: 'Greeting',
      operator: { name: 'Iryna' },
      type: 'text',
      audio_removed: false,
      moment: { text: expect.stringMatching(/good morning.*refund/), role: null },
    });
    const library = (asked: string) => boss.json<object>('GET', `coaching/moments?${asked}`);
    expect(await library('text=BEGINNING')).toMatchObject({ count: 1, themes: ['Greeting'] });
    expect(await library('kind=improve')).toMatchObject({ count: 0 });
    expect(await library(`agent_id=${agents.own}`)).toMatchObject({
      count: 1,
      operators: [{ name: 'Iryna', moments: 1 }],
    });
    const changed = await boss.json('PUT', `coaching/moments/${saved.id}`, {
      name: 'Begins',
      kind: 'improve',
    });
    expect(changed).toMatchObject({ name: 'Begins', kind: 'improve', theme: '' });
  });

  it.each<[string, object]>([
    ['files.not_found', { file_id: '00000000-0000-4000-8000-000000000000' }],
    ['bad_request', { at: { start_ms: 5, end_ms: 5 } }],
    ['bad_request', { name: ' ' }],
    ['bad_request', { note: 'x'.repeat(501) }],
  ])('refuses %s', async (code, more) => {
    const body = { file_id: calls.own, at: all, name: 'One', kind: 'good', ...more };
    expect(await refused(boss, 'POST', 'coaching/moments', body)).toBe(code);
  });

  it('is nothing that an operator or another workspace sees', async () => {
    expect(await operator.json('GET', 'coaching/moments')).toMatchObject({
      count: 0,
      operators: [],
      themes: [],
    });
    expect(await neighbour.json('GET', 'coaching/moments')).toMatchObject({ count: 0 });
    const body = { file_id: calls.own, at: all, name: 'One', kind: 'good' };
    expect(await refused(operator, 'POST', 'coaching/moments', body)).toBe('forbidden');
    expect(await refused(neighbour, 'POST', 'coaching/moments', body)).toBe('files.not_found');
  });
});

describe('what is given to an operator', () => {
  it.each<[string, () => object]>([
    ['coaching.other_operator', () => ({ items: [{ file_id: calls.other, at: all }] })],
    ['agents.not_found', () => ({ agent_id: 999_999 })],
    ['coaching.no_measure', () => ({ measure: { kind: 'goal', goal_id: 999_999 } })],
    ['coaching.no_measure', () => ({ measure: { kind: 'question', goal_id: goal.id, question_id: 999 } })],
    ['bad_request', () => ({ items: [] })],
    ['bad_request', () => ({ measure: { kind: 'metric', metric: 'made_up' } })],
  ])('is refused: %s', async (code, more) => {
    expect(await refused(boss, 'POST', 'coaching', giving(more()))).toBe(code);
  });

  it('tells them, is heard moment by moment by them alone, and says whether the measure moved', async () => {
    const given = await boss.json<Coaching>('POST', 'coaching', giving());
    expect(given).toMatchObject({
      agent: { name: 'Iryna' },
      listened: 0,
      items: [{ place: 1, note: 'This is it.' }, { place: 2 }],
      moved: { name: 'Greets', unit: 'share', state: 'too_early', days: 0 },
    });
    const told = await operator.json<{ results: { kind: string; link: string }[] }>('GET', 'notifications');
    expect(told.results).toMatchObject([{ kind: 'coaching.given', link: `/my-calls?coaching=${given.id}` }]);
    expect(await operator.json('GET', 'coaching')).toMatchObject({ count: 1, to_listen: 2 });
    expect(await boss.json('GET', `coaching?agent_id=${agents.other}`)).toMatchObject({
      count: 0,
      operators: [{ id: agents.own, name: 'Iryna', given: 1 }],
    });
    const listened = (client: Client, place: number) =>
      client.request('POST', `coaching/${given.id}/items/${place}/listened`);
    for (let time = 0; time < 2; time += 1) expect((await listened(operator, 2)).status).toBe(204);
    expect((await refusal(await listened(boss, 1)))[1]).toBe('coaching.not_found');
    expect((await refusal(await listened(operator, 3)))[1]).toBe('coaching.not_found');
    expect(await boss.json('GET', `coaching/${given.id}`)).toMatchObject({
      listened: 1,
      items: [{ listened_at: null }, { listened_at: expect.any(String) }],
    });
    expect(await refused(neighbour, 'GET', `coaching/${given.id}`)).toBe('coaching.not_found');
    expect(await refused(operator, 'DELETE', `coaching/${given.id}`)).toBe('forbidden');
  });

  it.each<[string, () => object, object]>([
    [
      'a question, of yes and no, by Wilson',
      () => giving().measure,
      { unit: 'share', before: { value: 1, n: 1 }, after: { value: 0, n: 1 }, days: 3 },
    ],
    [
      'a goal',
      () => ({ kind: 'goal', goal_id: goal.id }),
      { name: 'Care', unit: 'score', before: { value: 100, n: 1, low: null }, after: { value: 0, n: 1 } },
    ],
    [
      'a metric',
      () => ({ kind: 'metric', metric: 'talk_share' }),
      { unit: 'share', before: { n: expect.any(Number) }, after: { n: expect.any(Number) } },
    ],
  ])('measures %s', async (_, measure, expected) => {
    const given = await boss.json<Coaching>('POST', 'coaching', giving({ measure: measure() }));
    await query(server.dataDir, `update coachings set given_at = now() - interval '3 days' where id = $1`, [
      given.id,
    ]);
    await query(server.dataDir, `update files set recorded_at = now() - interval '5 days' where id = $1`, [
      calls.own,
    ]);
    const seen = await boss.json<Coaching>('GET', `coaching/${given.id}`);
    expect(seen.moved).toMatchObject({ state: 'too_early', ...expected });
    // Whoever looks gets the same numbers.
    const own = await operator.json<Coaching>('GET', `coaching/${given.id}`);
    const numbers = ({ moved }: Coaching) =>
      [moved?.before, moved?.after].map((one) => [one?.value, one?.n, one?.low, one?.high]);
    expect(numbers(own)).toEqual(numbers(seen));
    const open = seen.moved?.after.open;
    if (open) {
      const found = await boss.json('POST', 'search', { ...open, exact: true });
      expect(found).toMatchObject({ count: seen.moved?.after.n });
    }
    await query(server.dataDir, 'update files set recorded_at = null where id = $1', [calls.own]);
    expect((await boss.request('DELETE', `coaching/${given.id}`)).status).toBe(204);
  });

  describe('by what is counted of calls day by day', () => {
    const dayMs = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
    const calls: string[] = [];
    let script: number;
    let agent: number;

    beforeAll(async () => {
      const made = await boss.json<Made>('POST', 'scripts', {
        name: 'Says who calls',
        type: 'greeting',
        set: 'Whole call',
        variations: [{ language: 'en', text: 'good morning this is swift net' }],
        apply: 'from_now_on',
      });
      script = made.id;
      // Two calls before it is given, three after; the last was long ago.
      const said: [days: number, words: string][] = [
        [5, 'Operator: yes what. What do you want?\nCustomer: I want a refund please'],
        [4, 'Operator: good morning this is swift net\nCustomer: I want my money'],
        [1, 'Operator: good morning this is swift net. How are you? Who is this?\nCustomer: fine thank you'],
        [1, 'Operator: good morning this is swift net. What is it? And why?\nCustomer: nothing at all'],
        [1, 'Operator: good morning this is swift net. Where are you? And when?\nCustomer: at home now'],
        [40, 'Operator: what. What? Who? When?\nCustomer: hello there my friend'],
      ];
      for (const [at, [days, words]] of said.entries()) {
        const meta = { operator: 'Oksana', language: 'en', recorded_at: ago(days) };
        const body = form(`counted-${at}.txt`, words, meta);
        const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', body);
        await ended(boss, file_id);
        calls.push(file_id);
      }
      const { results } = await boss.json<{ results: (Made & { name: string })[] }>('GET', 'agents');
      agent = results.find(({ name }) => name === 'Oksana')?.id ?? 0;
    }, 60_000);

    const movedOf = async (measure: object) => {
      const items = [{ file_id: calls[0], at: all, note: '' }];
      const { id } = await boss.json<Coaching>(
        'POST',
        'coaching',
        giving({ agent_id: agent, measure, items }),
      );
      await query(server.dataDir, `update coachings set given_at = $2 where id = $1`, [id, ago(3)]);
      const { moved } = await boss.json<Coaching>('GET', `coaching/${id}`);
      await boss.request('DELETE', `coaching/${id}`);
      return moved;
    };

    it('a script counts by the calls in which it is known, and opens those in which it was said', async () => {
      const moved = await movedOf({ kind: 'script', script_id: script });
      expect(moved).toMatchObject({
        name: 'Says who calls',
        unit: 'share',
        before: { value: 0.5, n: 2 },
        after: { value: 1, n: 3, high: 1 },
        change: { value: 0.5 },
        state: 'too_early',
        days: 3,
      });
      const opened = await boss.json('POST', 'search', { ...moved?.after.open, exact: true });
      expect(opened).toMatchObject({ count: 3 });
      const before = await boss.json('POST', 'search', { ...moved?.before.open, exact: true });
      expect(before).toMatchObject({ count: 1 });
    });

    it('a script that is deleted is no longer measured, and says so', async () => {
      const made = await boss.json<Made>('POST', 'scripts', {
        name: 'Soon gone',
        type: 'greeting',
        set: 'Whole call',
        variations: [{ language: 'en', text: 'swift net' }],
        apply: 'from_now_on',
      });
      const items = [{ file_id: calls[0], at: all, note: '' }];
      const measure = { kind: 'script', script_id: made.id };
      const { id } = await boss.json<Coaching>(
        'POST',
        'coaching',
        giving({ agent_id: agent, measure, items }),
      );
      expect((await boss.request('DELETE', `scripts/${made.id}`)).status).toBe(204);
      const { moved } = await boss.json<Coaching>('GET', `coaching/${id}`);
      expect(moved).toMatchObject({ name: null, before: { n: 0 }, after: { n: 0 }, change: null });
      await boss.request('DELETE', `coaching/${id}`);
    });

    it('a metric is the mean of its days, with its deviation', async () => {
      const moved = await movedOf({ kind: 'metric', metric: 'questions' });
      expect(moved).toMatchObject({
        name: 'questions',
        unit: 'value',
        before: { value: 0.5, n: 2 },
        after: { value: 2, n: 3, low: 2, high: 2 },
        change: { value: 1.5 },
        days: 3,
      });
      const opened = await boss.json('POST', 'search', { ...moved?.before.open, exact: true });
      expect(opened).toMatchObject({ count: 2 });
    });
  });

  it('loses the moments of a call that is removed, and goes with the operator', async () => {
    const given = await boss.json<Coaching>('POST', 'coaching', giving());
    expect((await boss.request('DELETE', `files/${calls.second}`)).status).toBe(204);
    expect((await boss.json<Coaching>('GET', `coaching/${given.id}`)).items).toMatchObject([{ place: 1 }]);
    expect((await boss.request('DELETE', `files/${calls.own}`)).status).toBe(204);
    expect(await boss.json('GET', 'coaching/moments')).toMatchObject({ count: 0 });
    await boss.json('PUT', `agents/${agents.own}/account`, { user_id: null });
    expect((await boss.request('DELETE', `agents/${agents.own}`)).status).toBe(204);
    expect(await boss.json('GET', 'coaching')).toMatchObject({ count: 0 });
  });
});
