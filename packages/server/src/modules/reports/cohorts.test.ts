import { dayOf } from '@earshot/core/findings/day.ts';
import { cohortOf } from '@earshot/core/reports/cohort.ts';
import type { ReportBlock, RunReport } from '@earshot/core/reports/reports.api.ts';
import { Measure } from '@earshot/core/reports/reports.ts';
import { wholeNumbers } from '@earshot/core/testing/random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, transact } from '../../platform/context.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { stranger } from '../../testing/people.ts';
import { expectCohorts } from '../../testing/plain-cohorts.ts';
import { type Call, readCalls } from '../../testing/plain-reports.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { type TwoTeams, twoTeams } from '../../testing/two-teams.ts';
import { putTogether } from '../day-columns/put-together.ts';
import { recountCalls } from '../files/call-counters.ts';
import { peopleOf } from '../files/people-of-call.ts';

/** The clock goes back at the first moment of a month here, and 2020 has a leap day and a week 53. */
const timeZone = 'America/Havana';
const callsMade = 320;

let server: TestServer;
let boss: Client;
let neighbour: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let calls: Call[];

const below = wholeNumbers(20_201_101);
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

/** Moments about which a step begins by that clock, and any others. */
const edges = [
  '2020-02-29T04:59:59.999Z',
  '2020-03-01T04:59:59.999Z',
  '2020-03-01T05:00:00Z',
  '2020-03-08T05:00:00Z',
  '2020-11-01T03:59:59.999Z',
  '2020-11-01T04:00:00Z',
  '2020-11-01T04:59:59.999Z',
  '2020-11-01T05:30:00Z',
  '2020-12-28T04:59:59.999Z',
  '2021-01-01T04:59:59.999Z',
].map((moment) => new Date(moment));
const momentOf = (): Date =>
  below(5) === 0 ? one(edges) : new Date(Date.UTC(2020, 0, 20) + below(350 * 24 * 60) * 60_000);

async function makeOne(): Promise<void> {
  const id = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], {
    recorded_at: momentOf(),
  });
  const said = {
    operator: one(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', null]),
    abonent: below(12) === 0 ? null : `+38050${1_000_000 + below(140)}`,
  };
  const direction = one(['inbound', 'outbound']);
  const duration_ms = one([null, 1000, 30_000, 65_000, 400_000]);
  await transact(ctx, async (ctx) => {
    await ctx.db
      .updateTable('files')
      .set({ ...said, ...(await peopleOf(ctx, said)), direction, duration_ms })
      .where('workspace_id', '=', ctx.workspaceId)
      .where('id', '=', id)
      .execute();
    recountCalls(ctx, [id]);
  });
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  neighbour = await stranger(server, boss);
  ({ ctx, close } = await openContext(server.dataDir));
  await boss.json('PUT', 'workspace', { time_zone: timeZone });
  for (let made = 0; made < callsMade; made += 1) await makeOne();
  const { results } = await boss.json<{ results: { id: number }[] }>('GET', 'subscribers?limit=4');
  const [first, second, third] = results;
  // Whoever was merged counts as the one that is left.
  await boss.json('POST', `subscribers/${first?.id}/merge`, { into: third?.id });
  await boss.json('POST', `subscribers/${second?.id}/merge`, { into: third?.id });
  calls = await readCalls(ctx, 0);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const run = async (one: object, more: object = {}, client = boss): Promise<ReportBlock> => {
  const { blocks } = await client.json<RunReport>('POST', 'reports/run', {
    report: { name: 'Cohorts', period: { start: '2020-03-01', to: '2020-12-31' }, blocks: [one], ...more },
  });
  return blocks[0] ?? expect.fail('no block');
};
const opened = async (open: object | null, client = boss) =>
  (await client.json<{ count: number }>('POST', 'search', { ...open, exact: true })).count;

const cameBack = { name: 'came_back' as const };
const measures = [
  cameBack,
  { name: 'came_back' as const, share: false },
  { name: 'calls' as const },
  { name: 'length' as const, stat: 'median' as const },
  { name: 'length' as const, stat: 'sum' as const },
];
const periods = [
  { start: '2020-03-01', to: '2020-12-31' },
  // Neither begins nor ends with a step.
  { start: '2020-02-10', to: '2020-11-18' },
  { start: '2020-01-01', to: '2020-02-29' },
];

describe.each([
  // Nobody keeps columns of what a call has not, so that the rows are asked.
  { source: 'rows', only: { without_tags: [0] }, opened_each: 4 },
  { source: 'days', only: {}, opened_each: 1 },
] as const)('cohorts from $source', ({ source, only, opened_each }) => {
  beforeAll(async () => {
    if (source === 'days') await putTogether(ctx, { signal: new AbortController().signal });
  });

  it.each(['customer', 'agent'].flatMap((who) => ['week', 'month'].map((step) => [who, step] as const)))(
    'of %ss by %s are those of the plain rows, and every number opens its calls',
    async (who, step) => {
      const by = [who, step];
      const cohort = cohortOf(by as ['agent', 'week']);
      if (cohort === null) throw new Error('no cohort');
      let tried = 0;
      for (const { start, to } of periods)
        for (const measure of measures) {
          const isNarrow = below(2) === 0;
          const filters = isNarrow ? { direction: 'inbound' } : {};
          const found = await run(
            { measures: [measure], by, draw: 'cohort' },
            { period: { start, to }, filters: { ...filters, ...only } },
          );
          expect(found.source).toBe(source);
          const some = calls.filter((call) => {
            const day = dayOf(call.at, timeZone);
            return day >= start && day <= to && (!isNarrow || call.direction === 'inbound');
          });
          const told = {
            cohort,
            measure: Measure.parse(measure),
            timeZone,
            conversions: [],
            all: calls,
            some,
          };
          expectCohorts(found, told, to);
          // More than these would be too many questions for a minute.
          const cells = [one(found.rows), one(found.sums.flat()), one(found.rows), found.totals];
          for (const { values } of cells.slice(0, opened_each))
            for (const value of values) {
              tried += 1;
              expect([value.open, await opened(value.open)]).toEqual([
                value.open,
                value.calls ?? value.hits ?? value.n,
              ]);
            }
        }
      expect(tried).toBe(periods.length * measures.length * opened_each);
    },
  );
});

describe('cohorts', () => {
  it('opens every cell of a small one', async () => {
    const block = { measures: [cameBack], by: ['customer', 'month'], draw: 'cohort' };
    const found = await run(block, { period: { start: '2020-09-01', to: '2020-12-15' } });
    expect(found.cohort?.under_way).toBe('2020-12-01');
    expect(found.rows.map(({ keys }) => keys.join(' '))).toEqual([
      '2020-09-01 0',
      '2020-09-01 1',
      '2020-09-01 2',
      '2020-09-01 3',
      '2020-10-01 0',
      '2020-10-01 1',
      '2020-10-01 2',
      '2020-11-01 0',
      '2020-11-01 1',
      '2020-12-01 0',
    ]);
    for (const { values } of [...found.rows, ...found.sums.flat(), found.totals])
      for (const { open, calls } of values) expect(await opened(open)).toBe(calls);
    // Everybody had a call in the step in which they began.
    expect(
      found.rows.filter(({ keys: [, after] }) => after === '0').map(({ values: [one] }) => one?.value),
    ).toEqual(found.cohort?.sizes.map((size) => (size === 0 ? null : 1)));
  });

  it('that no step begins in the period are none', async () => {
    const block = { measures: [cameBack], by: ['agent', 'month'], draw: 'cohort' };
    const found = await run(block, { period: { start: '2020-03-02', to: '2020-03-30' } });
    expect([found.rows, found.count, found.cohort?.sizes, found.totals.calls]).toEqual([[], 0, [], 0]);
  });

  it('of another workspace are empty there, and its calls are not found by when people began', async () => {
    const block = { measures: [cameBack], by: ['customer', 'month'], draw: 'cohort' };
    const found = await run(block, {}, neighbour);
    expect([found.totals.calls, found.cohort?.sizes.some((size) => size > 0)]).toEqual([0, false]);
    const filter = { step: 'month', first: '2020-03-01', after: null } as const;
    expect(await callsLeft(neighbour, { subscribers_since: [filter] })).toEqual([]);
    expect(await callsLeft(boss, { subscribers_since: [filter] })).not.toEqual([]);
  });

  it('that make no sense are refused', async () => {
    const asked = (block: object) =>
      boss.request('POST', 'reports/run', {
        report: { name: 'Cohorts', blocks: [{ by: ['customer', 'month'], measures: [cameBack], ...block }] },
      });
    for (const block of [
      { draw: 'pivot' },
      { draw: 'cohort', by: ['customer'] },
      { draw: 'cohort', by: ['team', 'month'] },
      { draw: 'cohort', by: ['month', 'customer'] },
      { draw: 'cohort', measures: [cameBack, { name: 'calls' }] },
    ])
      expect(await refusal(await asked(block))).toEqual([422, 'reports.block_wrong']);
    for (const since of [
      { step: 'month', first: '2020-03-02' },
      { step: 'year', first: '2020-01-01' },
      { step: 'month', first: '0000-01-01' },
      { step: 'month', first: 'yesterday' },
      { step: 'month', first: '2020-03-01', after: -1 },
      { step: 'week', first: '2020-03-02', after: 1e9 },
    ]) {
      const filters = { agents_since: [since] };
      expect(await refusal(await asked({ draw: 'cohort', filters }))).toEqual([400, 'bad_request']);
      const text = `${since.step}:${since.first}:${'after' in since ? since.after : ''}`;
      expect(await refusal(await boss.request('GET', `files?agents_since=${text}`))).toEqual([
        400,
        'bad_request',
      ]);
    }
    // The last day that a calendar has is no defect.
    expect(
      await callsLeft(boss, { agents_since: [{ step: 'month', first: '9999-12-01', after: 600 }] }),
    ).toEqual([]);
    expect(
      await callsLeft(boss, { agents_since: [{ step: 'week', first: '0001-01-01', after: 0 }] }),
    ).toEqual([]);
  });
});

describe('somebody limited', () => {
  let there: TwoTeams;
  let other: TestServer;

  beforeAll(async () => {
    other = await startServer({ env: { PATH: '/nowhere' } });
    boss = await signIn(other);
    there = await twoTeams(other, boss);
  });
  afterAll(async () => {
    await other.stop();
    await removeDataDir(other.dataDir);
  });

  it('counts people from the first call that they may see', async () => {
    const { dataDir } = other;
    const [foreign] = await query<{ id: string }>(dataDir, 'select id from files where id <> $1', [
      there.own,
    ]);
    await query(
      dataDir,
      `update files set recorded_at = case when id = $1 then '2020-05-10'::timestamptz else '2020-03-10' end,
         subscriber_id = s.subscriber_id, subscriber_said_id = s.subscriber_id
       from (select subscriber_id from files where id = $1) s`,
      [there.own],
    );
    // Nothing of the product wrote that, so that the columns of days do not know of it.
    await query(dataDir, 'update day_clocks set time_zone = $1', ['Etc/UTC']);
    const block = { measures: [cameBack], by: ['customer', 'month'], draw: 'cohort' };
    const begun = async (client: Client) => {
      const { rows } = await run(block, {}, client);
      return rows.flatMap(({ keys, calls }) => (calls > 0 ? [[...keys, calls]] : []));
    };
    expect(foreign).toBeDefined();
    expect(await begun(boss)).toEqual([
      ['2020-03-01', '0', 1],
      ['2020-03-01', '2', 1],
    ]);
    await boss.json('POST', 'users/workspace', { user_id: there.lead.userId, limited_to_teams: true });
    expect(await begun(there.lead)).toEqual([['2020-05-01', '0', 1]]);
    const since = (first: string) => ({
      subscribers_since: [{ step: 'month' as const, first, after: null }],
    });
    expect(await callsLeft(there.lead, since('2020-03-01'))).toEqual([]);
    expect(await callsLeft(there.lead, since('2020-05-01'))).toEqual([there.own]);
    expect(await callsLeft(boss, since('2020-03-01'))).toHaveLength(2);
  });
});
