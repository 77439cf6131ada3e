import type { SharedReport } from '@earshot/core/report-links/report-links.api.ts';
import { measureOf } from '@earshot/core/reports/measures.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import type { GivenThing } from '../blocks/given-things.ts';
import type { RuleThing } from '../blocks/use-measured-things.ts';

type SharedBlock = SharedReport['run']['blocks'][number];
type SharedRow = SharedBlock['totals'];

/** Blocks as the page draws them; none of their numbers opens anything. */
export function blocksOfShared({ report, run }: SharedReport): { block: Block; counted: ReportBlock }[] {
  return report.blocks.flatMap((block, at) => {
    const counted = run.blocks[at];
    return counted === undefined ? [] : [{ block: { ...block, filters: {} }, counted: openless(counted) }];
  });
}

const openless = ({ rows, sums, totals, ...block }: SharedBlock): ReportBlock => ({
  ...block,
  rows: rows.map(rowOf),
  sums: sums.map((some) => some.map(rowOf)),
  totals: rowOf(totals),
});

const rowOf = (row: SharedRow): ReportRow => ({
  ...row,
  values: row.values.map((value) => ({ ...value, open: null })),
});

/** What the measures are of, by the kind of rule. */
export function thingsOfShared({ things }: SharedReport): Partial<Record<RuleThing, GivenThing[]>> {
  const given: Partial<Record<RuleThing, GivenThing[]>> = {};
  for (const { name, of, title, currency } of things) {
    const thing = measureOf(name as Parameters<typeof measureOf>[0]).of;
    if (thing === null || thing === 'metric' || thing === 'emotion' || thing === 'field') continue;
    given[thing] = [...(given[thing] ?? []), { id: of, name: title, currency }];
  }
  return given;
}
