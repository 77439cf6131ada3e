import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { beginsSql, endsSql } from '../agents/days.sql.ts';

type Clock = { now: Date; timeZone: string };

/** The last second of a day by a workspace's clock: of `day`, or of the one so many days after today. */
export async function endOfDay(
  db: Db,
  { now, timeZone }: Clock,
  { day, after = 0 }: { day?: string; after?: number },
): Promise<Date> {
  const named =
    day === undefined ? sql`(${now}::timestamptz at time zone ${timeZone})::date` : sql`${day}::date`;
  const { rows } = await sql<{ moment: Date }>`
    select ${beginsSql(sql`(${named} + ${after + 1}::int)`, timeZone)} - interval '1 second' as moment`.execute(
    db,
  );
  return rows[0]?.moment ?? now;
}

export type Week = {
  from: string;
  to: string;
  begins: Date;
  ends: Date /** 1 is Monday. */;
  weekday: number;
};

/** The week, Monday to Sunday, that a day is in; without one, today. */
export async function weekOf(db: Db, { now, timeZone }: Clock, day?: string): Promise<Week> {
  const named =
    day === undefined ? sql`(${now}::timestamptz at time zone ${timeZone})::date` : sql`${day}::date`;
  const { rows } = await sql<Week>`
    select monday::text as "from", (monday + 6)::text as "to", ${beginsSql(sql.ref('monday'), timeZone)} as begins,
      ${endsSql(sql`(monday + 6)`, timeZone)} as ends, weekday
    from (select date_trunc('week', one)::date as monday, extract(isodow from one)::int as weekday
      from (select ${named} as one) as given) as days`.execute(db);
  const [week] = rows;
  if (week === undefined) throw new Error('A day is in no week');
  return week;
}
