import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { callSaying } from '../../testing/projects.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { putTogether } from '../day-columns/put-together.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const callOn = (day: string, operator: string): Promise<string> =>
  callSaying(ctx, 'hello there', {
    operator,
    abonent: 'Olga Kovalenko',
    recorded_at: new Date(`${day}T10:00:00Z`),
  });

/** Calls of each operator, and how many of them were called again after. */
async function told() {
  const { blocks } = await client.json<RunReport>('POST', 'reports/run', {
    report: {
      name: 'By operator',
      period: { start: '2026-01-01', to: '2026-03-31' },
      blocks: [
        { measures: [{ name: 'calls' }], by: ['agent'], draw: 'bar' },
        { measures: [{ name: 'called_again', share: false }], by: ['agent'], draw: 'bar' },
      ],
    },
  });
  return {
    sources: blocks.map(({ source }) => source),
    calls: Object.fromEntries(blocks[0]?.rows.map(({ labels, calls }) => [labels[0], calls]) ?? []),
    again: blocks[1]?.totals.values[0]?.hits,
  };
}

const days = ['days', 'days'];
const allTogether = () => putTogether(ctx, { signal: new AbortController().signal });

it('what a day came to is told again as long as neither it nor what follows from the days behind it is another', async () => {
  const early = await callOn('2026-02-02', 'Ann');
  await callOn('2026-02-20', 'Ben');
  await allTogether();
  const first = { sources: days, calls: { Ann: 1, Ben: 1 }, again: 0 };
  expect([await told(), await told()]).toEqual([first, first]);

  await client.json('PUT', `files/${early}`, { operator: 'Ben' });
  const moved = { sources: days, calls: { Ben: 2 }, again: 0 };
  expect(await told()).toEqual(moved);
  await allTogether();
  expect([await told(), await told()]).toEqual([moved, moved]);

  // The customer of the first call calls again on a day that had no call.
  await callOn('2026-02-05', 'Ann');
  const more = { sources: days, calls: { Ann: 1, Ben: 2 }, again: 1 };
  expect(await told()).toEqual(more);
  await allTogether();
  expect([await told(), await told()]).toEqual([more, more]);
});

/** How many customers began in each month, and how many of them called in each month since. */
async function cohorts() {
  const { blocks } = await client.json<RunReport>('POST', 'reports/run', {
    report: {
      name: 'Customers who come back',
      period: { start: '2025-05-01', to: '2025-07-31' },
      blocks: [{ measures: [{ name: 'came_back' }], by: ['customer', 'month'], draw: 'cohort' }],
    },
  });
  const [block] = blocks;
  return {
    source: block?.source,
    sizes: block?.cohort?.sizes,
    came: block?.rows.map(({ values }) => values[0]?.hits),
  };
}

it('who called for the first time is told again as long as no call comes before', async () => {
  const callOf = (abonent: string, day: string) =>
    callSaying(ctx, 'hello there', { operator: 'Ann', abonent, recorded_at: new Date(`${day}T10:00:00Z`) });
  await callOf('Ivan Franko', '2025-05-05');
  await callOf('Ivan Franko', '2025-06-05');
  await callOf('Lesia Ukrainka', '2025-07-05');
  await allTogether();
  const first = { source: 'days', sizes: [1, 0, 1], came: [1, 1, 0, 0, 0, 1] };
  expect([await cohorts(), await cohorts()]).toEqual([first, first]);

  // On a day that has calls already.
  await callOf('Lesia Ukrainka', '2025-05-05');
  const moved = { source: 'days', sizes: [2, 0, 0], came: [2, 1, 1, 0, 0, 0] };
  expect(await cohorts()).toEqual(moved);
  await allTogether();
  expect([await cohorts(), await cohorts()]).toEqual([moved, moved]);

  // Long before the period.
  await callOf('Ivan Franko', '2024-01-05');
  const gone = { source: 'days', sizes: [1, 0, 0], came: [1, 0, 1, 0, 0, 0] };
  expect(await cohorts()).toEqual(gone);
  await allTogether();
  expect([await cohorts(), await cohorts()]).toEqual([gone, gone]);
});
