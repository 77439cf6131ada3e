import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Ctx } from '../../platform/context.ts';
import { boundsOf } from './period-bounds.queries.ts';

/** Days, both belonging to it; null is open. */
export type Period = { dateFrom: string | null; dateTo: string | null };

/** The calls of some days by the clock of a time zone, as filters. */
export async function periodFilter(
  ctx: Ctx,
  { dateFrom, dateTo }: Period,
  timeZone: string,
): Promise<CallFilters> {
  if (dateFrom === null && dateTo === null) return {};
  const [bounds] = await boundsOf(ctx.acrossWorkspaces, [{ dateFrom, dateTo }], timeZone);
  return bounds === undefined ? {} : { periods: [{ field: 'recorded_at', ...bounds }] };
}
