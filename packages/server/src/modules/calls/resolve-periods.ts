import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { beginsBefore, type LastPeriod } from '@earshot/core/calls/periods.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';

/** The filters as they are at this moment: periods that move on have their first moment. */
export async function resolvePeriods(ctx: Ctx, filters: CallFilters): Promise<CallFilters> {
  const { periods } = filters;
  if (!periods?.some(({ last }) => last !== undefined)) return filters;
  const { time_zone } = await getWorkspaceSettings(ctx);
  const settled = periods.map(async (period) =>
    period.last === undefined ? period : { ...period, start: await startOf(ctx, period.last, time_zone) },
  );
  return { ...filters, periods: await Promise.all(settled) };
}

/** The database knows the calendars of all time zones. */
async function startOf({ acrossWorkspaces, now }: Ctx, last: LastPeriod, timeZone: string): Promise<string> {
  const { months, days } = beginsBefore[last];
  const { rows } = await sql<{ start: Date }>`
    select (date_trunc('day', ${now()}::timestamptz at time zone ${timeZone})
      - make_interval(months => ${months}::int, days => ${days}::int)) at time zone ${timeZone} as start`.execute(
    acrossWorkspaces,
  );
  return (rows[0]?.start ?? now()).toISOString();
}
