import { dayAfter, daysBetween } from '@earshot/core/agents/day-steps.ts';
import type {
  getConversionOverview as endpoint,
  OverviewRow,
} from '@earshot/core/conversions/conversions.api.ts';
import { trendOf } from '@earshot/core/conversions/trend.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { rateOf } from '@earshot/core/rate.ts';
import type { Ctx } from '../../platform/context.ts';
import { periodFilter } from '../agents/period-filter.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { askConversion, figuresOf, sumOf, worthOf } from './asked-conversion.ts';
import { countBy } from './conversion-stat.queries.ts';
import { type ConversionRow, listSomeConversions } from './conversions.store.ts';
import { listMarkingProjects, type MarkingProject } from './named-rules.queries.ts';

/** Points of a trend. */
const mostPoints = 31;
/** Conversions asked at once, so that a page of them leaves connections to the others. */
const askedAtOnce = 4;

type Period = { dateFrom: string | null; dateTo: string };
type Parts = { period: Period; timeZone: string; projects: readonly MarkingProject[] };

/** Every conversion in a period; without a last day it ends today. One that cannot be asked now is left out. */
export async function getConversionOverview(
  ctx: Ctx,
  asked: { dateFrom?: string | undefined; dateTo?: string | undefined },
): Promise<ReplyOf<typeof endpoint>> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const period = { dateFrom: asked.dateFrom ?? null, dateTo: asked.dateTo ?? dayOf(ctx.now(), timeZone) };
  if (period.dateFrom !== null && period.dateFrom > period.dateTo)
    throw fail('bad_request', { field: 'dateFrom', reason: 'no such period' });
  const rows = await listSomeConversions(ctx.db, ctx.workspaceId, null);
  const ids = rows.map(({ id }) => id);
  const projects = await listMarkingProjects(ctx.db, ctx.workspaceId, ids);
  const results: OverviewRow[] = [];
  for (let from = 0; from < rows.length; from += askedAtOnce) {
    const some = rows.slice(from, from + askedAtOnce);
    const found = await Promise.all(some.map((row) => overviewOf(ctx, row, { period, timeZone, projects })));
    results.push(...found.filter((one) => one !== null));
  }
  return { ...period, results };
}

async function overviewOf(
  ctx: Ctx,
  row: ConversionRow,
  { period, timeZone, projects }: Parts,
): Promise<OverviewRow | null> {
  try {
    const within = await periodFilter(ctx, period, timeZone);
    const asked = await askConversion(ctx, row, within, projects);
    const rows = await countBy(ctx.db, ctx.workspaceId, asked, { by: 'day', timeZone });
    const days = rows.map(({ key, calls, conversions }) => ({
      day: key ?? period.dateTo,
      calls,
      conversions,
      revenue: null,
    }));
    const first = period.dateFrom ?? days[0]?.day ?? period.dateTo;
    return {
      conversion_id: row.id,
      ...figuresOf(asked, sumOf(rows), within),
      before: await beforeOf(ctx, row, { period, timeZone, projects }),
      trend: trendOf(days, { dateFrom: first, dateTo: period.dateTo, most: mostPoints }),
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.log.warn({ err: error, conversion_id: row.id }, 'a conversion cannot be asked');
    return null;
  }
}

/** The period of the same length before; null where it is open. */
async function beforeOf(
  ctx: Ctx,
  row: ConversionRow,
  { period: { dateFrom, dateTo }, timeZone, projects }: Parts,
): Promise<OverviewRow['before']> {
  if (dateFrom === null) return null;
  const length = daysBetween(dateFrom, dateTo) + 1;
  const before = { dateFrom: dayAfter(dateFrom, -length), dateTo: dayAfter(dateFrom, -1) };
  const asked = await askConversion(ctx, row, await periodFilter(ctx, before, timeZone), projects);
  const [sum = sumOf([])] = await countBy(ctx.db, ctx.workspaceId, asked, { by: 'all', timeZone });
  const { calls, conversions } = sum;
  const { revenue } = worthOf(asked.value, sum);
  return { calls, conversions, rate: rateOf(conversions, calls).rate, revenue };
}
