import { performance } from 'node:perf_hooks';
import { once } from '@earshot/core/matching/once.ts';
import { type Counted, countedNone } from '@earshot/core/reports/column-sums.ts';
import { filtersWithin } from '@earshot/core/reports/measures.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import { type Block, callsCounted, type Measure, type Stat } from '@earshot/core/reports/reports.ts';
import { startsOf } from '@earshot/core/reports/spread.ts';
import type { Ctx } from '../../platform/context.ts';
import { askMeasures } from './ask-measures.ts';
import { countSide } from './count-side.ts';
import { runBlock, type Sides } from './run-block.ts';
import type { Side } from './sides.ts';
import { presentValue } from './values.ts';

/**
 * How many calls have which numbers. The keys of a row are the number that it begins with, and the one that it ends before, null where it
 * does not end; the totals are the measure itself, the median, and below what nine tenths lie.
 */
export async function runSpread(ctx: Ctx, block: Block, { now, former }: Sides): Promise<ReportBlock> {
  const begun = performance.now();
  const [measure] = block.measures;
  if (measure === undefined) throw new Error('A distribution of nothing');
  const told = (stat: Stat): Measure => ({ ...measure, stat });
  const measures = [measure, told('median'), told('p90'), told('least'), told('most')];
  const all = await runBlock(ctx, { ...block, by: [], measures }, { now, former });
  const [median, p90, least, most] = all.totals.values.slice(1).map(({ value }) => value);
  const isKnown = median != null && p90 != null && least != null && most != null;
  const starts = isKnown ? startsOf({ median, p90, least, most }, measure) : [];
  const counted = await countBins(ctx, now, measure, starts);
  const before = former && (await countBins(ctx, former, measure, starts));
  const rows = starts.map((start, at): ReportRow => {
    const [key, next = null] = [String(start), starts[at + 1]];
    const own = counted.get(key) ?? countedNone;
    const within = filtersWithin(measure.name, measure.of, { from: start, below: next });
    if (within === null) throw new Error('A distribution whose calls cannot be asked for');
    const value = presentValue(callsCounted, own, {
      before: before === null ? undefined : (before.get(key) ?? null),
      filters: [now.filters, within],
      query: now.query,
    });
    return {
      keys: [key, next === null ? null : String(next)],
      labels: [null, null],
      calls: own.n,
      values: [value],
    };
  });
  return {
    ...all,
    rows,
    totals: { ...all.totals, values: all.totals.values.slice(0, 3) },
    count: rows.length,
    ms: Math.round((performance.now() - begun) * 10) / 10,
  };
}

/** How many calls of a side have a number in each of some bins, by the number that it begins with. */
async function countBins(
  ctx: Ctx,
  side: Side,
  measure: Measure,
  starts: readonly number[],
): Promise<Map<string | null, Counted>> {
  if (starts.length === 0) return new Map();
  const { counted } = await countSide(ctx, side, {
    groups: [[{ measure, starts }]],
    measures: [callsCounted],
    askedMeasures: once(() => askMeasures(ctx, [callsCounted])),
  });
  return new Map(counted[0]?.map(({ keys, counted: [own = countedNone] }) => [keys[0] ?? null, own]));
}
