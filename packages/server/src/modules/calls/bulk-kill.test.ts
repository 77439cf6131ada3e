import type { BulkRun } from '@earshot/core/calls/bulk.ts';
import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letSilencePass, query, removeDataDir, signIn, until } from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';

const calls = 2000;

let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer({ env: { PATH: '/nowhere' } });
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('a server killed in the middle of a run finishes it afterwards, each call once', async () => {
  const { dataDir } = server;
  await query(
    dataDir,
    `insert into files (workspace_id, id, name, type, extension, status, origin, created_at, duration_ms, size_bytes,
       sha256, blob_key, channel_roles)
     select 1, gen_random_uuid(), 'call ' || n, 'text', 'txt', 'DONE', 'upload', now(), 1000, 1, n, 'x', '{}'
     from generate_series(1, $1::int) n`,
    [calls],
  );
  let client = await signIn(server);
  const tag = await client.json<Tag>('POST', 'tags', { name: 'Killed', color: 'red' });
  const body = { action: 'tag', tag_id: tag.id, filter: {} };
  const { run_id, handled } = await client.json<BulkRun>('POST', 'files/bulk', body);
  expect(handled).toBe(500);
  const handledNow = async () => {
    const [row] = await query<{ handled: number }>(dataDir, 'select handled from bulk_runs');
    return row?.handled ?? 0;
  };
  for (let kills = 0, last = handled; kills < 3; kills += 1) {
    last = await until(handledNow, (now) => now > last);
    await server.kill();
    await letSilencePass(dataDir, new Date());
    server = await spawnServer({ dataDir, env: { PATH: '/nowhere' } });
  }
  expect(await handledNow()).toBeLessThan(calls);
  client = await signIn(server);
  const run = await until(
    () => client.json<BulkRun>('GET', `files/bulk/${run_id}`),
    ({ status }) => status !== 'running',
  );
  expect(run).toMatchObject({ status: 'done', total: calls, handled: calls, done: calls, failed: [] });
  const [counted] = await query<{ tagged: number; told: number }>(
    dataDir,
    `select (select count(*)::int from findings where workspace_id = 1 and kind = 'tag' and rule_id = $1) as tagged,
       (select count(*)::int from audit_log where workspace_id = 1 and action = 'file.tagged' and actor = 'Administrator'
         and subject_id in (select id::text from files)) as told`,
    [tag.id],
  );
  expect(counted).toEqual({ tagged: calls, told: calls });
});
