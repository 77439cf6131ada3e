import { type Column, columnOf, type StoredColumn, storedOf } from '@earshot/core/reports/day-columns.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Days that have to be put together anew, the latest first. */
export async function listChangedDays(db: Db, workspaceId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text from day_changes where workspace_id = ${workspaceId} order by 1 desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** The changes of a day that are seen now. */
export async function listChangesOf(db: Db, workspaceId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from day_changes where workspace_id = ${workspaceId} and day = ${day}::date`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findClock(db: Db, workspaceId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('day_clocks')
    .select('time_zone')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.time_zone;
}

/** Puts the columns of a day in the place of those there were, and takes out the changes that they stand for. */
export async function putDay(
  tx: Db,
  workspaceId: number,
  day: string,
  {
    calls,
    columns,
    changes,
  }: { calls: number; columns: ReadonlyMap<string, Column>; changes: readonly number[] },
): Promise<void> {
  await sql`delete from day_columns where workspace_id = ${workspaceId} and day = ${day}::date`.execute(tx);
  await sql`delete from day_calls where workspace_id = ${workspaceId} and day = ${day}::date`.execute(tx);
  if (calls > 0) {
    await sql`insert into day_calls (workspace_id, day, calls) values (${workspaceId}, ${day}::date, ${calls})`.execute(
      tx,
    );
    const stored = Array.from(columns, ([name, column]) => ({ name, ...storedOf(column) }));
    for (const { name, kind, data, words } of stored)
      await sql`insert into day_columns (workspace_id, name, day, kind, data, words)
        values (${workspaceId}, ${name}, ${day}::date, ${kind}, ${Buffer.from(data)}, ${words === null ? null : [...words]}::text[])`.execute(
        tx,
      );
  }
  await sql`delete from day_changes where workspace_id = ${workspaceId} and id = any(${[...changes]}::bigint[])`.execute(
    tx,
  );
}

export type StoredDay = { day: string; calls: number; version: number; isChanged: boolean };

/** The days of a period that are there, and those that have changed since. */
export async function listDays(
  db: Db,
  workspaceId: number,
  { from, to }: { from: string; to: string },
): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select coalesce(c.day, x.day)::text as day, coalesce(c.calls, 0) as calls, coalesce(c.version, 0) as version,
      x.day is not null as "isChanged"
    from (
      select one.day, one.calls, one.version from day_calls one
      where one.workspace_id = ${workspaceId} and one.day between ${from}::date and ${to}::date
    ) c
    full join (
      select distinct change.day from day_changes change
      where change.workspace_id = ${workspaceId} and change.day between ${from}::date and ${to}::date
    ) x on x.day = c.day
    order by 1`.execute(db);
  return rows;
}

/** Some columns of some days. */
export async function listColumns(
  db: Db,
  workspaceId: number,
  { names, days }: { names: readonly string[]; days: readonly string[] },
): Promise<{ day: string; name: string; column: Column }[]> {
  const { rows } = await sql<{
    day: string;
    name: string;
    kind: StoredColumn['kind'];
    data: Buffer;
    words: string[] | null;
  }>`
    select day::text, name, kind, data, words from day_columns
    where workspace_id = ${workspaceId} and name = any(${[...names]}::text[]) and day = any(${[...days]}::date[])`.execute(
    db,
  );
  return rows.map(({ day, name, ...stored }) => ({ day, name, column: columnOf(stored) }));
}
