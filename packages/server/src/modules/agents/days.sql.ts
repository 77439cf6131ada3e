import { weeksShown } from '@earshot/core/agents/people.ts';
import { type RawBuilder, sql } from 'kysely';

/** A period of whole days by the clock of a time zone; both days belong to it, and null is open. */
export type Days = { dateFrom: string | null; dateTo: string | null; timeZone: string };

/** When the call `f` began, or came in where nobody said so. */
export const startedSql = sql<Date>`coalesce(f.recorded_at, f.created_at)`;

/**
 * The first moment of a day by the clock of a time zone. Where clocks go back at midnight a day has that hour twice, and PostgreSQL means
 * the second one.
 */
export function beginsSql(day: string | RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  const midnight = sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const hourBefore = sql`(${midnight} - interval '1 hour')`;
  return sql<Date>`(case when (${hourBefore} at time zone ${timeZone})::date = ${day}::date then ${hourBefore} else ${midnight} end)`;
}

/** The first moment behind a day. */
export function endsSql(day: string | RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  return beginsSql(sql`(${day}::date + 1)`, timeZone);
}

/** A time of a day by the clock of a time zone. */
export function momentSql(
  day: string | RawBuilder<unknown>,
  time: string,
  timeZone: string,
): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${time}::time) at time zone ${timeZone})`;
}

/** The call `f` began in the period. */
export function inPeriod({ dateFrom, dateTo, timeZone }: Days): RawBuilder<boolean> {
  const conditions = [
    dateFrom === null ? sql<boolean>`true` : sql<boolean>`${startedSql} >= ${beginsSql(dateFrom, timeZone)}`,
    dateTo === null ? sql<boolean>`true` : sql<boolean>`${startedSql} < ${endsSql(dateTo, timeZone)}`,
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The sum `d` is of a day of the period. */
export function ofPeriod({ dateFrom, dateTo }: Omit<Days, 'timeZone'>): RawBuilder<boolean> {
  const conditions = [
    dateFrom === null ? sql<boolean>`true` : sql<boolean>`d.day >= ${dateFrom}::date`,
    dateTo === null ? sql<boolean>`true` : sql<boolean>`d.day <= ${dateTo}::date`,
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The sum `d` is of one of the weeks that end with a day. */
export function ofWeeks(last: string): RawBuilder<boolean> {
  return sql<boolean>`d.day <= ${last}::date and d.day >= ${last}::date - ${weeksShown * 7 - 1}::int`;
}

/** Which of those weeks it is of, the earliest one 0. */
export function weekOfDay(last: string): RawBuilder<number> {
  return sql<number>`${weeksShown - 1}::int - (${last}::date - d.day) / 7`;
}

/** The call `f` began in one of the weeks that end with a day. */
export function inWeeks(last: string, timeZone: string): RawBuilder<boolean> {
  return sql<boolean>`${startedSql} < ${endsSql(last, timeZone)}
    and ${startedSql} >= ${beginsSql(sql`(${last}::date - ${weeksShown * 7 - 1}::int)`, timeZone)}`;
}

/** Which of those weeks it was, the earliest one 0. */
export function weekSql(last: string, timeZone: string): RawBuilder<number> {
  return sql<number>`${weeksShown - 1}::int - (${last}::date - (${startedSql} at time zone ${timeZone})::date) / 7`;
}
