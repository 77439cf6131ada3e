import { performance } from 'node:perf_hooks';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { type ByName, byOf, filtersOfKey, fixedKeys, isTimeStep } from '@earshot/core/reports/by-what.ts';
import { daysOfStep, stepsOf } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { boundsOf } from '../agents/period-bounds.queries.ts';
import { askMeasure } from './ask-measures.ts';
import { type AskedMeasure, type Cell, mostCells } from './cells.queries.ts';
import { countSide } from './count-side.ts';
import { labelsOf } from './labels.ts';
import { keyThen, sortRows } from './rows.ts';
import type { Side } from './run-report.ts';
import { presentValue } from './values.ts';

type Sides = { now: Side; former: Side | null; timeZone: string };

/** What a block comes to: its rows, their sums where there are two ways to group, and every call once. */
export async function runBlock(ctx: Ctx, block: Block, sides: Sides): Promise<ReportBlock> {
  const begun = performance.now();
  const asked = once(async () => {
    const all: AskedMeasure[] = [];
    for (const measure of block.measures) all.push(await askMeasure(ctx, measure));
    return all;
  });
  const group = (by: readonly ByName[]) => groupRows(ctx, { ...block, by: [...by] }, { asked, sides });
  const { rows: all, source } = await group(block.by);
  const sums: ReportRow[][] = [];
  if (block.by.length === 2) for (const one of block.by) sums.push((await group([one])).rows);
  const totals = block.by.length === 0 ? all[0] : (await group([])).rows[0];
  const [first] = totals?.values ?? [];
  if (totals === undefined || first === undefined) throw new Error('A block without totals');
  return {
    rows: block.by.length === 2 ? all : all.slice(0, limitOf(block)),
    sums: sums.map((rows, way) => sortRows(rows, { ...block, by: block.by.slice(way, way + 1) })),
    totals,
    left_out: first.n < totals.calls ? { n: totals.calls - first.n } : null,
    count: all.length,
    adds_up: block.by.every((name) => byOf(name).isMany !== true),
    source,
    ms: Math.round((performance.now() - begun) * 10) / 10,
  };
}

/** Times and what has a fixed number of keys are shown whole. */
const limitOf = ({ by: [first], limit }: Block): number =>
  first !== undefined && (isTimeStep(first) || fixedKeys(first) !== null) ? mostCells : limit;

/** What it answers first it answers again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= work());
}

type Grouping = { asked: () => Promise<readonly AskedMeasure[]>; sides: Sides };

async function groupRows(
  ctx: Ctx,
  block: Block,
  { asked, sides }: Grouping,
): Promise<{ rows: ReportRow[]; source: ReportBlock['source'] }> {
  const { now, former, timeZone } = sides;
  const count = (side: Side) => countSide(ctx, block, side, { measures: asked, timeZone });
  const found = await count(now);
  const cells = withEmptySteps(found.cells, block, now);
  const before = former === null ? null : byKeys((await count(former)).cells);
  const find = former === null ? null : keyThen(block.by, now.days, former.days);
  const [labels, filters] = await Promise.all([
    labelsOf(ctx, block.by, cells),
    filtersOfCells(ctx, block.by, cells, { side: now, timeZone }),
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
          filters: [now.filters, ...(filters[at] ?? [])],
          query: now.query,
        }),
      ),
    };
  });
  return { rows: sortRows(rows, block), source: found.source };
}

const byKeys = (cells: readonly Cell[]) => new Map(cells.map((cell) => [JSON.stringify(cell.keys), cell]));

/** A day without a call is a day, too. */
function withEmptySteps(cells: readonly Cell[], { by, measures }: Block, { days }: Side): Cell[] {
  const [first] = by;
  if (by.length !== 1 || first === undefined || !isTimeStep(first)) return [...cells];
  const found = new Map(cells.map((cell) => [cell.keys[0], cell]));
  const none = measures.map(() => ({ n: 0, hits: 0, total: null, deviation: null, middle: null }));
  return stepsOf(first, days).map((key) => found.get(key) ?? { keys: [key], calls: 0, counted: none });
}

/** The filters that leave the calls of each cell, besides those of the block. */
async function filtersOfCells(
  ctx: Ctx,
  by: readonly ByName[],
  cells: readonly Cell[],
  { side, timeZone }: { side: Side; timeZone: string },
): Promise<CallFilters[][]> {
  const parts = await Promise.all(
    by.map(async (name, at): Promise<CallFilters[]> => {
      const keys = cells.map(({ keys }) => keys[at] ?? null);
      if (!isTimeStep(name)) return keys.map((key) => filtersOfKey(name, key));
      const days = keys.map((key) => daysOfStep(name, key ?? side.days.from, side.days));
      const bounds = await boundsOf(
        ctx.acrossWorkspaces,
        days.map(({ from, to }) => ({ dateFrom: from, dateTo: to })),
        timeZone,
      );
      return bounds.map((one) => ({ periods: [{ field: 'recorded_at', ...one }] }));
    }),
  );
  return cells.map((_, cell) => parts.map((filters) => filters[cell] ?? {}));
}
