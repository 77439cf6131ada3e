import type { File } from '@earshot/core/files/files.ts';
import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import type { SelfReview } from '@earshot/core/reviews/self-reviews.api.ts';
import type { User } from '@earshot/core/users/members.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from './testing/endpoints.ts';
import { everyFlag, sessionWith } from './testing/people.ts';
import {
  query as ask,
  type Client,
  clientWith,
  ended,
  form,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  until,
} from './testing/server.ts';
import { asks, foreignMark, twoTeams } from './testing/two-teams.ts';
import { walkOf } from './testing/two-teams-walk.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
/** Somebody whose account is that of the operator of the own call. */
let operator: Client & { userId: number };
let world: Awaited<ReturnType<typeof twoTeams>>;
let steps: ReturnType<typeof walkOf>;
let unpublished = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  world = await twoTeams(server, boss);
  steps = walkOf(world, await endpointsOf(server.dataDir));
  const client = await sessionWith(server, 'viewer', everyFlag);
  const { user_id } = await client.json<{ user_id: number }>('GET', 'users/setting');
  operator = { ...client, userId: user_id };
  // Before they are tied to an operator they see what every viewer does.
  expect(await operator.json('GET', 'files')).toMatchObject({ count: 2 });
  await boss.json('PUT', `agents/${world.agents[0]}/account`, { user_id });
  const words = 'Operator: no word of that\nCustomer: a refund please';
  const added = form('own-second.txt', words, { operator: 'own-agent', abonent: 'own-customer' });
  unpublished = (await boss.json<{ file_id: string }>('POST', 'files', added)).file_id;
  await ended(boss, unpublished);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const mine = (client: Client, query = '') =>
  client.json<{
    count: number;
    results: OwnScore[];
    counts: object;
    agent: { name: string } | null;
    mean: { n: number };
  }>('GET', `scores/mine${query}`);
const place = () => `scores/${world.own}/${world.goal.id}`;
const disputing = (more: object = {}) => ({
  question_id: world.goal.question_id,
  wanted_answer: 'yes',
  comment: 'I did speak of it',
  ...more,
});
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];

describe("an operator's account", () => {
  it('is said to be that of the operator whose calls it sees', async () => {
    const { results } = await boss.json<{ results: User[] }>('GET', 'users');
    expect(results.flatMap(({ operator }) => (operator === null ? [] : [operator.id]))).toEqual([
      world.agents[0],
    ]);
  });

  it.each<[string, string, unknown, object]>([
    ['GET', 'files?facets=1', undefined, { count: 2 }],
    ['POST', 'search', { query: asks('kumquat'), facets: true, exact: true }, { count: 1 }],
    ['POST', 'search', { query: { ...asks('kumquat'), matching: 'semantic' } }, { count: 1 }],
    ['POST', 'search', { query: null, filters: { operators: [`${foreignMark}-agent`] } }, { count: 0 }],
    ['GET', 'notifications', undefined, { count: 0 }],
    ['GET', 'coaching', undefined, { count: 1, to_listen: 1 }],
    ['GET', 'coaching/moments', undefined, { count: 0, operators: [] }],
    ['GET', 'scores/mine', undefined, { count: 1, counts: { new: 1, all: 1, disputed: 0 } }],
  ])('%s %s %j counts their own calls alone', async (method, path, body, expected) => {
    expect(await operator.json(method, path, body)).toMatchObject(expected);
  });

  it.each([
    'GET agents',
    'GET subscribers',
    'GET teams',
    'GET projects',
    'GET patterns',
    'GET segments',
    'GET scripts',
    'GET conversions',
    'GET reviews',
    'GET disputes',
    'GET reviews/plans',
    'GET reviews/csv',
    'GET sources',
    'GET users',
    'GET audit',
    'POST goals',
  ])('may not %s', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    expect(await refused(operator, method, path)).toBe('forbidden');
  });

  it('sees published scores of its own calls, and no others', async () => {
    const scores = (file: string) => operator.json<{ results: CallScore[] }>('GET', `files/${file}/scores`);
    expect((await scores(world.own)).results).toMatchObject([{ score: 0, published_at: expect.any(String) }]);
    expect((await scores(unpublished)).results).toEqual([]);
    const all = await boss.json<{ results: CallScore[] }>('GET', `files/${unpublished}/scores`);
    expect(all.results).toMatchObject([{ published_at: null }]);
    expect(await operator.json('GET', `files?goals=${world.goal.id}`)).toMatchObject({ count: 1 });
    expect(await operator.json('GET', `goals/${world.goal.id}`)).toMatchObject({ files: 1 });
  });

  it('gets nothing of another operator from any endpoint, whatever is asked for', async () => {
    const { walk, walked, foreignSide, hasForeignId } = steps;
    for (const { name, path, status, text } of await walk(operator, foreignSide(), walked())) {
      const told = [name, path, status < 500, text.includes(foreignMark), hasForeignId(name, text)];
      expect(told).toEqual([name, path, true, false, false]);
      if (/\{file_id\}/.test(name))
        expect([name, path, [400, 403, 404].includes(status)]).toEqual([name, path, true]);
    }
    const [left] = await ask<{ left: string }>(
      server.dataDir,
      `select concat_ws(' ', (select count(*) from files), (select count(*) from comments), (select count(*) from reviews),
        (select count(*) from disputes), (select count(*) from coachings), (select count(*) from coaching_moments)) as left`,
    );
    expect(left).toEqual({ left: '3 4 2 0 2 2' });
  });

  it('hears nothing of what colleagues say to each other, nor through a range of sound or a link', async () => {
    const comments = await operator.json<{ results: unknown[] }>('GET', `files/${world.own}/comments`);
    expect(comments.results).toEqual([]);
    const range = await operator.request('GET', `files/${world.foreign}/audio`);
    expect(range.status).toBeGreaterThanOrEqual(403);
    expect(await refused(operator, 'POST', `files/${world.own}/share`, {})).toBe('forbidden');
    expect(await refused(clientWith(server.url, ''), 'GET', 'scores/mine')).toBe('unauthorized');
  });
});

describe('what an operator says of the own call', () => {
  const own = { answers: [{ question_id: 0, answer: 'yes', comment: 'I spoke of it' }] };
  const body = () => ({
    answers: own.answers.map((one) => ({ ...one, question_id: world.goal.question_id })),
  });

  it('is kept beside the score, also before it is published, and changes nothing', async () => {
    for (const file of [world.own, unpublished]) {
      const at = `scores/${file}/${world.goal.id}/self`;
      const form = await operator.json<SelfReview>('GET', at);
      expect(form).toMatchObject({ goal: 'Refunds are explained', sent: null });
      expect(await refused(operator, 'POST', at, { answers: [{ question_id: 99_999, answer: 'yes' }] })).toBe(
        'goals.no_question',
      );
      const list = `scores/${file}/self`;
      expect(await operator.json('GET', list)).toMatchObject({ results: [{ goal: form.goal, sent: null }] });
      const sent = await operator.json<SelfReview>('POST', at, body());
      expect(sent.sent).toMatchObject({ score: 100, answers: [{ answer: 'yes', comment: 'I spoke of it' }] });
      expect(JSON.stringify(sent)).not.toContain('machine');
      expect(await refused(operator, 'POST', at, body())).toBe('reviews.is_sent');
      // The lead finds it among the reviews of the call, with its answers.
      expect(await world.lead.json('GET', at)).toMatchObject({ sent: { answers: [{ answer: 'yes' }] } });
      expect(await world.lead.json('GET', list)).toMatchObject({ results: [{ sent: { score: 100 } }] });
    }
    const reviews = await boss.json<{ results: object[] }>('GET', `reviews?tab=done&file_id=${world.own}`);
    expect(reviews.results).toMatchObject([
      { kind: 'self', reason: 'own', score: 100 },
      { kind: 'lead', score: 0 },
    ]);
    const scores = await boss.json<{ results: CallScore[] }>('GET', `files/${world.own}/scores`);
    expect(scores.results).toMatchObject([{ score: 0 }]);
    const hidden = await operator.json<{ results: CallScore[] }>('GET', `files/${unpublished}/scores`);
    expect(hidden.results).toEqual([]);
    for (const [file, count] of [
      [world.own, 1],
      [unpublished, 0],
    ] as const)
      expect((await operator.json<File>('GET', `files/${file}`)).scores).toHaveLength(count);
  });

  it('is about nobody else’s call, and of nobody who is no operator', async () => {
    const foreign = `scores/${world.foreign}/${world.goal.id}/self`;
    expect(await refused(operator, 'GET', foreign)).toBe('files.not_found');
    expect(await refused(operator, 'GET', `scores/${world.foreign}/self`)).toBe('files.not_found');
    expect(await refused(operator, 'POST', foreign, body())).toBe('files.not_found');
    expect(await refused(boss, 'POST', `${place()}/self`, body())).toBe('scores.no_operator');
  });
});

describe('a published score', () => {
  it('is acknowledged by its operator, once and for good', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await operator.request('POST', `${place()}/acknowledge`)).status).toBe(204);
    expect(await mine(operator, '?tab=new')).toMatchObject({ count: 0, counts: { new: 0, all: 1 } });
    expect(await refused(operator, 'POST', `scores/${unpublished}/${world.goal.id}/acknowledge`)).toBe(
      'scores.not_published',
    );
    expect(await refused(operator, 'POST', `scores/${world.foreign}/${world.goal.id}/acknowledge`)).toBe(
      'files.not_found',
    );
    expect(await refused(boss, 'POST', `${place()}/acknowledge`)).toBe('scores.no_operator');
    // It was looked at because somebody wanted to: that is no sample of their calls.
    expect((await mine(operator)).mean).toMatchObject({ n: 0 });
    await ask(server.dataDir, `update reviews set reason = 'random' where file_id = $1 and kind = 'lead'`, [
      world.own,
    ]);
    expect((await mine(operator)).mean).toMatchObject({ n: 1, mean: 0 });
  });

  it.each<[string, object]>([
    ['disputes.same_answer', { wanted_answer: 'no' }],
    ['goals.invalid_answer', { wanted_answer: 'perhaps' }],
    ['goals.no_question', { question_id: 99_999 }],
    ['bad_request', { comment: ' ' }],
  ])('is not disputed: %s', async (code, more) => {
    expect(await refused(operator, 'POST', `${place()}/disputes`, disputing(more))).toBe(code);
  });

  it('is disputed with a comment and a moment; somebody else decides, and the operator is told', async () => {
    const at = { start_ms: 0, end_ms: 1_000_000 };
    const made = await operator.json<Dispute>('POST', `${place()}/disputes`, disputing({ at }));
    expect(made).toMatchObject({
      status: 'open',
      was_answer: 'no',
      wanted_answer: 'yes',
      question: 'Speaks of refunds',
    });
    expect(made.moment?.text.length).toBeGreaterThan(0);
    expect(await refused(operator, 'POST', `${place()}/disputes`, disputing())).toBe('disputes.is_open');
    expect(await mine(operator, '?tab=disputed')).toMatchObject({ count: 1, disputes: { open: 1 } });
    const { results, open } = await world.lead.json<{ results: Dispute[]; open: number }>('GET', 'disputes');
    expect({ open, first: results[0]?.id }).toEqual({ open: 1, first: made.id });
    const decide = (client: Client, body: object) =>
      client.request('POST', `disputes/${made.id}/decide`, body);
    const changed = { decision: 'changed', comment: 'right, at the beginning' };
    // Whoever gave the answer does not decide about it where others can.
    expect((await refusal(await decide(boss, changed)))[1]).toBe('disputes.not_ones_own');
    expect((await refusal(await decide(operator, changed)))[1]).toBe('forbidden');
    const done = (await (await decide(world.lead, changed)).json()) as { dispute: Dispute; score: CallScore };
    expect(done.dispute).toMatchObject({ status: 'changed', decision: 'right, at the beginning' });
    expect(done.score).toMatchObject({ score: 100 });
    expect((await refusal(await decide(world.lead, changed)))[1]).toBe('disputes.is_decided');
    const [own] = (await mine(operator)).results;
    expect(own).toMatchObject({ score: 100, score_before: 0, disputes: [{ status: 'changed' }] });
    // The operator reads why, and who says so.
    expect(own?.disputes).toMatchObject([
      {
        comment: disputing().comment,
        decision: 'right, at the beginning',
        decided_by: done.dispute.decided_by,
        created: made.created,
        due_at: made.due_at,
        decided_at: done.dispute.decided_at,
      },
    ]);
    const told = await until(
      () => operator.json<{ results: { kind: string }[] }>('GET', 'notifications'),
      (all) => all.results.length > 0,
    );
    expect(told.results.map(({ kind }) => kind)).toContain('dispute.decided');
    expect(await boss.json('GET', 'disputes/overturned')).toMatchObject({
      questions: [{ question: 'Speaks of refunds', decided: 1, changed: 1 }],
      reviewers: [{ decided: 1, changed: 1 }],
    });
  });

  it('is not disputed once the time is over', async () => {
    await ask(server.dataDir, `update call_scores set published_at = published_at - interval '8 days'`);
    const again = disputing({ wanted_answer: 'no' });
    expect(await refused(operator, 'POST', `${place()}/disputes`, again)).toBe('disputes.too_late');
    expect((await mine(operator)).results).toMatchObject([{ dispute_until: null }]);
  });

  it('is out of sight once nobody ties the account to the operator', async () => {
    await boss.json('PUT', `agents/${world.agents[0]}/account`, { user_id: null });
    expect(await mine(operator)).toMatchObject({ count: 0, agent: null });
    expect(await operator.json('GET', 'files')).toMatchObject({ count: 3 });
  });
});
