import { beginsBefore, type LastPeriod } from '@earshot/core/calls/periods.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** The database knows the calendars of all time zones. */
export async function startOf(
  { acrossWorkspaces, now }: Ctx,
  last: LastPeriod,
  timeZone: string,
): Promise<string> {
  const { months, days } = beginsBefore[last];
  const { rows } = await sql<{ start: Date }>`
    select (date_trunc('day', ${now()}::timestamptz at time zone ${timeZone})
      - make_interval(months => ${months}::int, days => ${days}::int)) at time zone ${timeZone} as start`.execute(
    acrossWorkspaces,
  );
  return (rows[0]?.start ?? now()).toISOString();
}
