import { performance } from 'node:perf_hooks';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { once } from '@earshot/core/matching/once.ts';
import { type ByName, byOf, filtersOfKey, isTimeStep } from '@earshot/core/reports/by-what.ts';
import { countedNone } from '@earshot/core/reports/column-sums.ts';
import type { Cell } from '@earshot/core/reports/count-columns.ts';
import { type Days, daysOfStep, stepsOf } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';
import { askMeasures } from './ask-measures.ts';
import { changesOfBlock } from './block-changes.ts';
import { countSide } from './count-side.ts';
import { labelsOf } from './labels.ts';
import { keyThen, sortRows } from './rows.ts';
import type { Side, Span } from './sides.ts';
import { presentValue } from './values.ts';

export type Sides = { now: Side; former: Side | null };

/** What a block comes to: all of its rows, their sums where there are two ways to group, and every call once. */
export async function runBlock(ctx: Ctx, block: Block, { now, former }: Sides): Promise<ReportBlock> {
  const begun = performance.now();
  const groups = groupsOf(block.by);
  const asked = {
    groups,
    measures: block.measures,
    askedMeasures: once(() => askMeasures(ctx, block.measures)),
  };
  const { counted, source } = await countSide(ctx, now, asked);
  const before = former && { side: former, counted: (await countSide(ctx, former, asked)).counted };
  const told: ReportRow[][] = [];
  for (const [at, by] of groups.entries())
    told.push(
      await presentRows(ctx, { ...block, by: [...by] }, now, {
        cells: counted[at] ?? [],
        before: before && { days: before.side.span.days, cells: before.counted[at] ?? [] },
      }),
    );
  const [rows = []] = told;
  const totals = told.at(-1)?.[0];
  const [first] = totals?.values ?? [];
  if (totals === undefined || first === undefined) throw new Error('A block without totals');
  return {
    rows,
    rest: null,
    sums: told.slice(1, -1),
    totals,
    left_out: first.n < totals.calls ? { n: totals.calls - first.n } : null,
    count: rows.length,
    adds_up: block.by.every((name) => byOf(name).isMany !== true),
    source,
    changes: await changesOfBlock(ctx, block, now.span),
    hidden: null,
    ms: Math.round((performance.now() - begun) * 10) / 10,
  };
}

/** What is told by itself: the rows, all of each of two ways to group, as a call can stand in several rows, and all calls. */
function groupsOf(by: readonly ByName[]): ByName[][] {
  if (by.length === 0) return [[]];
  return [[...by], ...(by.length === 2 ? by.map((one) => [one]) : []), []];
}

type Found = { cells: readonly Cell[]; before: { days: Days; cells: readonly Cell[] } | null };

async function presentRows(ctx: Ctx, block: Block, side: Side, found: Found): Promise<ReportRow[]> {
  const { span } = side;
  const cells = withEmptySteps(found.cells, block, span.days);
  const before = found.before && byKeys(found.before.cells);
  const find = found.before && keyThen(block.by, span.days, found.before.days);
  const [labels, filters] = await Promise.all([
    labelsOf(ctx, block.by, cells),
    filtersOfCells(ctx, block.by, cells, span),
  ]);
  const rows = cells.map((cell, at) => {
    const earlier = find && before?.get(JSON.stringify(find(cell.keys)));
    return {
      keys: cell.keys,
      labels: labels[at] ?? [],
      calls: cell.calls,
      values: block.measures.map((measure, place) =>
        presentValue(measure, cell.counted[place], {
          before: find === null ? undefined : (earlier?.counted[place] ?? null),
          filters: [side.filters, ...(filters[at] ?? [])],
          query: side.query,
        }),
      ),
    };
  });
  return sortRows(rows, block);
}

const byKeys = (cells: readonly Cell[]) => new Map(cells.map((cell) => [JSON.stringify(cell.keys), cell]));

/** A day without a call is a day, too. */
function withEmptySteps(cells: readonly Cell[], { by, measures }: Block, days: Days): Cell[] {
  const [first] = by;
  if (by.length !== 1 || first === undefined || !isTimeStep(first)) return [...cells];
  const found = new Map(cells.map((cell) => [cell.keys[0], cell]));
  const none = measures.map(() => countedNone);
  return stepsOf(first, days).map((key) => found.get(key) ?? { keys: [key], calls: 0, counted: none });
}

/** The filters that leave the calls of each cell, besides those of the block. */
async function filtersOfCells(
  ctx: Ctx,
  by: readonly ByName[],
  cells: readonly Cell[],
  span: Span,
): Promise<CallFilters[][]> {
  const parts = await Promise.all(
    by.map(async (name, at) => {
      const keys = [...new Set(cells.map(({ keys }) => keys[at] ?? null))];
      const filters = isTimeStep(name)
        ? await periodsOf(
            ctx,
            keys.map((key) => daysOfStep(name, key ?? span.days.from, span.days)),
            span,
          )
        : keys.map((key) => filtersOfKey(name, key));
      return new Map(keys.map((key, place) => [key, filters[place] ?? {}]));
    }),
  );
  return cells.map(({ keys }) => parts.map((filters, at) => filters.get(keys[at] ?? null) ?? {}));
}

async function periodsOf(ctx: Ctx, days: readonly Days[], { timeZone }: Span): Promise<CallFilters[]> {
  const asked = days.map(({ from, to }) => ({ dateFrom: from, dateTo: to }));
  const bounds = await boundsOf(ctx.acrossWorkspaces, asked, timeZone);
  return bounds.map((one) => ({ periods: [{ field: 'recorded_at', ...one }] }));
}
