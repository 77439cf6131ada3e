import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** By whose clock days are counted, held until the transaction ends: nobody moves the days meanwhile. Undefined where there is none yet. */
export async function holdClock(tx: Db, workspaceId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('day_clocks')
    .select('time_zone')
    .where('workspace_id', '=', workspaceId)
    .forShare()
    .executeTakeFirst();
  return row?.time_zone;
}

/** Begins to count days by a clock, unless somebody else has begun. */
export async function beginClock(tx: Db, workspaceId: number, timeZone: string): Promise<void> {
  await tx
    .insertInto('day_clocks')
    .values({ workspace_id: workspaceId, time_zone: timeZone })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Marks the days that these calls are in and were in before, and notes when they began. A call that is gone has left its day already.
 */
export async function markDaysOf(
  tx: Db,
  workspaceId: number,
  { fileIds, gone, timeZone }: { fileIds: readonly string[]; gone: readonly Date[]; timeZone: string },
): Promise<void> {
  await sql`
    with now as (
      select f.id, coalesce(f.recorded_at, f.created_at) as began_at from files f
      where f.workspace_id = ${workspaceId} and f.id = any(${[...fileIds]}::uuid[])
    ), before as (
      select p.file_id, p.began_at from day_places p
      where p.workspace_id = ${workspaceId} and p.file_id = any(${[...fileIds]}::uuid[])
    ), placed as (
      insert into day_places (workspace_id, file_id, began_at)
      select ${workspaceId}::bigint, now.id, now.began_at from now left join before on before.file_id = now.id
      where before.began_at is distinct from now.began_at
      order by now.id
      on conflict (workspace_id, file_id) do update set began_at = excluded.began_at
    )
    insert into day_changes (workspace_id, day)
    select distinct ${workspaceId}::bigint, (began.at at time zone ${timeZone})::date from (
      select began_at as at from now union all select began_at from before
      union all select * from unnest(${[...gone]}::timestamptz[])
    ) began`.execute(tx);
}

/** Takes out when a call began that is about to be removed. */
export async function dropPlace(tx: Db, workspaceId: number, fileId: string): Promise<Date | undefined> {
  const gone = await tx
    .deleteFrom('day_places')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .returning('began_at')
    .executeTakeFirst();
  return gone?.began_at;
}

/** Moves the days of a workspace to another clock: all days there are by either have to be put together anew. */
export async function moveClock(tx: Db, workspaceId: number, timeZone: string): Promise<void> {
  const { time_zone: before = timeZone } =
    (await tx
      .selectFrom('day_clocks')
      .select('time_zone')
      .where('workspace_id', '=', workspaceId)
      .forUpdate()
      .executeTakeFirst()) ?? {};
  if (before === timeZone) return;
  await tx
    .updateTable('day_clocks')
    .set({ time_zone: timeZone })
    .where('workspace_id', '=', workspaceId)
    .execute();
  await sql`
    insert into day_changes (workspace_id, day)
    select ${workspaceId}::bigint, d.day from day_calls d where d.workspace_id = ${workspaceId}
    union
    select distinct ${workspaceId}::bigint, (p.began_at at time zone ${timeZone})::date from day_places p
    where p.workspace_id = ${workspaceId}`.execute(tx);
}

/** Marks all days in which a column says something. */
export async function markDaysWith(tx: Db, workspaceId: number, names: readonly string[]): Promise<void> {
  await sql`insert into day_changes (workspace_id, day)
    select distinct ${workspaceId}::bigint, d.day from day_columns d
    where d.workspace_id = ${workspaceId} and d.name = any(${[...names]}::text[])`.execute(tx);
}
