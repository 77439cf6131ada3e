import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import { mostStretches } from '@earshot/core/alerts/usual.ts';
import { Failure } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { dateFormat } from '@earshot/core/formats.ts';
import { once } from '@earshot/core/matching/once.ts';
import { isTimeStep } from '@earshot/core/reports/by-what.ts';
import type { Cell } from '@earshot/core/reports/count-columns.ts';
import { type Days, stepsOf } from '@earshot/core/reports/report-period.ts';
import type { RunReport, UsualBlock, UsualReport } from '@earshot/core/reports/reports.api.ts';
import type { Block, ReportInput } from '@earshot/core/reports/reports.ts';
import { formerPeriods, hasUsual, isUnderWay, rangeOf } from '@earshot/core/reports/usual-ranges.ts';
import { bounded, refuseCancelled } from '../../platform/bounded.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { askMeasures } from './ask-measures.ts';
import { countFormerDays, countFormerRows, type Former, formerOf } from './count-former.ts';
import type { AskedCells } from './count-side.ts';
import { findFirstCall } from './first-call.queries.ts';
import { knownOf } from './look-up-known.ts';
import { keyThen } from './rows.ts';
import { sideOf } from './sides.ts';
import { presentValue } from './values.ts';

/** How long one statement may take, and when no other block is begun. */
const longest_ms = 5000;
const longestReport_ms = 10_000;
/** What is usual changes slowly: it is counted once in this time, as of the middle of it. */
const slot_ms = 600_000;
/** Where columns do not say enough, no longer periods are counted: fourteen of them are as many rows. */
const longestFromRows_days = 7;
/** Blocks that are kept at most, each with as many rows as it has. */
const mostKept = 100;

/** Blocks of the last ten minutes, by what they were asked with; null where nothing is claimed. */
const kept = perProgram(() => ({ slot: 0, blocks: new Map<string, UsualBlock | null>() }));

type Asked = { timeZone: string; days: Days; until: string | null; periods: readonly Days[] };

/** What the numbers of a counted report usually are. It is never a reason to show no report: what takes too long is not claimed. */
export async function usualOfReport(
  ctx: Ctx,
  report: ReportInput,
  run: RunReport,
  signal?: AbortSignal,
): Promise<UsualReport> {
  const { days, time_zone: timeZone } = run;
  const slot = Math.floor(ctx.now().getTime() / slot_ms);
  const memory = keptIn(ctx, slot);
  const today = dayOf(ctx.now(), timeZone);
  const until = isUnderWay(days, today) ? timeIn(timeZone, (slot + 0.5) * slot_ms) : null;
  const keys = report.blocks.map((block) => keyOf(ctx, report, block, { days, timeZone, until }));
  // What is hidden of the report is not told of either.
  const isTold = (block: Block, at: number) => hasUsual(block) && run.blocks[at]?.hidden === null;
  const missing = report.blocks.filter((block, at) => isTold(block, at) && !memory.has(keys[at] ?? ''));
  if (missing.length > 0) {
    const counted = await countMissing(ctx, report, missing, { timeZone, days, until, today, signal });
    refuseCancelled(signal);
    for (const block of missing) {
      if (memory.size >= mostKept) memory.clear();
      memory.set(keyOf(ctx, report, block, { days, timeZone, until }), counted.get(block) ?? null);
    }
  }
  return {
    until,
    periods: mostStretches,
    blocks: report.blocks.map((block, at) => {
      const usual = isTold(block, at) ? memory.get(keys[at] ?? '') : null;
      return usual ? shownOf(usual, run.blocks[at]) : null;
    }),
  };
}

function keptIn(ctx: Ctx, slot: number): Map<string, UsualBlock | null> {
  const memory = kept(ctx);
  if (memory.slot !== slot) memory.blocks.clear();
  memory.slot = slot;
  return memory.blocks;
}

const timeIn = (timeZone: string, at_ms: number): string =>
  dateFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at_ms));

/** Whose eyes and favourites they are belongs to the question. */
const keyOf = (
  { workspaceId, ownerId, sight }: Ctx,
  { filters, query, period: { last } }: ReportInput,
  { measures, by, filters: own }: Block,
  asked: object,
): string =>
  JSON.stringify([
    workspaceId,
    ownerId,
    sight && [sight.userId, sight.schema],
    { filters, query, last, measures, by, own, ...asked },
  ]);

/** Only the rows that the block shows. */
function shownOf({ totals, rows }: UsualBlock, counted: RunReport['blocks'][number] | undefined): UsualBlock {
  const shown = new Set(counted?.rows.map(({ keys }) => JSON.stringify(keys)));
  return { totals, rows: rows.filter(({ keys }) => shown.has(JSON.stringify(keys))) };
}

async function countMissing(
  ctx: Ctx,
  report: ReportInput,
  blocks: readonly Block[],
  { today, signal, ...asked }: Omit<Asked, 'periods'> & { today: string; signal: AbortSignal | undefined },
): Promise<Map<Block, UsualBlock | null>> {
  const counted = new Map<Block, UsualBlock | null>();
  try {
    await bounded(ctx, { longest_ms, signal }, async (ctx) => {
      const first = await findFirstCall(ctx.db, ctx.workspaceId);
      if (first === null) return;
      // The first day is not known from its beginning.
      const knownFrom = dayAfter(dayOf(first, asked.timeZone), 1);
      const periods = formerPeriods(asked.days, report.period.last, { today, knownFrom });
      if (periods.length === 0) return;
      const { timeZone, until } = asked;
      const known = once(() => knownOf(ctx));
      const former: Former[] = [];
      for (const days of periods) former.push(await formerOf(ctx, days, until, { timeZone, known }));
      const stop = performance.now() + longestReport_ms;
      for (const block of blocks)
        counted.set(block, await countBlock(ctx, report, block, { days: asked.days, former, stop }));
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  return counted;
}

type ToCount = { days: Days; former: readonly Former[]; stop: number };

async function countBlock(
  ctx: Ctx,
  report: ReportInput,
  block: Block,
  { days, former, stop }: ToCount,
): Promise<UsualBlock | null> {
  const asked: AskedCells = {
    groups: block.by.length === 0 ? [[]] : [block.by, []],
    measures: block.measures,
    askedMeasures: once(() => askMeasures(ctx, block.measures)),
  };
  const isShort = dayAfter(days.from, longestFromRows_days) > days.to;
  const counted: { days: Days; cells: Cell[][] }[] = [];
  for (const one of former) {
    if (performance.now() > stop) return null;
    const side = sideOf(ctx, report, block, one.span);
    const cells =
      (await countFormerDays(ctx, side, one, asked)) ??
      (isShort ? await countFormerRows(ctx, report, block, one, asked) : null);
    if (cells === null) return null;
    counted.push({ days: one.span.days, cells });
  }
  return rangesOf(block, days, counted);
}

function rangesOf(
  { by, measures }: Block,
  days: Days,
  counted: readonly { days: Days; cells: readonly Cell[][] }[],
): UsualBlock {
  const valueIn = (cell: Cell | undefined, at: number): number | null | undefined => {
    const measure = measures[at];
    if (cell === undefined || measure === undefined) return undefined;
    return presentValue(measure, cell.counted[at], { before: undefined, filters: [], query: null }).value;
  };
  const ranges = (cells: readonly (Cell | undefined)[]) =>
    measures.map((measure, at) =>
      rangeOf(
        measure,
        cells.map((cell) => valueIn(cell, at)),
      ),
    );
  const totals = ranges(counted.map(({ cells }) => cells.at(-1)?.[0]));
  const [step] = by;
  if (step === undefined) return { totals, rows: [] };
  const periods = counted.map(({ days: then, cells: [cells = []] }) => ({
    find: keyThen(by, days, then),
    cells: new Map(cells.map((cell) => [JSON.stringify(cell.keys), cell])),
  }));
  const keys = isTimeStep(step)
    ? stepsOf(step, days).map((key) => [key])
    : [...new Set(periods.flatMap(({ cells }) => [...cells.keys()]))].map(
        (key) => JSON.parse(key) as (string | null)[],
      );
  const rows = keys.map((key) => ({
    keys: key,
    values: ranges(periods.map(({ find, cells }) => cells.get(JSON.stringify(find(key))))),
  }));
  return { totals, rows };
}
