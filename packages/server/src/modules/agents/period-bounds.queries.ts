import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { beginsSql, type Days, endsSql, momentSql } from './days.sql.ts';

type Bounds = { start: string | null; to: string | null };

/**
 * The first and the last moment of each of some periods by the clock of a time zone; the database knows the calendars of all of
 * them.
 */
export async function boundsOf(
  acrossWorkspaces: Db,
  periods: readonly Omit<Days, 'timeZone'>[],
  timeZone: string,
): Promise<Bounds[]> {
  const firsts = periods.map(({ dateFrom }) => dateFrom);
  const lasts = periods.map(({ dateTo }) => dateTo);
  const { rows } = await sql<{ start: Date | null; to: Date | null }>`
    select ${beginsSql(sql.ref('day.first'), timeZone)} as start,
      ${endsSql(sql.ref('day.last'), timeZone)} - interval '1 millisecond' as to
    from unnest(${firsts}::date[], ${lasts}::date[]) with ordinality day (first, last, place)
    order by day.place`.execute(acrossWorkspaces);
  return rows.map(({ start, to }) => ({
    start: start?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
  }));
}

/** A time of a day by the clock of a time zone. */
export async function momentOf(
  acrossWorkspaces: Db,
  day: string,
  time: string,
  timeZone: string,
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${momentSql(day, time, timeZone)} as at`.execute(
    acrossWorkspaces,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A day without this time');
  return row.at;
}
