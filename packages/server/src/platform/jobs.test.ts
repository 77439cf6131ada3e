import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDataDir, removeDataDir, until } from '../testing/server.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type Jobs, job, startJobs } from './jobs.ts';
import { createLog } from './log.ts';

const payload = z.object({ workspace_id: z.int(), step: z.int() });
const plain = job({ name: 'plain', payload, retryLimit: 2, retryDelay: 1, deadLetter: 'lost' });
const lost = job({ name: 'lost', payload, retryLimit: 0, retryDelay: 1 });

let folder: string;
let postgres: EmbeddedPostgres;
let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  folder = await makeDataDir();
  postgres = await startEmbeddedPostgres(folder, () => {});
});
afterAll(async () => {
  await postgres.stop();
  await removeDataDir(folder);
});

async function open(): Promise<void> {
  database = openDatabase(postgres.connection, { tenantTables: [], onError: () => {} });
  jobs = await startJobs(database.pool, [lost, plain], { log: createLog('silent'), supervise: true });
}

afterEach(async () => {
  await jobs.stop();
  await database.pool.query('drop schema jobs cascade');
  await database.close();
});

const add = (workspaceId: number, step: number) =>
  jobs.add(database.db, plain, workspaceId, { workspace_id: workspaceId, step });

describe('jobs', () => {
  it('take turns between workspaces, however many one of them has', async () => {
    await open();
    for (let step = 0; step < 6; step += 1) await add(1, step);
    for (let step = 0; step < 2; step += 1) await add(2, step);
    const order: number[] = [];
    jobs.work(plain, 1, async ({ workspace_id }) => {
      order.push(workspace_id);
    });
    await until(
      async () => order.length,
      (length) => length === 8,
    );
    expect(order).toEqual([1, 2, 1, 2, 1, 1, 1, 1]);
  });

  it('commit or vanish with the rows they are about', async () => {
    await open();
    const seen: number[] = [];
    jobs.work(plain, 1, async ({ step }) => {
      seen.push(step);
    });
    await inTransaction(database.db, async (tx) => {
      await jobs.add(tx, plain, 1, { workspace_id: 1, step: 1 });
      throw new Error('changed my mind');
    }).catch(() => {});
    await inTransaction(database.db, (tx) => jobs.add(tx, plain, 1, { workspace_id: 1, step: 2 }));
    await until(
      async () => seen.length,
      (length) => length > 0,
    );
    expect(seen).toEqual([2]);
  });

  it('are tried again after a failure, later each time, and then put aside', async () => {
    await open();
    const at: number[] = [];
    const asides: number[] = [];
    jobs.work(plain, 1, async () => {
      at.push(Date.now());
      throw new Error('no luck');
    });
    jobs.work(lost, 1, async ({ step }) => {
      asides.push(step);
    });
    await add(1, 7);
    await until(
      async () => asides,
      (found) => found.length === 1,
    );
    expect(at).toHaveLength(3);
    expect(asides).toEqual([7]);
    const { rows } = await database.pool.query("select output from jobs.job where name = 'plain'");
    expect(rows).toEqual([{ output: { message: 'no luck', worker_stopped: false } }]);
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThan((at[1] ?? 0) - (at[0] ?? 0) - 600);
  });

  it('go to another worker when the one that had them stops beating', async () => {
    await open();
    await add(1, 3);
    // Takes the job as a worker would, and is never heard of again.
    await database.pool.query(
      "update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where name = 'plain'",
    );
    const seen: number[] = [];
    jobs.work(plain, 1, async ({ step }) => {
      seen.push(step);
    });
    await until(
      async () => seen,
      (found) => found.length === 1,
    );
    expect(seen).toEqual([3]);
  });

  it('hand back what is unfinished when the worker stops', async () => {
    await open();
    let started = 0;
    jobs.work(plain, 1, (_payload, { signal }) => {
      started += 1;
      return new Promise((_done, refuse) => {
        signal.addEventListener('abort', () => refuse(new Error('stopping')));
      });
    });
    await add(1, 4);
    await until(
      async () => started,
      (count) => count === 1,
    );
    await jobs.stop();
    const client = new pg.Client(postgres.connection);
    await client.connect();
    const { rows } = await client.query("select state::text, output from jobs.job where name = 'plain'");
    await client.end();
    expect(rows).toEqual([{ state: 'retry', output: { message: 'stopping', worker_stopped: true } }]);
  });
});
