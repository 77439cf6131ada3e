import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { analyseFile } from '../analysis/analyse-file.ts';

let server: TestServer;
let boss: Client;
let ctx: Ctx;
let close: () => Promise<void>;
const today = new Date().toISOString().slice(0, 10);

/** Early calls are before any time at which former days can end, late ones after it. */
const early = '00:01:00';
const late = '23:58:00';

async function call(day: string, time: string, operator: string): Promise<void> {
  const id = await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], {
    operator,
    recorded_at: new Date(`${day}T${time}Z`),
  });
  await analyseFile(ctx, id);
}

const number = { measures: [{ name: 'calls' }], draw: 'number' };
const bars = { measures: [{ name: 'calls' }], by: ['agent'], draw: 'bar' };
const table = { ...bars, draw: 'table' };
const run = async (report: object, more: object = { usual: true }, client = boss): Promise<RunReport> =>
  client.json('POST', 'reports/run', {
    report: { name: 'Any', period: { last: 'today' }, blocks: [number, bars, table], ...report },
    ...more,
  });
/** Each row of a block that is usual of something, by what it is called. */
const rangesOf = ({ blocks, usual }: RunReport, at: number) =>
  usual?.blocks[at]?.rows.map(({ keys, values }) => {
    const row = blocks[at]?.rows.find((one) => one.keys[0] === keys[0]);
    return [row?.labels[0], values[0]];
  });

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  await boss.json('PUT', 'workspace', { time_zone: 'UTC' });
  // The first day is not known from its beginning.
  await call(dayAfter(today, -7), early, 'Ann');
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const day = dayAfter(today, count - 7);
    for (let one = 0; one < count; one += 1) await call(day, early, 'Ann');
    await call(day, late, 'Ann');
  }
  for (const operator of ['Ann', 'Ann', 'Ann', 'Bob']) await call(today, early, operator);
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('says of what is not over what it usually is by this time of day, from days as from rows', async () => {
  const words = { phrases: ['hello'] };
  for (const more of [{}, { query: words }]) {
    const counted = await run(more);
    expect(counted.blocks[1]?.source).toBe('query' in more ? 'rows' : 'days');
    expect(counted.usual?.until).toMatch(/^\d\d:\d5$/);
    const [ofNumber, ofBars, ofTable] = counted.usual?.blocks ?? [];
    // Six days, with one to six calls by then.
    expect(ofNumber).toEqual({ totals: [{ low: 2, high: 5 }], rows: [] });
    expect(ofBars?.totals).toEqual([{ low: 2, high: 5 }]);
    // Of somebody new nobody knows.
    expect(rangesOf(counted, 1)).toEqual([['Ann', { low: 2, high: 5 }]]);
    expect(ofTable).toBeNull();
  }
});

it('holds days that are over against whole days, and claims nothing of too few', async () => {
  const of = (days: number) => {
    const day = dayAfter(today, days);
    return run({ period: { start: day, to: day } });
  };
  const yesterday = await of(-1);
  expect(yesterday.usual).toMatchObject({
    until: null,
    blocks: [{ totals: [{ low: 3, high: 5 }] }, {}, null],
  });
  expect((await of(-2)).usual?.blocks).toEqual([null, null, null]);
});

it('is counted once in ten minutes, for each pair of eyes', async () => {
  const led = await sessionWith(server, 'manager', everyFlag);
  const { user_id } = await led.json<{ user_id: number }>('GET', 'users/setting');
  await boss.json('POST', 'users/workspace', { user_id, limited_to_teams: true });
  const before = await run({});
  await call(dayAfter(today, -1), early, 'Ann');
  expect((await run({})).usual).toEqual(before.usual);
  expect((await run({}, { usual: true }, led)).usual?.blocks).toEqual([null, null, null]);
});

it('is counted only where it is asked for, also of what is saved', async () => {
  expect((await run({}, {})).usual).toBeUndefined();
  const { id } = await boss.json<{ id: number }>('POST', 'reports', { name: 'Wall', blocks: [number] });
  const saved = (query: string) => boss.json<RunReport>('GET', `reports/${id}/run${query}`);
  expect((await saved('')).usual).toBeUndefined();
  expect((await saved('?usual=1')).usual?.blocks).toEqual([null]);
});

it('tells nothing of a block that somebody may not see', async () => {
  const lead = await sessionWith(server, 'manager', { ...everyFlag, allow_callcenter: false });
  const { blocks, usual } = await run({}, { usual: true }, lead);
  expect(blocks.map(({ hidden }) => hidden)).toEqual([null, 'agent', 'agent']);
  expect(usual?.blocks.map((one) => one === null)).toEqual([false, true, true]);
});
