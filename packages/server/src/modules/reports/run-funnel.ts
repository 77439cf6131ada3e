import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import { filtersOf } from '@earshot/core/reports/measures.ts';
import type { ReportBlock, ReportValue } from '@earshot/core/reports/reports.api.ts';
import { type Block, callsCounted } from '@earshot/core/reports/reports.ts';

/**
 * The calls that are left after each step: those of the step before for which the measure holds, too. `n` of a step is how many
 * calls came to it. `run` counts a block.
 */
export async function runFunnel(
  block: Block,
  run: (block: Block) => Promise<ReportBlock>,
): Promise<ReportBlock> {
  const counting = { ...block, measures: [callsCounted], by: [], draw: 'number' as const };
  const all = await run(counting);
  const values: ReportValue[] = [];
  let { filters } = block;
  let ms = all.ms;
  for (const { name, of } of block.measures) {
    filters = joinFilters(filters, filtersOf(name, of).hit);
    const step = await run({ ...counting, filters });
    const [value] = step.totals.values;
    if (value === undefined) throw new Error('A step without a number');
    values.push({ ...value, n: values.at(-1)?.hits ?? all.totals.calls });
    ms += step.ms;
  }
  return { ...all, totals: { ...all.totals, values }, left_out: null, adds_up: true, ms };
}
