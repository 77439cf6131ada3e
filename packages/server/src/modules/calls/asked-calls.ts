import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { periodFilter } from '../agents/period-filter.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { allConditions, callScope, hasPartialSets } from './call-scope.ts';
import { forATable } from './decide-calls.ts';

/** Calls that something is counted of, as the database is asked, and the filters that open them. */
export type AskedCalls = { filters: CallFilters; conditions: Condition[]; timeZone: string };

export type AskedDays = { dateFrom?: string | undefined; dateTo?: string | undefined };

/**
 * The calls of some days that filters leave. Throws `queries.too_slow` where the engine cannot decide in time which calls a segment
 * has: then no number would open its calls.
 */
export async function askCalls(ctx: Ctx, filters: CallFilters, days: AskedDays): Promise<AskedCalls> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const period = { dateFrom: days.dateFrom ?? null, dateTo: days.dateTo ?? null };
  const narrowed = within(filters, await periodFilter(ctx, period, timeZone));
  const scope = await callScope(ctx, narrowed, null, forATable);
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  return { filters: narrowed, conditions: allConditions(scope), timeZone };
}

/** Filters narrowed by a period: an address holds one of each field, so that two become what they have in common. */
export function within(filters: CallFilters, { periods: more = [] }: CallFilters): CallFilters {
  const periods = [...(filters.periods ?? [])];
  for (const one of more) {
    const at = periods.findIndex(({ field }) => field === one.field);
    const other = periods[at];
    if (other === undefined) periods.push(one);
    else
      periods[at] = {
        field: one.field,
        start: extreme(Math.max, one.start, other.start),
        to: extreme(Math.min, one.to, other.to),
      };
  }
  return periods.length === 0 ? filters : { ...filters, periods };
}

function extreme(
  choose: (...moments: number[]) => number,
  one: string | null,
  other: string | null,
): string | null {
  if (one === null || other === null) return one ?? other;
  return new Date(choose(Date.parse(one), Date.parse(other))).toISOString();
}
