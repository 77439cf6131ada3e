import { measureOf } from '@earshot/core/reports/measures.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import type { Grid } from './grid.ts';
import { trustOf } from './trust.ts';

/** −1 the worst … 1 the best where one way is better, else 0 least … 1 most. */
export type Tone = { depth: number; isJudged: boolean };
export type Scale = { low: number; high: number; middle: number | null };

/** What the cells span that say enough; null where none does. */
export function scaleOf(grid: Grid, measure: Measure, at: number, total: number | null): Scale | null {
  const told = grid.rows.flatMap((row) =>
    grid.columns.flatMap((column) => {
      const value = grid.cellOf(row, column)?.values[at];
      const trust = value === undefined ? 'none' : trustOf(measure, value);
      return value === undefined || value.value === null || trust === 'few' ? [] : [value.value];
    }),
  );
  if (told.length === 0) return null;
  const isJudged = measureOf(measure.name).better !== undefined && total !== null;
  return { low: Math.min(...told), high: Math.max(...told), middle: isJudged ? total : null };
}

/** How a cell is coloured; of few calls not at all. */
export function toneOf(
  cell: ReportRow | undefined,
  measure: Measure,
  at: number,
  scale: Scale | null,
): Tone | null {
  const value = cell?.values[at];
  if (value === undefined || value.value === null || scale === null || trustOf(measure, value) === 'few')
    return null;
  const { low, high, middle } = scale;
  if (middle === null)
    return { depth: high === low ? 0.5 : (value.value - low) / (high - low), isJudged: false };
  const side = value.value >= middle ? high - middle : middle - low;
  const away = side === 0 || high === low ? 0 : (value.value - middle) / side;
  return { depth: measureOf(measure.name).better === 'low' ? -away : away, isJudged: true };
}

/** The colour behind a cell, as far into it as its value goes. */
export function backgroundOf({ depth, isJudged }: Tone): string {
  const most = 42;
  if (!isJudged) return mixed('--primary', 6 + depth * (most - 6));
  return mixed(depth >= 0 ? '--ab' : '--bad', 4 + Math.abs(depth) * (most - 4));
}

const mixed = (colour: string, percent: number): string =>
  `color-mix(in srgb, var(${colour}) ${Math.round(percent)}%, var(--surface))`;
