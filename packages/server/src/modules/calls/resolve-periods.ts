import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Ctx } from '../../platform/context.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { startOf } from './periods.queries.ts';

/** The filters as they are at this moment: periods that move on have their first moment. */
export async function resolvePeriods(ctx: Ctx, filters: CallFilters): Promise<CallFilters> {
  const { periods, also } = filters;
  if (also !== undefined) {
    const settled = await Promise.all(also.map((one) => resolvePeriods(ctx, one)));
    return { ...(await resolvePeriods(ctx, { ...filters, also: undefined })), also: settled };
  }
  if (!periods?.some(({ last }) => last !== undefined)) return filters;
  const { time_zone } = await getWorkspaceSettings(ctx);
  const settled = periods.map(async (period) =>
    period.last === undefined ? period : { ...period, start: await startOf(ctx, period.last, time_zone) },
  );
  return { ...filters, periods: await Promise.all(settled) };
}
