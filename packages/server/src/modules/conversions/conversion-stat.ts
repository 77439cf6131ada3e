import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type {
  getConversionStat as endpoint,
  StatBy,
  StatRow,
} from '@earshot/core/conversions/conversions.api.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import { assertMayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';
import { type Period, periodFilter } from '../agents/period-filter.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allConditions, callScope, hasPartialSets } from '../calls/call-scope.ts';
import { allOf } from '../calls/conditions.sql.ts';
import { forATable } from '../calls/decide-calls.ts';
import { sourceNames } from '../sources/sources.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import {
  type AskedConversion,
  askConversion,
  type CountedRow,
  figuresOf,
  sumOf,
} from './asked-conversion.ts';
import { countBy, countEach } from './conversion-stat.queries.ts';
import { findConversionRow } from './conversions.store.ts';
import { listSegmentNames } from './named-rules.queries.ts';

/** Segments of one answer, and of one statement. */
const mostSegments = 200;
const segmentsAtOnce = 20;

type Asked = { asked: AskedConversion; within: CallFilters; period: Period; timeZone: string };
type Keyed = CountedRow & { key: string };

/** A conversion in a period, in all and by what is asked for. */
export async function getConversionStat(
  ctx: Ctx,
  id: number,
  {
    by,
    dateFrom = null,
    dateTo = null,
  }: Pick<QueryOf<typeof endpoint>, 'by'> & {
    dateFrom?: string | null | undefined;
    dateTo?: string | null | undefined;
  },
): Promise<ReplyOf<typeof endpoint>> {
  // Rows are opened by these filters.
  if (by === 'agent') assertMayDo(ctx, 'agents.read');
  if (by === 'segment') assertMayDo(ctx, 'segments.read');
  const row = await findConversionRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('conversions.not_found');
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const period = { dateFrom, dateTo };
  const within = await periodFilter(ctx, period, timeZone);
  const asked = await askConversion(ctx, row, within);
  const all = { asked, within, period, timeZone };
  if (by === 'segment') {
    const [total = sumOf([])] = await countBy(ctx.db, ctx.workspaceId, asked, { by: 'all', timeZone });
    return { total: figuresOf(asked, total, within), results: await bySegment(ctx, all) };
  }
  const rows = await countBy(ctx.db, ctx.workspaceId, asked, { by, timeZone });
  // A call without agent or source stands in no row, as no filter would open it.
  const keyed = rows.filter((one): one is Keyed => one.key !== null);
  const results = await (by === 'agent' || by === 'source' ? byThing : byDays)(ctx, by, all, keyed);
  return { total: figuresOf(asked, sumOf(rows), within), results };
}

async function byThing(
  ctx: Ctx,
  by: StatBy,
  { asked, within }: Asked,
  rows: readonly Keyed[],
): Promise<StatRow[]> {
  const ids = rows.map(({ key }) => Number(key));
  const names = by === 'agent' ? await agentNames(ctx, ids) : await sourceNames(ctx);
  const filterOf = (id: number) => (by === 'agent' ? { agents: [id] } : { sources: [id] });
  return rows
    .map((row) => ({
      key: row.key,
      name: names.get(Number(row.key)) ?? null,
      ...figuresOf(asked, row, { ...within, ...filterOf(Number(row.key)) }),
    }))
    .sort((one, other) => other.calls - one.calls || Number(one.key) - Number(other.key));
}

/** Days, or what of weeks and months lies in the period, the earliest first. */
async function byDays(
  ctx: Ctx,
  by: StatBy,
  { asked, period, timeZone }: Asked,
  rows: readonly Keyed[],
): Promise<StatRow[]> {
  const days = rows.map(({ key }) => {
    const last = by === 'day' ? key : by === 'week' ? dayAfter(key, 6) : lastOfMonth(key);
    return {
      dateFrom: period.dateFrom !== null && period.dateFrom > key ? period.dateFrom : key,
      dateTo: period.dateTo !== null && period.dateTo < last ? period.dateTo : last,
    };
  });
  const bounds = await boundsOf(ctx.acrossWorkspaces, days, timeZone);
  return rows.map((row, at) => {
    const { start, to } = bounds[at] ?? { start: null, to: null };
    const within = { periods: [{ field: 'recorded_at' as const, start, to }] };
    return { key: days[at]?.dateFrom ?? row.key, name: null, ...figuresOf(asked, row, within) };
  });
}

function lastOfMonth(first: string): string {
  const nextMonth = dayAfter(first, 31).slice(0, 7);
  return dayAfter(`${nextMonth}-01`, -1);
}

/** A segment that cannot be asked now does not keep the others from being shown. */
async function bySegment(ctx: Ctx, { asked, within }: Asked): Promise<StatRow[]> {
  const segments = await listSegmentNames(ctx.db, ctx.workspaceId, mostSegments);
  const known: { id: number; name: string; condition: Condition }[] = [];
  for (const { id, name } of segments) {
    try {
      const asking = { ...ctx, permissions: null };
      const scope = await callScope(asking, { segments: [id] }, null, forATable);
      if (!hasPartialSets(scope)) known.push({ id, name, condition: allOf(allConditions(scope)) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  const results: StatRow[] = [];
  for (let from = 0; from < known.length; from += segmentsAtOnce) {
    const some = known.slice(from, from + segmentsAtOnce);
    const conditions = some.map(({ condition }) => condition);
    const rows = await countEach(ctx.db, ctx.workspaceId, asked, conditions);
    for (const [at, { id, name }] of some.entries())
      results.push({
        key: String(id),
        name,
        ...figuresOf(asked, rows[at] ?? sumOf([]), { ...within, segments: [id] }),
      });
  }
  return results.filter(({ calls }) => calls > 0).sort((one, other) => other.calls - one.calls);
}
