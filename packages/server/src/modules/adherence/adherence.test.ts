import type {
  getAdherence,
  getAgentAdherence,
  getSetOrder,
  listAdherence,
} from '@earshot/core/adherence/adherence.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { CallScripts } from '@earshot/core/scripts/scripts.api.ts';
import type { Script } from '@earshot/core/scripts/scripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { everyFlag, newMember, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';

type Listed = ReplyOf<typeof listAdherence>;
type Told = ReplyOf<typeof getAdherence>;

let server: TestServer;
let boss: Client;
let neighbour: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let greeting: Script;
let farewell: Script;
/** One and two are of Ann, three to five of Bob. */
const calls: string[] = [];

const phrase = (speaker: string, start_ms: number, text: string) => ({
  speaker,
  start_ms,
  words: text.split(' '),
});

async function say(
  words: string,
  operator: string,
  { at, language = 'en', isMute = false }: { at: string; language?: string; isMute?: boolean },
): Promise<string> {
  const spoken = [
    ...(isMute ? [] : [phrase('operator', 0, words)]),
    phrase('abonent', 9000, 'good morning this is swift net how can I help you'),
  ];
  const id = await makeCall(ctx, spoken, { operator, recorded_at: new Date(at) });
  await ctx.db
    .updateTable('files')
    .set({ language })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', id)
    .execute();
  await analyseFile(ctx, id);
  return id;
}

const wording = (text: string, more: object = {}) => ({
  type: 'greeting',
  variations: [{ language: 'en', text }],
  ...more,
});
const make = (name: string, body: object) => boss.json<Script>('POST', 'scripts', { name, ...body });
const listed = (asked = '', client = boss) => client.json<Listed>('GET', `scripts/adherence?${asked}`);
const told = (id: number, asked: string, client = boss) =>
  client.json<Told>('GET', `scripts/${id}/adherence?${asked}`);
const opened = async (open: object, client = boss) =>
  (await client.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;
/** Every number of a row opens as many calls as it says. */
async function expectOpened(
  row: Pick<Told['total'], 'said' | 'not_said' | 'unknown' | 'open_said' | 'open_not_said' | 'open_unknown'>,
  client = boss,
) {
  const { said, not_said, unknown, open_said, open_not_said, open_unknown } = row;
  const found = await Promise.all([open_said, open_not_said, open_unknown].map((one) => opened(one, client)));
  expect(found).toEqual([said, not_said, unknown]);
}
const agentId = async (name: string) =>
  (await boss.json<{ results: { id: number; name: string }[] }>('GET', 'agents')).results.find(
    (one) => one.name === name,
  )?.id ?? 0;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  ({ ctx, close } = await openContext(server.dataDir));
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  greeting = await make('Greets', wording('good morning this is swift net how can I help you'));
  calls.push(
    await say('good morning this is swift net how can I help you', 'Ann', { at: '2026-03-01T10:00:00Z' }),
  );
  // By the clock of Kyiv it is the third of March.
  calls.push(await say('yes what do you want', 'Ann', { at: '2026-03-02T22:30:00Z' }));
  calls.push(
    await say('good morning this is swift net how can I help you', 'Bob', { at: '2026-03-03T10:00:00Z' }),
  );
  calls.push(await say('', 'Bob', { at: '2026-03-04T10:00:00Z', isMute: true }));
  calls.push(await say('алло слухаю вас уважно', 'Bob', { at: '2026-03-09T10:00:00Z', language: 'uk' }));
  farewell = await make('Says goodbye', wording('thank you for calling and goodbye'));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('adherence', () => {
  it('is out of the calls in which it can be known; the others are counted apart', async () => {
    const { results } = await listed();
    const greets = results.find(({ script_id }) => script_id === greeting.id);
    expect(greets).toMatchObject({ name: 'Greets', said: 2, not_said: 1, known: 3, unknown: 2 });
    expect(greets?.share).toBeCloseTo(2 / 3);
    if (greets) await expectOpened(greets);
    expect(await callsLeft(boss, { scripts_said: [greeting.id] })).toEqual([calls[0], calls[2]].sort());
    expect(await callsLeft(boss, { scripts_not_said: [greeting.id] })).toEqual([calls[1]]);
    expect(await callsLeft(boss, { scripts_known: [greeting.id] })).toEqual(calls.slice(0, 3).sort());
    expect(await callsLeft(boss, { scripts_unknown: [greeting.id] })).toEqual([calls[3], calls[4]].sort());
    // Nobody looked for it in calls that were there before it.
    expect(results.find(({ script_id }) => script_id === farewell.id)).toMatchObject({
      said: 0,
      known: 0,
      unknown: 0,
      share: null,
    });
    expect(await callsLeft(boss, { scripts_not_said: [farewell.id] })).toEqual([]);
  });

  it('is told by operator, and by days and weeks of the workspace’s clock', async () => {
    const byAgent = await told(greeting.id, 'by=agent');
    const rows = byAgent.results.map(({ name, said, known, unknown }) => [name, said, known, unknown]);
    expect(rows).toEqual([
      ['Ann', 1, 2, 0],
      ['Bob', 1, 1, 2],
    ]);
    const byDay = await told(greeting.id, 'by=day');
    expect(byDay.results.map(({ key, said, known }) => [key, said, known])).toEqual([
      ['2026-03-01', 1, 1],
      ['2026-03-03', 1, 2],
      ['2026-03-04', 0, 0],
      ['2026-03-09', 0, 0],
    ]);
    const byWeek = await told(greeting.id, 'by=week&dateFrom=2026-03-03&dateTo=2026-03-20');
    expect(byWeek.results.map(({ key, known }) => [key, known])).toEqual([
      ['2026-03-03', 2],
      ['2026-03-09', 0],
    ]);
    expect(byWeek.total).toMatchObject({ said: 1, known: 2 });
    for (const { results, total } of [byAgent, byDay, byWeek])
      for (const row of [...results, total]) await expectOpened(row);
  });

  it('is of the calls that filters leave', async () => {
    const { total } = await told(
      greeting.id,
      'by=day&operators=Bob&recorded_at_start=2026-03-03T00:00:00Z&dateTo=2026-03-04',
    );
    expect(total).toMatchObject({ said: 1, known: 1, unknown: 1 });
    await expectOpened(total);
    expect((await boss.request('GET', 'scripts/adherence?scripts_said=1&dateFrom=never')).status).toBe(400);
  });

  it('of an operator stands beside their team', async () => {
    const ann = await agentId('Ann');
    const { results } = await boss.json<ReplyOf<typeof getAgentAdherence>>('GET', `agents/${ann}/scripts`);
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ script_id: greeting.id, said: 1, known: 2, share: 0.5 });
    expect(results[0]?.team).toEqual({ known: 3, share: 2 / 3 });
    if (results[0]) await expectOpened(results[0]);
    expect((await refusal(await neighbour.request('GET', `agents/${ann}/scripts`)))[1]).toBe(
      'agents.not_found',
    );
  });

  it('counts whoever should say it, whichever side that is, and a variation for every language', async () => {
    const theirs = await make(
      'They greet',
      wording('good morning this is swift net', { who: 'abonent', apply: 'history' }),
    );
    const any = await make('In any language', {
      type: 'own',
      apply: 'history',
      variations: [{ language: 'en-GB', text: 'thank you for calling' }, { text: 'дякуємо за дзвінок' }],
    });
    await until(
      () => boss.json<{ results: { status: string }[] }>('GET', 'rules/runs'),
      (runs) => runs.results.every(({ status }) => status === 'done'),
    );
    const { results } = await listed();
    const of = (id: number) => results.find(({ script_id }) => script_id === id);
    // It was said in the call in Ukrainian, too, so that there it is known.
    expect(of(theirs.id)).toMatchObject({ said: 5, known: 5, unknown: 0 });
    expect(of(any.id)).toMatchObject({ said: 0, not_said: 4, unknown: 1 });
    for (const id of [theirs.id, any.id]) {
      const row = of(id);
      if (row) await expectOpened(row);
      await boss.request('DELETE', `scripts/${id}`);
    }
  });

  it('tells in which calls the steps of a set change places, and which two', async () => {
    const history = { apply: 'history', set: 'Renewal' };
    const offer = await make('Offers', wording('we can renew your contract', { ...history, place: 2 }));
    const asks = await make('Asks', wording('how long have you been with us', { ...history, place: 1 }));
    const never = await make(
      'Never says',
      wording('that is not my job', { ...history, place: 3, demand: 'must_not' }),
    );
    const both = async (lines: string[], at: string) => {
      const id = await makeCall(
        ctx,
        lines.map((text, line) => phrase('operator', line * 9000, text)),
        { operator: 'Cyd', recorded_at: new Date(at) },
      );
      await analyseFile(ctx, id);
      return id;
    };
    const kept = ['how long have you been with us', 'we can renew your contract'];
    await both(['that is not my job', ...kept], '2026-04-01T10:00:00Z');
    const swapped = await both(kept.toReversed(), '2026-04-02T10:00:00Z');
    const order = (id: number, asked = '', client = boss) =>
      client.json<ReplyOf<typeof getSetOrder>>('GET', `scripts/${id}/order?${asked}`);
    const told = await order(offer.id);
    expect(told).toMatchObject({
      set: 'Renewal',
      steps: [
        { name: 'Asks', place: 1 },
        { name: 'Offers', place: 2 },
        { name: 'Never says', demand: 'must_not' },
      ],
      broken: 1,
      swaps: [{ later: { name: 'Offers' }, sooner: { name: 'Asks' }, calls: 1 }],
    });
    expect(told.open_broken.filters).toEqual({ scripts_out_of_order: [offer.id] });
    expect(await callsLeft(boss, { scripts_out_of_order: [offer.id] })).toEqual([swapped]);
    // One call says the same of itself.
    const { results } = await boss.json<CallScripts>('GET', `files/${swapped}/scripts`);
    expect(results.filter((one) => one.is_out_of_order).map(({ id }) => id)).toEqual([offer.id]);
    expect(await order(offer.id, 'dateTo=2026-04-01')).toMatchObject({ broken: 0, swaps: [] });
    expect(await order(greeting.id)).toMatchObject({ set: '', steps: [], broken: 0 });
    // Steps of one place come in any order.
    await boss.json('PUT', `scripts/${offer.id}`, { ...offer, place: 1, apply: 'from_now_on' });
    expect(await order(asks.id)).toMatchObject({ broken: 0 });
    expect((await neighbour.request('GET', `scripts/${asks.id}/order`)).status).toBe(404);
    for (const { id } of [offer, asks, never]) await boss.request('DELETE', `scripts/${id}`);
  });

  it('is nobody’s of another workspace, and a limited team lead’s only of their own calls', async () => {
    expect((await refusal(await neighbour.request('GET', `scripts/${greeting.id}/adherence`)))[1]).toBe(
      'scripts.not_found',
    );
    expect((await listed('', neighbour)).results).toEqual([]);
    const lead = await newMember(server, boss, { email: 'l@example.com', name: 'Lead', role: 'manager' });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, ...everyFlag });
    const team = await boss.json<{ id: number }>('POST', 'teams', { name: 'Anns', lead_ids: [lead.userId] });
    const [ann, bob] = [await agentId('Ann'), await agentId('Bob')];
    await boss.json('PUT', `agents/${ann}`, { team_id: team.id });
    await boss.json('POST', 'users/workspace', { user_id: lead.userId, limited_to_teams: true });
    const limited = await signIn(server, { email: 'l@example.com', password: 'Str0ng&Long!' });
    const { total, results } = await told(greeting.id, 'by=agent', limited);
    expect(total).toMatchObject({ said: 1, known: 2, unknown: 0 });
    expect(results.map(({ name }) => name)).toEqual(['Ann']);
    await expectOpened(total, limited);
    expect((await limited.request('GET', `agents/${bob}/scripts`)).status).toBe(404);
    const viewer = await sessionWith(server, 'viewer', { ...everyFlag, allow_classifiers: false });
    expect((await viewer.request('GET', 'scripts/adherence')).status).toBe(403);
  });
});
