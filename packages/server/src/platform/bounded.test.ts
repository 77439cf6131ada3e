import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from '../testing/context.ts';
import { removeDataDir, startServer, type TestServer } from '../testing/server.ts';
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
  const slow = bounded(ctx, 50, ({ db }) => sql`select pg_sleep(60)`.execute(db));
  await expect(slow).rejects.toMatchObject({ code: 'queries.too_slow' });
  const { rows } = await sql<{ limit: string }>`show statement_timeout`.execute(ctx.acrossWorkspaces);
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  expect(await bounded(ctx, 5000, async () => 'in time')).toBe('in time');
});
