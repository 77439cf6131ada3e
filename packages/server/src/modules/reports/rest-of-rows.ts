import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import { type ByName, filtersOfKeys, fixedKeys, isTimeStep } from '@earshot/core/reports/by-what.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';

/**
 * The first rows of a block, as many as it shows, and what says nothing; the others all together as one more, where calls can be asked for
 * by all of their keys. `run` counts a block.
 */
export async function withRest(
  block: Block,
  counted: ReportBlock,
  run: (block: Block) => Promise<ReportBlock>,
): Promise<ReportBlock> {
  const [by] = block.by;
  if (by === undefined || block.by.length > 1 || isWhole(by)) return counted;
  const said = counted.rows.filter(({ keys: [key] }) => key !== null);
  const rest = said.slice(block.limit);
  if (rest.length === 0) return counted;
  const rows = [...said.slice(0, block.limit), ...counted.rows.filter(({ keys: [key] }) => key === null)];
  const filters = filtersOfKeys(
    by,
    rest.flatMap(({ keys: [key] }) => (key == null ? [] : [key])),
  );
  if (filters === null) return { ...counted, rows };
  const { totals, ms } = await run({
    ...block,
    by: [],
    draw: 'table',
    filters: joinFilters(block.filters, filters),
  });
  return { ...counted, rows, rest: { ...totals, keys: [null], labels: [null] }, ms: counted.ms + ms };
}

/** Times and what has a fixed number of keys are shown whole. */
const isWhole = (by: ByName): boolean => isTimeStep(by) || fixedKeys(by) !== null;
