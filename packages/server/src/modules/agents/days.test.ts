import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';
import { endOfDay } from '../reviews/review-days.queries.ts';
import { beginsSql, endsSql } from './days.sql.ts';

let server: TestServer;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

it.each([
  ['has its midnight twice', 'America/Havana', '2020-11-01', '2020-11-01T04:00:00Z', '2020-11-02T05:00:00Z'],
  [
    'ends with the first of two',
    'America/Havana',
    '2020-10-31',
    '2020-10-31T04:00:00Z',
    '2020-11-01T04:00:00Z',
  ],
  ['has no midnight', 'America/Havana', '2020-03-08', '2020-03-08T05:00:00Z', '2020-03-09T04:00:00Z'],
  ['has 25 hours', 'Europe/Kyiv', '2024-10-27', '2024-10-26T21:00:00Z', '2024-10-27T22:00:00Z'],
  ['has 23 hours', 'Europe/Kyiv', '2024-03-31', '2024-03-30T22:00:00Z', '2024-03-31T21:00:00Z'],
  ['comes every fourth year', 'UTC', '2024-02-29', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z'],
])('a day that %s begins and ends with its own first and last moment', async (_, zone, day, begins, ends) => {
  const { rows } = await sql`select ${beginsSql(day, zone)} as begins, ${endsSql(day, zone)} as ends`.execute(
    ctx.db,
  );
  expect(rows).toEqual([{ begins: new Date(begins), ends: new Date(ends) }]);
  const lastSecond = await endOfDay(ctx.db, { now: new Date(), timeZone: zone }, { day });
  expect(lastSecond).toEqual(new Date(+new Date(ends) - 1000));
});
