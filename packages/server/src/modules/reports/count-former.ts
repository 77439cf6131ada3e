import { once } from '@earshot/core/matching/once.ts';
import { type Cell, ColumnCounter } from '@earshot/core/reports/count-columns.ts';
import { columnsOfPlan } from '@earshot/core/reports/count-plan.ts';
import { type DayColumns, type Marks, marksOf } from '@earshot/core/reports/day-columns.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import type { Block, ReportInput } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { momentOf } from '../agents/period-bounds.queries.ts';
import { begunBy, eachDay } from '../day-columns/day-columns.ts';
import { planOf } from './column-plan.ts';
import { type AskedCells, countSide } from './count-side.ts';
import { type Side, type Span, sideOf, spanOf } from './sides.ts';

/** A former period. Where its last day is cut at a time of day, `begun` are the calls of that day which had begun by then. */
export type Former = { span: Span; until: string | null; begun: (() => Promise<Marks>) | null };

export async function formerOf(
  ctx: Ctx,
  days: Days,
  until: string | null,
  asked: Pick<Span, 'timeZone' | 'known'>,
): Promise<Former> {
  const span = await spanOf(ctx, days, asked);
  const { timeZone } = asked;
  const begun = until === null ? null : once(() => begunBy(ctx, days.to, { timeZone, until }));
  return { span, until, begun };
}

/** The column of the calls that had begun by then; no column of days is called so. */
const begunColumn = 'begun';

/**
 * What the calls of a former period come to, from the columns of its days; null where these do not say enough. They know the hour of a
 * call and not its minute, which is asked of the rows of the last day.
 */
export async function countFormerDays(
  ctx: Ctx,
  { query, filters, isOfDays, span }: Side,
  former: Former,
  { groups, measures }: AskedCells,
): Promise<Cell[][] | null> {
  if (query !== null || !isOfDays) return null;
  const days = await span.ready();
  const plan = days && planOf(groups, measures, filters, await span.known());
  if (days === null || plan === null) return null;
  const begun = former.begun && (await former.begun());
  const keep = { kind: 'marked', columns: [begunColumn], isAny: true } as const;
  const counter = new ColumnCounter(begun === null ? plan : { ...plan, keeps: [...plan.keeps, keep] });
  const asked = { names: columnsOfPlan(plan), timeZone: span.timeZone };
  await eachDay(ctx, days, asked, (day) => {
    if (begun === null) counter.add(day);
    else counter.add(withMarks(day, day.day === span.days.to ? begun : all(day.calls)));
  });
  return counter.cells();
}

const withMarks = (day: DayColumns, marks: Marks): DayColumns => ({
  ...day,
  columns: new Map([...day.columns, [begunColumn, marks]]),
});

const all = (calls: number): Marks => ({
  ...marksOf(0, []),
  bits: new Uint8Array(Math.ceil(calls / 8)).fill(0xff),
});

/** The same from the rows of the calls. */
export async function countFormerRows(
  ctx: Ctx,
  report: ReportInput,
  block: Block,
  { span, until }: Former,
  asked: AskedCells,
): Promise<Cell[][]> {
  const period = until === null ? span.period : await periodUntil(ctx, span, until);
  const ofRows = { ...span, period, ready: async () => null };
  return (await countSide(ctx, sideOf(ctx, report, block, ofRows), asked)).counted;
}

async function periodUntil(
  ctx: Ctx,
  { period, days, timeZone }: Span,
  until: string,
): Promise<Span['period']> {
  const end = await momentOf(ctx.acrossWorkspaces, days.to, until, timeZone);
  const last = new Date(end.getTime() - 1).toISOString();
  return { periods: period.periods?.map((one) => ({ ...one, to: last })) };
}
