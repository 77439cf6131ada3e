import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { makeCall, openContext } from '../../testing/context.ts';
import { connectionOf } from '../../testing/databases.ts';
import { letSilencePass, makeDataDir, query, removeDataDir, signIn, until } from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';

let dataDir = '';
let running: SpawnedServer | undefined;
afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.stop();
  await removeDataDir(dataDir);
});

const start = async () => {
  running = await spawnServer({ dataDir, env: { PATH: '/nowhere', LOG_LEVEL: 'error' } });
  return running;
};
const letters = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).length;

it('a server killed between a letter of a report and the next sends each of them once', async () => {
  dataDir = await makeDataDir();
  const first = await start();
  const client = await signIn(first);
  const { ctx, close } = await openContext(dataDir);
  // Within its days whether or not today's turn has come.
  const recorded_at = new Date(Date.now() - 3 * 86_400_000);
  await makeCall(ctx, [{ speaker: 'operator', start_ms: 0, words: ['hello'] }], { recorded_at });
  await close();
  const report = await client.json<{ id: number }>('POST', 'reports', {
    name: 'Weekly',
    blocks: [{ measures: [{ name: 'calls' }] }],
  });
  const recipients = ['one@example.com', 'two@example.com'].map((email) => ({ email }));
  await client.json('POST', `reports/${report.id}/schedules`, {
    rhythm: { every: 'day', at: '08:00' },
    recipients,
    has_picture: false,
  });
  await first.kill();
  await letSilencePass(dataDir, new Date());
  // Its turn has passed, and nobody looked.
  await query(dataDir, "update report_schedules set since = now() - interval '2 days'");
  await query(dataDir, "delete from schedule_turns where name = 'report-letters.take_turns'");

  // Of two letters the second cannot be written: the transaction stops between them.
  const other = new pg.Client(await connectionOf(dataDir));
  await other.connect();
  // However long the second server takes to come to it.
  await other.query('set idle_in_transaction_session_timeout = 0');
  await other.query('begin');
  await other.query('lock table report_letter_copies in access exclusive mode');
  const second = await start();
  await until(
    () =>
      query(
        dataDir,
        "select 1 from pg_locks where not granted and relation = 'report_letter_copies'::regclass",
      ),
    (rows) => rows.length > 0,
  );
  await second.kill();
  const killed = new Date();
  await other.query('rollback');
  await other.end();
  expect(await letters()).toBe(0);

  await start();
  await letSilencePass(dataDir, killed);
  await until(letters, (count) => count >= 2);
  // Another look at the same turn sends nothing.
  await query(dataDir, "delete from schedule_turns where name = 'report-letters.take_turns'");
  await running?.kill();
  await start();
  await until(
    () =>
      query(
        dataDir,
        "select 1 from jobs.job where name = 'scheduled' and data->>'name' = 'report-letters.take_turns' and state < 'completed'",
      ),
    (rows) => rows.length === 0,
  );
  expect(await letters()).toBe(2);
  expect(await query(dataDir, 'select state from report_letters')).toEqual([{ state: 'sent' }]);
});
