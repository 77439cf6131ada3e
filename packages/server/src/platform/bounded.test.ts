import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from '../testing/context.ts';
import { removeDataDir, startServer, type TestServer, until } from '../testing/server.ts';
import { bounded } from './bounded.ts';
import type { Ctx } from './context.ts';

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

it('what takes too long is ended and said, and the connection goes on', async () => {
  const slow = bounded(ctx, { longest_ms: 50 }, ({ db }) => sql`select pg_sleep(60)`.execute(db));
  await expect(slow).rejects.toMatchObject({ code: 'queries.too_slow' });
  const { rows } = await sql<{ limit: string }>`show statement_timeout`.execute(ctx.acrossWorkspaces);
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  expect(await bounded(ctx, { longest_ms: 5000 }, async () => 'in time')).toBe('in time');
});

it('what nobody waits for any more is ended, and whatever the connection does next goes on', async () => {
  const leaving = new AbortController();
  const limits = { longest_ms: 60_000, signal: leaving.signal };
  const sleeping = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where query like 'select pg_sleep(59)%' and state = 'active'`.execute(
      ctx.acrossWorkspaces,
    );
    return rows.length;
  };
  const slow = bounded(ctx, limits, ({ db }) => sql`select pg_sleep(59)`.execute(db));
  const ended = expect(slow).rejects.toMatchObject({ code: 'queries.cancelled' });
  await until(sleeping, (count) => count === 1);
  leaving.abort();
  await ended;
  expect(await sleeping()).toBe(0);
  await expect(bounded(ctx, limits, async () => 'too late')).rejects.toMatchObject({
    code: 'queries.cancelled',
  });
  expect(
    await bounded(ctx, { longest_ms: 5000 }, ({ db }) => sql`select pg_sleep(0)`.execute(db)),
  ).toBeDefined();
});
