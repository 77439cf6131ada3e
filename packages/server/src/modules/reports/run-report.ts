import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { isSame } from '@earshot/core/is-same.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import { comparedDays, type Days, daysOf } from '@earshot/core/reports/report-period.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { Block, ReportInput, ReportPeriod } from '@earshot/core/reports/reports.ts';
import { bounded } from '../../platform/bounded.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { periodFilter } from '../agents/period-filter.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import {
  allConditions,
  type CallScope,
  callScope,
  hasPartialSets,
  newestFirst,
} from '../calls/call-scope.ts';
import { isOneOfIds } from '../calls/conditions.sql.ts';
import { decideCalls, forATable } from '../calls/decide-calls.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { refuseReport } from './refuse-report.ts';
import { findReportRow } from './reports.store.ts';
import { inputOf } from './reports.ts';
import { runBlock } from './run-block.ts';

/** Days of a report with the calls that it is of on them. */
export type Side = {
  days: Days;
  filters: CallFilters;
  query: Query | null;
  /** The filters ask for these days, and for no other time. */
  isOfDays: boolean;
  /** The same for the database, looked up where it is asked. */
  conditions: () => Promise<readonly Condition[]>;
};

/** How long one statement of a report may take, and all blocks together before the last one begins. */
const longest_ms = 15_000;
const longestReport_ms = 60_000;

/** Reports that are being counted, by who asks: one after the other, so that nobody keeps others from theirs. */
const underWay = perProgram(() => new Map<string, Promise<unknown>>());

/** Counts a report as it would be saved. Throws what `refuseReport` does, and `queries.too_slow`. */
export async function runReport(ctx: Ctx, report: ReportInput): Promise<RunReport> {
  await refuseReport(ctx, report);
  const all = underWay(ctx);
  const caller = `${ctx.workspaceId}-${ctx.userId}`;
  const before = all.get(caller) ?? Promise.resolve();
  const run = before.catch(() => {}).then(() => bounded(ctx, longest_ms, (ctx) => countReport(ctx, report)));
  all.set(caller, run);
  try {
    return await run;
  } finally {
    if (all.get(caller) === run) all.delete(caller);
  }
}

async function countReport(ctx: Ctx, report: ReportInput): Promise<RunReport> {
  const { time_zone: timeZone } = await getWorkspaceSettings(ctx);
  const { days, before } = daysAsked(report.period, dayOf(ctx.now(), timeZone));
  const until = performance.now() + longestReport_ms;
  const blocks: RunReport['blocks'] = [];
  for (const block of report.blocks) {
    if (performance.now() > until) throw fail('queries.too_slow');
    const sideOf = (days: Days) => askSide(ctx, report, block, { days, timeZone });
    const now = await sideOf(days);
    const former = before === null ? null : await sideOf(before);
    blocks.push(await runBlock(ctx, block, { now, former, timeZone }));
  }
  return { days, before, time_zone: timeZone, counted_at: ctx.now().toISOString(), blocks };
}

/** Throws `reports.not_found` besides. */
export async function runSavedReport(ctx: Ctx, id: number): Promise<RunReport> {
  const row = await findReportRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('reports.not_found');
  return runReport(ctx, inputOf(row));
}

function daysAsked({ last, start, to, compare }: ReportPeriod, today: string) {
  const days = last === null ? { from: start ?? today, to: to ?? today } : daysOf(last, today);
  return { days, before: compare === null ? null : comparedDays(days, compare, last) };
}

async function askSide(
  ctx: Ctx,
  { filters, query }: ReportInput,
  block: Block,
  { days, timeZone }: { days: Days; timeZone: string },
): Promise<Side> {
  const period = await periodFilter(ctx, { dateFrom: days.from, dateTo: days.to }, timeZone);
  const asked = joinFilters(filters, block.filters, period);
  let conditions: Promise<Condition[]> | undefined;
  return {
    days,
    filters: asked,
    query,
    isOfDays:
      isSame(asked.periods, period.periods) && !asked.also?.some(({ periods }) => periods !== undefined),
    conditions: () =>
      (conditions ??= callScope(ctx, asked, query, forATable).then((scope) => decided(ctx, scope))),
  };
}

/** What the database can only narrow down is decided call by call. */
async function decided(ctx: Ctx, scope: CallScope): Promise<Condition[]> {
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  if (scope.undecided.length === 0) return allConditions(scope);
  const { ids, isCapped } = await decideCalls(ctx, scope, newestFirst);
  if (isCapped) throw fail('queries.too_slow');
  return [isOneOfIds(ids)];
}
