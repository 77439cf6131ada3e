import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listParked } from '../modules/installation/parked-news.queries.ts';
import { connectionOf, makeDatabase } from '../testing/databases.ts';
import { makeDataDir, removeDataDir, until } from '../testing/server.ts';
import { type Ctx, inWorkspace, type Services, transact } from './context.ts';
import { type Database, openDatabase } from './database.ts';
import { attemptsBeforeParking, event, hearAgain, listener, publish } from './events.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { createLog } from './log.ts';

const told = event({
  name: 'test.told',
  payload: z.object({ call: z.string(), says: z.string() }),
  subject: ({ call }) => call,
});

let folder: string;
let database: Database;
let jobs: Jobs;
let ctx: Ctx;
let heard: string[];
/** What the first listener cannot work off. */
let refused: string;

const listeners = [
  listener({
    name: 'test.first',
    event: told,
    hear: async (_ctx, { call, says }) => {
      if (says === refused) throw new Error(`cannot hear ${says}`);
      heard.push(`${call} ${says}`);
    },
  }),
  listener({
    name: 'test.second',
    event: told,
    hear: async (_ctx, { says }) => {
      heard.push(`second ${says}`);
    },
  }),
];

beforeAll(async () => {
  folder = await makeDataDir();
  await makeDatabase(folder);
});
afterAll(() => removeDataDir(folder));

beforeEach(async () => {
  heard = [];
  refused = '';
  database = openDatabase(await connectionOf(folder), { tenantTables: [], onError: () => {} });
  const log = createLog('silent');
  jobs = await startJobs(
    database.pool,
    listeners.map(({ queue }) => queue),
    { log, supervise: true },
  );
  const services = {
    db: database.db,
    acrossWorkspaces: database.db,
    jobs,
    listeners,
    log,
  } as Partial<Services>;
  ctx = inWorkspace(services as Services, 1);
});
afterEach(async () => {
  await jobs.stop();
  await sql`delete from jobs.job where starts_with(name, 'hear.test.')`.execute(database.db);
  await database.close();
});

const listen = () => {
  for (const one of listeners)
    jobs.work(one.queue, 2, (payload, run) => one.hear(ctx, (payload as { news: unknown }).news, run));
};
const tell = (call: string, says: string) => transact(ctx, (ctx) => publish(ctx, told, { call, says }));
const parked = () => listParked(database.db, { limit: 10, offset: 0 });
/** A retry waits a second, then two, and so on: the wait is cut short. */
const hurry = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db);

describe('news', () => {
  it('is heard by everybody who listens, each by itself', async () => {
    listen();
    await tell('a', 'one');
    await until(
      async () => heard.toSorted(),
      (found) => found.join() === 'a one,second one',
    );
  });

  it('of a change that did not happen is heard by nobody', async () => {
    await expect(
      transact(ctx, async (ctx) => {
        await publish(ctx, told, { call: 'a', says: 'never' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    listen();
    await tell('a', 'after');
    await until(
      async () => heard,
      (found) => found.includes('a after'),
    );
    expect(heard.join()).not.toContain('never');
  });

  it('is told in a transaction only', async () => {
    await expect(publish(ctx, told, { call: 'a', says: 'loose' })).rejects.toThrow(/transaction/);
  });

  it('of one call is heard in the order in which its changes were made', async () => {
    let begun: () => void = () => {};
    const hasBegun = new Promise<void>((done) => {
      begun = done;
    });
    let goOn: () => void = () => {};
    const mayGoOn = new Promise<void>((done) => {
      goOn = done;
    });
    // The first transaction begins first and tells last.
    const slow = transact(ctx, async (ctx) => {
      await sql`select 1`.execute(ctx.db);
      begun();
      await mayGoOn;
      await publish(ctx, told, { call: 'a', says: 'third' });
      await publish(ctx, told, { call: 'a', says: 'fourth' });
    });
    await hasBegun;
    await tell('a', 'first');
    await tell('a', 'second');
    goOn();
    await slow;
    listen();
    await until(
      async () => heard.filter((one) => one.startsWith('a ')),
      ({ length }) => length === 4,
    );
    expect(heard.filter((one) => one.startsWith('a '))).toEqual([
      'a first',
      'a second',
      'a third',
      'a fourth',
    ]);
  });

  it('that cannot be worked off is set aside for its call alone, and goes on where it stopped', async () => {
    refused = 'broken';
    listen();
    await tell('a', 'broken');
    await tell('a', 'later');
    await tell('b', 'fine');
    const [waiting] = await until(
      async () => {
        await hurry();
        return parked();
      },
      ({ length }) => length === 1,
    );
    expect(waiting).toMatchObject({ listener: 'test.first', subject: '1/a', waiting: 1 });
    expect(waiting?.reason).toBe('cannot hear broken');
    expect(heard.toSorted()).toEqual(['b fine', 'second broken', 'second fine', 'second later']);
    refused = '';
    expect(await hearAgain(ctx, { listener: 'test.first', id: waiting?.id ?? '' })).toBe(true);
    await until(
      async () => heard.filter((one) => one.startsWith('a ')),
      ({ length }) => length === 2,
    );
    expect(heard.filter((one) => one.startsWith('a '))).toEqual(['a broken', 'a later']);
    expect(await parked()).toEqual([]);
    expect(await hearAgain(ctx, { listener: 'test.first', id: waiting?.id ?? '' })).toBe(false);
    expect(attemptsBeforeParking).toBe(5);
  });
});
