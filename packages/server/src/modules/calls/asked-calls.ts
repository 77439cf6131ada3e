import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { joinFilters } from '@earshot/core/calls/join-filters.ts';
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
  const narrowed = joinFilters(filters, await periodFilter(ctx, period, timeZone));
  const scope = await callScope(ctx, narrowed, null, forATable);
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  return { filters: narrowed, conditions: allConditions(scope), timeZone };
}
