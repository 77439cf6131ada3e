import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf, makeDatabase } from '../testing/databases.ts';
import { makeDataDir, removeDataDir } from '../testing/server.ts';
import type { Services } from './context.ts';
import { type Database, openDatabase } from './database.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { addDue, lastDue, type Schedule, scheduledJob } from './schedules.ts';

describe('the last time something was due', () => {
  it.each([
    ['0 * * * *', '2026-03-01T10:00:00Z', 'UTC', '2026-03-01T10:00:00.000Z'],
    ['0 * * * *', '2026-03-01T09:59:59Z', 'UTC', '2026-03-01T09:00:00.000Z'],
    ['30 8 * * 1', '2026-03-04T12:00:00Z', 'Europe/Kyiv', '2026-03-02T06:30:00.000Z'],
    // On that Sunday the clock is put forward: half past eight comes an hour sooner for the rest of the world.
    ['30 8 * * *', '2026-03-29T12:00:00Z', 'Europe/Kyiv', '2026-03-29T05:30:00.000Z'],
    ['0 0 1 * *', '2026-03-31T20:00:00Z', 'Asia/Tokyo', '2026-03-31T15:00:00.000Z'],
  ])('%s at %s in %s', (cron, now, zone, due) => {
    expect(lastDue(cron, new Date(now), zone).toISOString()).toBe(due);
  });
});

describe('turns', () => {
  let folder: string;
  let database: Database;
  let jobs: Jobs;
  const schedules: Schedule[] = [
    { name: 'test.all', cron: '0 * * * *', per: 'installation', run: async () => {} },
    { name: 'test.each', cron: '0 8 * * *', per: 'workspace', run: async () => {} },
  ];
  const clocks = async () => [
    { workspace_id: 1, time_zone: 'UTC' },
    { workspace_id: 2, time_zone: 'Asia/Tokyo' },
  ];

  beforeAll(async () => {
    folder = await makeDataDir();
    await makeDatabase(folder);
    database = openDatabase(await connectionOf(folder), { tenantTables: [], onError: () => {} });
    jobs = await startJobs(database.pool, [scheduledJob], { log: createLog('silent'), supervise: false });
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
    await removeDataDir(folder);
  });

  const lookAt = (now: string) =>
    addDue(
      {
        acrossWorkspaces: database.acrossWorkspaces,
        jobs,
        now: () => new Date(now),
      } as Partial<Services> as Services,
      schedules,
      clocks,
    );
  const added = async () => {
    const { rows } = await sql<{ turn: string }>`
      select concat_ws(' ', data ->> 'name', data ->> 'workspace_id') as turn from jobs.job
      where name = ${scheduledJob.name} and starts_with(data ->> 'name', 'test.') order by 1`.execute(
      database.db,
    );
    return rows.map(({ turn }) => turn);
  };

  it('are taken once, however many processes look, and by the clock of each workspace', async () => {
    await Promise.all(Array.from({ length: 5 }, () => lookAt('2026-03-02T07:30:00Z')));
    expect(await added()).toEqual(['test.all', 'test.each 1', 'test.each 2']);
    // Eight o'clock comes in the first workspace; in the second it was eight long ago.
    await Promise.all(Array.from({ length: 5 }, () => lookAt('2026-03-02T08:00:00Z')));
    expect(await added()).toEqual(['test.all', 'test.all', 'test.each 1', 'test.each 1', 'test.each 2']);
    await lookAt('2026-03-02T08:59:59Z');
    expect(await added()).toHaveLength(5);
    // Nobody looked for days: that is one turn.
    await lookAt('2026-03-05T09:10:00Z');
    expect(await added()).toHaveLength(8);
  });
});
