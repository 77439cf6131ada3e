import { measureOf } from '../measures.ts';
import type { ReportRow, ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import type { Grid } from './grid.ts';

export type Part = { column: ReportRow | null; size: number; value: ReportValue | undefined };
export type Stack = { row: ReportRow; parts: Part[]; size: number };

/** More colours than these cannot be told apart. */
const mostParts = 7;

/** Of what can be added up the amount itself; of shares and means how many calls. */
export function sizeOf({ name, stat }: Measure, value: ReportValue | undefined): number {
  if (value === undefined) return 0;
  const { kind } = measureOf(name);
  if (kind === 'sum' || (kind === 'number' && stat === 'sum')) return Math.max(0, value.value ?? 0);
  return value.hits ?? value.n;
}

/** Each row in its parts, the longest tells how long all are; the smallest columns are one part together. */
export function stacksOf(
  grid: Grid,
  measure: Measure,
  at: number,
): { columns: (ReportRow | null)[]; stacks: Stack[] } {
  const sorted = grid.columns.length > mostParts + 1 ? bySize(grid, measure, at) : grid.columns;
  const isWhole = sorted.length <= mostParts + 1;
  const shown = isWhole ? sorted : sorted.slice(0, mostParts);
  const stacks = grid.rows.map((row): Stack => {
    const parts: Part[] = shown.map((column) => {
      const value = grid.cellOf(row, column)?.values[at];
      return { column, value, size: sizeOf(measure, value) };
    });
    const rest = sorted
      .slice(shown.length)
      .reduce((sum, column) => sum + sizeOf(measure, grid.cellOf(row, column)?.values[at]), 0);
    if (!isWhole) parts.push({ column: null, value: undefined, size: rest });
    return { row, parts, size: parts.reduce((sum, { size }) => sum + size, 0) };
  });
  return { columns: isWhole ? shown : [...shown, null], stacks };
}

const bySize = ({ columns }: Grid, measure: Measure, at: number): ReportRow[] =>
  columns.toSorted((one, other) => sizeOf(measure, other.values[at]) - sizeOf(measure, one.values[at]));
