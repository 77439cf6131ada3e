import { type Cohort, cohortOf, stepsAfter } from '../cohort.ts';
import type { CohortWord } from '../cohort-words.ts';
import type { ReportBlock, ReportRow } from '../reports.api.ts';
import { type Block, isOfCalls, type Measure } from '../reports.ts';
import { type Scale, scaleOf, type Tone, toneOf } from './cell-tone.ts';
import type { Grid } from './grid.ts';

/** Cohorts as rows, and as columns how many steps later it is; the values of a column are those over all cohorts. */
export type CohortGrid = Grid & {
  cohort: Cohort;
  sizeOf: (row: ReportRow) => number;
  /** Whether the step of a cell is not over. */
  isOpen: (row: ReportRow, column: ReportRow) => boolean;
  scale: Scale | null;
  toneOf: (row: ReportRow, column: ReportRow) => Tone | null;
};

/** What a block of cohorts comes to; undefined of any other block. */
export function cohortGridOf(counted: ReportBlock, block: Block, measure: Measure): CohortGrid | undefined {
  const cohort = cohortOf(block.by);
  const { rows, sums, cohort: known, count, totals } = counted;
  if (cohort === null || known === undefined) return undefined;
  const [firsts = [], steps = []] = sums;
  const cells = new Map(rows.map((row) => [row.keys.join(' '), row]));
  const over = new Map(steps.map((row) => [row.keys[0], row]));
  const afters = [...new Set(rows.map(({ keys: [, after = null] }) => after))];
  const columns = afters.map(
    (after): ReportRow => over.get(after) ?? { keys: [after], labels: [null], calls: 0, values: [] },
  );
  const grid: Grid = {
    rows: firsts,
    columns,
    cellOf: (row, column) => cells.get(`${row.keys[0]} ${column.keys[0]}`),
    all: { rows: count, columns: columns.length },
  };
  // Where everybody has begun all of them called: beside that nothing would be told apart.
  const isBegun = (column: ReportRow) => !isOfCalls(measure) && column.keys[0] === '0';
  const compared = { ...grid, columns: columns.filter((column) => !isBegun(column)) };
  const scale = scaleOf(compared, measure, 0, totals.values[0]?.value ?? null);
  return {
    ...grid,
    cohort,
    sizeOf: (row) => known.sizes[firsts.indexOf(row)] ?? 0,
    isOpen: ({ keys: [first] }, { keys: [after] }) =>
      known.under_way !== null &&
      stepsAfter(cohort.step, first ?? known.under_way, Number(after)) === known.under_way,
    scale,
    toneOf: (row, column) => {
      const tone = toneOf(grid.cellOf(row, column), measure, 0, scale);
      return tone === null ? null : { ...tone, depth: Math.max(-1, Math.min(1, tone.depth)) };
    },
  };
}

/** Whose calls are left out as they began before the cohorts; null where there are none. */
export function earlierOf(
  { by, draw }: Block,
  { cohort: known }: ReportBlock,
): { word: CohortWord; calls: number } | null {
  const cohort = draw === 'cohort' ? cohortOf(by) : null;
  if (cohort === null || known === undefined || known.earlier <= 0) return null;
  return { word: `earlier_${cohort.who}`, calls: known.earlier };
}

/** Why there are no cohorts; null where there are some. */
export function nobodyWord(block: Block, { count, cohort: known }: ReportBlock): CohortWord | null {
  const cohort = cohortOf(block.by);
  if (cohort === null || known === undefined) return null;
  if (count === 0) return `none_${cohort.step}`;
  return known.sizes.every((size) => size === 0) ? `nobody_${cohort.who}` : null;
}
