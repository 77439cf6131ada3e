import type { Ctx } from '../../platform/context.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';

/** When some days begin, and what follows them, by the clock of a time zone; what is not said is open. */
export async function momentsOf(
  ctx: Ctx,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Promise<{ from?: Date; until?: Date }> {
  const [bounds] = await boundsOf(
    ctx.acrossWorkspaces,
    [{ dateFrom: from ?? null, dateTo: to ?? null }],
    timeZone,
  );
  return {
    ...(bounds?.start ? { from: new Date(bounds.start) } : {}),
    // The last millisecond that belongs to them is told.
    ...(bounds?.to ? { until: new Date(Date.parse(bounds.to) + 1) } : {}),
  };
}
