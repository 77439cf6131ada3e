import type { File } from '@earshot/core/files/files.ts';
import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import type { ReviewCard, ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFlag, newMember, stranger } from '../../testing/people.ts';
import { settled } from '../../testing/projects.ts';
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
  until,
} from '../../testing/server.ts';

type Member = Client & { userId: number };

let server: TestServer;
let boss: Member;
let first: Member;
let second: Member;
let viewer: Member;
let neighbour: Client;
let goal: Goal;
const calls: string[] = [];

const detection = (phrase: string) => ({
  methods: [{ kind: 'query', query: { type: 'phrases', phrases: [phrase] } }],
});

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  const client = await signIn(server);
  const { user_id } = await client.json<{ user_id: number }>('GET', 'users/setting');
  boss = { ...client, userId: user_id };
  const join = (name: string, role: 'manager' | 'viewer') =>
    newMember(server, boss, { email: `${name}@example.com`, name, role });
  first = await join('First', 'manager');
  second = await join('Second', 'manager');
  viewer = await join('Watcher', 'viewer');
  neighbour = await stranger(server, boss);
  for (let at = 0; at < 6; at += 1) {
    const { file_id } = await boss.json<{ file_id: string }>(
      'POST',
      'files',
      form(
        `call-${at}.txt`,
        `Operator: ${at % 2 === 0 ? 'good morning' : 'yes what'} number ${at}\nCustomer: I want a refund, case ${at}`,
        { operator: at < 3 ? 'Iryna' : 'Taras' },
      ),
    );
    await ended(boss, file_id);
    calls.push(file_id);
  }
  await boss.json('POST', 'tags', {
    name: 'Refund',
    color: 'red',
    detection: detection('refund'),
    apply: 'history',
  });
  goal = await boss.json<Goal>('POST', 'goals', {
    name: 'Care',
    groups: [
      {
        name: 'All',
        questions: [
          {
            text: 'Greets the customer',
            answer_by: { kind: 'pattern', detection: detection('good morning') },
          },
          { text: 'Is patient', answer_by: { kind: 'person' }, control_value: 10 },
        ],
      },
    ],
    apply: 'history',
  });
  await until(
    async () => (await boss.json<Goal>('GET', `goals/${goal.id}`)).files,
    (files) => files === 6,
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const call = (at: number) => calls[at] ?? '';
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const list = (client: Client, query = '') =>
  client.json<{ count: number; results: Review[]; counts: Record<string, number> }>('GET', `reviews${query}`);
const assign = async (client: Client, files: string[], to: Member[], more: object = {}) =>
  client.json<{ assigned: number; left: number; ids: number[] }>('POST', 'reviews', {
    goal_id: goal.id,
    file_ids: files,
    user_ids: to.map(({ userId }) => userId),
    ...more,
  });
const questions = () => goal.groups.flatMap((group) => group.questions.map(({ id }) => id ?? 0));
const answers = (...said: ('yes' | 'no')[]) =>
  said.map((answer, at) => ({
    question_id: questions()[at],
    state: 'answered',
    answer,
    comment: 'heard so',
  }));
const card = (client: Client, id: number) => client.json<ReviewCard>('GET', `reviews/${id}`);
const scoresOf = async (client: Client, file: string) =>
  (await client.json<{ results: CallScore[] }>('GET', `files/${file}/scores`)).results;

describe('a blind review', () => {
  let id = 0;
  beforeAll(async () => {
    const { ids } = await assign(boss, [call(0)], [first], { is_blind: true });
    id = ids[0] ?? 0;
  });

  it('shows its form and nothing that is found, to whoever scores', async () => {
    const { review, score } = await card(first, id);
    expect(review).toMatchObject({ is_blind: true, is_hidden: true, machine_score: null, moment: null });
    expect(score).toMatchObject({ score: null, machine_score: null });
    for (const answer of score.answers)
      expect(answer).toMatchObject({
        state: 'cannot_tell',
        answer: null,
        moments: [],
        answered_by: 'person',
      });
  });

  it.each<[string, string, object?]>([
    ['GET', 'files/CALL/scores'],
    ['GET', 'files?goals=GOAL&limit=100'],
    ['GET', 'files?tags=1&limit=100'],
    ['POST', 'search', { query: null, filters: { goals: ['GOAL'] } }],
    ['POST', 'search/csv', { query: null, filters: { tags: [1] } }],
  ])('is out of sight for them in %s %s, and in sight for others', async (method, path, body) => {
    const asked = path.replace('CALL', call(0)).replace('GOAL', String(goal.id));
    const sent = body && JSON.parse(JSON.stringify(body).replaceAll('"GOAL"', String(goal.id)));
    const told = async (client: Client) => (await client.request(method, asked, sent)).text();
    const mark = path.includes('scores') ? '"goal_id"' : call(0);
    expect(await told(first)).not.toContain(mark);
    expect(await told(boss)).toContain(mark);
  });

  it.each<[string, string, object]>([
    ['GET', 'files/CALL/scripts', {}],
    ['POST', 'tags/check', { detection: detection('refund'), file_id: 'CALL' }],
  ])('keeps its reviewer from having it looked through by %s %s', async (method, path, body) => {
    const sent = method === 'GET' ? undefined : JSON.parse(JSON.stringify(body).replaceAll('CALL', call(0)));
    expect(await refused(first, method, path.replace('CALL', call(0)), sent)).toBe('reviews.is_blind');
    expect((await boss.request(method, path.replace('CALL', call(0)), sent)).status).toBe(200);
  });

  it('is not in the sums of its operator’s day, nor in those of a project; what people set is', async () => {
    const byHand = await boss.json<{ id: number }>('POST', 'tags', { name: 'By hand', color: 'blue' });
    // Whoever scores blind may set a tag, and sees it counted.
    await first.json('PUT', `files/${call(0)}/tags/${byHand.id}`);
    await boss.json('POST', 'users/workspace', { user_id: first.userId, ...everyFlag });
    const { agent_id } = await boss.json<{ agent_id: number }>('GET', `files/${call(0)}`);
    const tagsOf = async (client: Client) => {
      const { tags } = await client.json<{ tags: { name: string; files: number }[] }>(
        'GET',
        `agents/${agent_id}/summary`,
      );
      return Object.fromEntries(tags.map(({ name, files }) => [name, files]));
    };
    const all = await tagsOf(boss);
    expect(await tagsOf(first)).toEqual({ ...all, Refund: (all.Refund ?? 0) - 1 });
    expect(all).toMatchObject({ 'By hand': 1 });
    const project = await boss.json<{ id: number }>('POST', 'projects', {
      name: 'Refunds',
      kind: 'monitoring',
      language: ['en'],
      query: { type: 'phrases', phrases: ['refund'] },
    });
    await boss.json('POST', `projects/${project.id}/restart`, { start: '2020-01-01' });
    await settled(server.dataDir);
    const found = async (client: Client) =>
      (await client.json<{ total: number }>('GET', `projects/${project.id}/stat`)).total;
    expect([await found(boss), await found(first)]).toEqual([6, 5]);
    await boss.request('DELETE', `projects/${project.id}`);
    await boss.request('DELETE', `tags/${byHand.id}`);
  });

  it('leaves the tags and the numbers of the call itself empty, and a preview without it', async () => {
    const seen = await first.json<File>('GET', `files/${call(0)}`);
    expect([seen.tags, seen.scores]).toEqual([[], []]);
    const shown = await boss.json<File>('GET', `files/${call(0)}`);
    expect(shown.tags).toHaveLength(1);
    expect(shown.scores).toMatchObject([{ goal_id: goal.id, name: 'Care' }]);
    const preview = { detection: detection('refund') };
    expect(await first.json('POST', 'tags/preview', preview)).toMatchObject({ matched: 5 });
    expect(await boss.json('POST', 'tags/preview', preview)).toMatchObject({ matched: 6 });
  });

  it('says nothing of what the call sounds like: not itself, nor in lists, filters and numbers', async () => {
    const emotionOf = async (client: Client) =>
      (await client.json<{ emotion: { strongest: string } | null }>('GET', `files/${call(0)}`)).emotion;
    const felt = await emotionOf(boss);
    expect(felt).toMatchObject({ strongest: expect.any(String) });
    expect(await emotionOf(first)).toBeNull();
    expect(await refused(first, 'GET', `files/${call(0)}/emotions`)).toBe('reviews.is_blind');
    expect((await boss.request('GET', `files/${call(0)}/emotions`)).status).toBe(200);
    const found = async (client: Client) =>
      (await client.request('GET', `files?emotions=${felt?.strongest}&limit=100`)).text();
    expect(await found(boss)).toContain(call(0));
    expect(await found(first)).not.toContain(call(0));
    // Of other calls they see it as before.
    const other = await first.json<{ emotion: object | null }>('GET', `files/${call(1)}`);
    expect(other.emotion).toMatchObject({ strongest: expect.any(String) });
    // What they may change of the call they still can.
    const renamed = await first.request('PUT', `files/${call(0)}`, { name: 'call-0.txt' });
    expect(renamed.status).toBe(200);
  });

  it('is sent whole, publishes, and shows everything from then on', async () => {
    expect(await refused(second, 'POST', `reviews/${id}/submit`, { answers: answers('yes', 'yes') })).toBe(
      'reviews.not_yours',
    );
    expect(await refused(first, 'POST', `reviews/${id}/submit`, { answers: answers('no') })).toBe(
      'reviews.answers_missing',
    );
    // Another answer than the machine's, which they have not seen, needs no word.
    const sent = answers('no', 'yes').map((one) => ({ ...one, comment: '' }));
    const done = await first.json<ReviewCard>('POST', `reviews/${id}/submit`, { answers: sent, seconds: 42 });
    expect(done.review).toMatchObject({ status: 'submitted', is_hidden: false, seconds: 42, score: 50 });
    expect(done.score).toMatchObject({ score: 50, published_at: expect.any(String) });
    expect(done.score.answers[0]).toMatchObject({ by: 'person', answer: 'no', machine: { answer: 'yes' } });
    expect(await scoresOf(first, call(0))).toHaveLength(1);
    expect(await refused(first, 'POST', `reviews/${id}/submit`, { answers: sent })).toBe('reviews.is_sent');
    const [kept] = await query<{ state: string; answer: string; machine_answer: string }>(
      server.dataDir,
      'select state, answer, machine_answer from review_answers where review_id = $1 order by question_id',
      [id],
    );
    expect(kept).toEqual({ state: 'answered', answer: 'no', machine_answer: 'yes' });
  });

  it('of a second person is compared, and changes nothing that was published', async () => {
    const { ids } = await assign(boss, [call(0)], [second], { is_blind: true });
    const before = await scoresOf(boss, call(0));
    // What the first one said is hidden from the second.
    expect(await list(second, `?tab=done&file_id=${call(0)}`)).toMatchObject({ count: 0 });
    await second.json('POST', `reviews/${ids[0]}/submit`, { answers: answers('yes', 'no') });
    expect(await scoresOf(boss, call(0))).toEqual(before);
    expect(await list(second, `?tab=done&file_id=${call(0)}`)).toMatchObject({ count: 2 });
  });
});

describe('two blind reviews of one call by one person', () => {
  it('hide what is found in it until both are sent', async () => {
    const other = await boss.json<Goal>('POST', 'goals', {
      name: 'Manner',
      groups: [{ name: 'All', questions: [{ text: 'Is polite' }] }],
    });
    const blind = { file_ids: [call(5)], user_ids: [first.userId], is_blind: true };
    const { ids } = await boss.json<{ ids: number[] }>('POST', 'reviews', { ...blind, goal_id: other.id });
    const { ids: own } = await boss.json<{ ids: number[] }>('POST', 'reviews', {
      ...blind,
      goal_id: goal.id,
    });
    const [question] = other.groups.flatMap((group) => group.questions.map(({ id }) => id));
    const sent = await first.json<ReviewCard>('POST', `reviews/${ids[0]}/submit`, {
      answers: [{ question_id: question, answer: 'yes' }],
    });
    expect(sent).toMatchObject({ review: { status: 'submitted' }, score: { score: null } });
    expect(await scoresOf(first, call(5))).toEqual([]);
    await first.json('POST', `reviews/${own[0]}/submit`, { answers: answers('no', 'yes') });
    expect(await scoresOf(first, call(5))).toHaveLength(2);
    await boss.json('DELETE', `goals/${other.id}`).catch(() => 0);
  });
});

describe('a review', () => {
  it('that assists publishes what its reviewer agreed with, and asks why they do not', async () => {
    const { ids } = await assign(boss, [call(1)], [first]);
    const id = ids[0] ?? 0;
    const shown = await card(first, id);
    expect(shown).toMatchObject({ review: { is_hidden: false, questions: 2 }, place: 1, open: 1 });
    const { revision } = shown.score;
    const silent = answers('yes', 'yes').map((one) => ({ ...one, comment: '' }));
    const submit = (body: object) => first.request('POST', `reviews/${id}/submit`, body);
    expect(await refusal(await submit({ revision, answers: silent }))).toEqual([422, 'goals.comment_needed']);
    expect(await refusal(await submit({ revision: revision - 1, answers: answers('no', 'yes') }))).toEqual([
      409,
      'goals.answered_meanwhile',
    ]);
    expect(await (await submit({ revision, answers: answers('no', 'yes') })).json()).toMatchObject({
      review: { status: 'submitted', score: 50 },
    });
  });

  it('is given to nobody who is the operator, or may not, and to each in turn', async () => {
    const { results } = await boss.json<{ results: { id: number; name: string }[] }>('GET', 'agents');
    const taras = results.find(({ name }) => name === 'Taras')?.id;
    await boss.json('PUT', `agents/${taras}/account`, { user_id: viewer.userId });
    expect(
      await refused(boss, 'POST', 'reviews', {
        goal_id: goal.id,
        file_ids: [call(3)],
        user_ids: [viewer.userId],
      }),
    ).toBe('reviews.not_reviewer');
    const { assigned } = await assign(boss, [call(3), call(4)], [first, second]);
    expect(assigned).toBe(2);
    const counts = async (client: Client) => (await list(client)).counts;
    expect(await counts(first)).toMatchObject({ mine: 1, team: 2, late: 0 });
    expect(await counts(second)).toMatchObject({ mine: 1 });
    const people = await boss.json<{ results: object[] }>('GET', 'reviews/people');
    expect(people.results).toEqual(
      expect.arrayContaining([
        { user_id: first.userId, name: 'First', open: 1 },
        { user_id: boss.userId, name: expect.any(String), open: 0 },
      ]),
    );
    expect(people.results).toHaveLength(3);
    expect(await refused(viewer, 'GET', 'reviews/people')).toBe('forbidden');
    const theirs = await neighbour.json<{ results: { name: string }[] }>('GET', 'reviews/people');
    expect(theirs.results.map(({ name }) => name)).not.toContain('First');
    // Nobody scores a call twice.
    expect(await assign(boss, [call(3), call(4)], [first, second])).toMatchObject({ assigned: 2 });
    expect(await assign(boss, [call(3), call(4)], [first, second])).toMatchObject({ assigned: 0, left: 2 });
    expect(
      await boss.json('POST', 'reviews/move', { from: first.userId, to: boss.userId, count: 1 }),
    ).toEqual({
      moved: 1,
    });
    expect(await counts(boss)).toMatchObject({ mine: 1 });
    for (const { id } of (await list(boss, '?tab=team&limit=100')).results)
      expect((await boss.request('DELETE', `reviews/${id}`)).status).toBe(204);
    expect(await counts(first)).toMatchObject({ mine: 0, team: 0 });
  });

  it('made from the page of a call is kept like any other', async () => {
    const [score] = await scoresOf(boss, call(2));
    await boss.json('POST', `files/${call(2)}/scores/${goal.id}/submit`, {
      revision: score?.revision,
      answers: answers('yes', 'no'),
    });
    const { results } = await list(boss, `?tab=done&file_id=${call(2)}`);
    expect(results).toMatchObject([{ reason: 'asked', is_blind: false, reviewer: { id: boss.userId } }]);
  });

  it('comes out as a row for each answer', async () => {
    const text = await (await boss.request('GET', 'reviews/csv')).text();
    const lines = text.trim().split(/\r?\n/);
    expect(lines).toHaveLength(1 + 10);
    expect(lines[1]).toContain('Greets the customer');
    expect(await (await boss.request('GET', `reviews/csv?user_id=${second.userId}`)).text()).toContain(
      'Second',
    );
    expect(await refused(viewer, 'GET', 'reviews/csv')).toBe('forbidden');
  });
});

describe('what is late or due until tonight', () => {
  it('is listed alone, as many as the numbers of the week say', async () => {
    const { ids } = await assign(boss, [call(2), call(3), call(4)], [second]);
    const due = (id: number | undefined, moment: string) =>
      query(server.dataDir, `update reviews set due_at = ${moment} where id = $1`, [id]);
    await due(ids[0], `now() - interval '1 hour'`);
    await due(ids[1], `now()`);
    await due(ids[2], `now() + interval '9 days'`);
    const summary = await boss.json<ReviewSummary>('GET', 'reviews/summary');
    const late = await list(boss, '?tab=team&due=late');
    expect(late.results.map(({ id }) => id).toSorted()).toEqual([ids[0], ids[1]].toSorted());
    expect(late.count).toBe(summary.late);
    expect((await list(boss, '?tab=team&due=today')).count).toBe(summary.due_today);
    expect(await list(boss, '?tab=done&due=late')).toMatchObject({ count: 0 });
    for (const id of ids) await boss.request('DELETE', `reviews/${id}`);
  });
});

describe('a plan', () => {
  const body = (more: object = {}) => ({
    name: 'Weekly',
    goal_id: goal.id,
    per_agent: 7,
    shares: { random: 50, low_confidence: 0, lowest_score: 50, long_call: 0, pattern: 0 },
    twice: 100,
    reviewers: [first.userId, second.userId],
    ...more,
  });

  it('chooses what is due, blind where chance chose, twice where a second is to score, and shares it out', async () => {
    const plan = await boss.json<ReviewPlan>('POST', 'reviews/plans', body());
    expect(plan).toMatchObject({
      goal: 'Care',
      filled_at: null,
      reviewers_named: [{ name: 'First' }, { name: 'Second' }],
    });
    const { chosen, reasons } = await boss.json<{
      chosen: number;
      reasons: { reason: string; reviews: number }[];
    }>('POST', `reviews/plans/${plan.id}/fill`);
    const of = (reason: string) => reasons.find((one) => one.reason === reason)?.reviews ?? 0;
    // Three calls are published; a day of the week asks for at least one of each operator's others.
    expect(of('random')).toBeGreaterThan(0);
    expect(of('second')).toBe(of('random'));
    expect(chosen).toBe(of('random') + of('second') + of('lowest_score'));
    const { results } = await list(boss, '?tab=team&limit=100');
    for (const review of results)
      expect(review.is_blind).toBe(review.reason === 'random' || review.reason === 'second');
    const pairs = Map.groupBy(results, ({ file_id }) => file_id);
    for (const some of pairs.values()) {
      const people = some.map(({ reviewer }) => reviewer?.id);
      expect(new Set(people).size).toBe(people.length);
    }
    const again = await boss.json<{ chosen: number }>('POST', `reviews/plans/${plan.id}/fill`);
    expect(again.chosen).toBe(0);
    const summary = await boss.json<ReviewSummary>('GET', 'reviews/summary');
    expect(summary.twice.planned).toBe(of('second'));
    expect(summary.people.map(({ name }) => name)).toEqual(expect.arrayContaining(['First', 'Second']));
    expect(summary.overruled).toMatchObject({ value: expect.any(Number) });
  });

  it.each<[string, object]>([
    ['bad_request', { shares: { random: 50, low_confidence: 0, lowest_score: 0, long_call: 0, pattern: 0 } }],
    [
      'reviews.plan_needs_pattern',
      { shares: { random: 0, low_confidence: 0, lowest_score: 0, long_call: 0, pattern: 100 } },
    ],
    ['goals.not_found', { goal_id: 99_999 }],
    ['reviews.not_reviewer', { reviewers: [99_999] }],
    ['reviews.plan_name_taken', { name: 'weekly' }],
  ])('is refused as %s', async (code, more) => {
    expect(await refused(boss, 'POST', 'reviews/plans', body({ name: 'Other', ...more }))).toBe(code);
  });

  it('hands on what somebody had who leaves', async () => {
    const before = await list(boss, `?tab=team&user_id=${second.userId}`);
    expect(before.count).toBeGreaterThan(0);
    expect((await boss.request('DELETE', `users/workspace/${second.userId}`)).status).toBeLessThan(300);
    await until(
      async () => (await list(boss, `?tab=team&user_id=${second.userId}`)).count,
      (count) => count === 0,
    );
  });

  it('of a neighbour is nobody else’s', async () => {
    const { results } = await boss.json<{ results: ReviewPlan[] }>('GET', 'reviews/plans');
    const id = results[0]?.id ?? 0;
    expect(await refused(neighbour, 'POST', `reviews/plans/${id}/fill`)).toBe('reviews.plan_not_found');
    const [review] = (await list(boss, '?tab=team')).results;
    for (const [method, path, sent] of [
      ['GET', '', undefined],
      ['PUT', '', { due: '2030-01-01' }],
      ['DELETE', '', undefined],
      ['POST', '/submit', { answers: [] }],
    ] as const)
      expect(await refused(neighbour, method, `reviews/${review?.id}${path}`, sent)).toBe(
        'reviews.not_found',
      );
    expect(await list(neighbour, '?tab=team')).toMatchObject({ count: 0 });
  });

  it('goes with its goal', async () => {
    await boss.json('DELETE', `goals/${goal.id}`).catch(() => 0);
    expect(await list(boss, '?tab=team')).toMatchObject({ count: 0 });
    expect(await boss.json('GET', 'reviews/plans')).toMatchObject({ count: 0 });
  });
});
