import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import {
  type Client,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let other: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let heard: { boss: string[]; other: string[] };
const sockets: WebSocket[] = [];

async function hear(client: Client, said: string[]): Promise<void> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie: client.cookie },
  });
  await new Promise((done) => socket.once('open', done));
  socket.on('message', (data) => said.push(String(data)));
  sockets.push(socket);
}

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  other = await sessionWith(server, 'admin', everyFlag);
  ({ ctx, close } = await openContext(server.dataDir));
  heard = { boss: [], other: [] };
  await hear(boss, heard.boss);
  await hear(other, heard.other);
});
beforeEach(() => {
  heard.boss.length = 0;
  heard.other.length = 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

const number = { measures: [{ name: 'calls' }], draw: 'number' };
const start = (run: string, signal?: AbortSignal) =>
  fetch(`${server.url}/api/reports/run`, {
    method: 'POST',
    headers: { cookie: boss.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ report: { name: 'Any', blocks: [number, number] }, run }),
    ...(signal && { signal }),
  });

/** When the counts began that wait for a lock in the database. */
async function waiting(): Promise<string[]> {
  const { rows } = await sql<{ began: string }>`
    select xact_start::text as began from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%) asked%'`.execute(
    ctx.acrossWorkspaces,
  );
  return rows.map(({ began }) => began);
}

it('a count that nobody waits for ends in the database, and the one behind it goes on', async () => {
  const leaving = new AbortController();
  const next = await ctx.acrossWorkspaces.transaction().execute(async (tx) => {
    await sql`lock table files in access exclusive mode`.execute(tx);
    const left = expect(start('slow', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
    const [slow] = await until(waiting, ({ length }) => length === 1);
    const behind = start('next');
    leaving.abort();
    await left;
    await until(waiting, ([began]) => began !== undefined && began !== slow);
    return { behind };
  });
  expect((await next.behind).status).toBe(200);
});

it('says to whoever asked, and to nobody else, how far it has come', async () => {
  const counted = (await (await start('mine')).json()) as RunReport;
  expect(counted.blocks).toHaveLength(2);
  await until(
    async () => heard.boss.join(' '),
    (text) => text.includes('{"event":"report.counted","run":"mine","done":2,"of":2}'),
  );
  expect(heard.boss.join(' ')).toContain('{"event":"report.counted","run":"mine","done":1,"of":2}');
  // Said after it to everybody.
  await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
  await until(
    async () => heard.other.join(' '),
    (text) => text.includes('workspace.changed'),
  );
  expect(heard.other.join(' ')).not.toContain('report.counted');
});
