import { measureOf } from '../measures.ts';
import type { ReportRow } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
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

/** How much of a colour lies over the card, in percent: of the brand where nothing is judged, else of good or bad. */
export type Shade = { of: 'brand' | 'good' | 'bad'; percent: number };

const mostShade_percent = 42;

/** The colour behind a cell, as far into it as its value goes. */
export function shadeOf({ depth, isJudged }: Tone): Shade {
  const percent = (least: number, share: number) => Math.round(least + share * (mostShade_percent - least));
  if (!isJudged) return { of: 'brand', percent: percent(6, depth) };
  return { of: depth >= 0 ? 'good' : 'bad', percent: percent(4, Math.abs(depth)) };
}

/** The steps of a legend from the lowest number on; where less is better that is the best. */
export function legendTones({ middle }: Scale, { name }: Pick<Measure, 'name'>): Tone[] {
  if (middle === null) return [0, 0.25, 0.5, 0.75, 1].map((depth) => ({ depth, isJudged: false }));
  const isTurned = measureOf(name).better === 'low';
  return [-1, -0.5, 0, 0.5, 1].map((depth) => ({ depth: isTurned ? 0 - depth : depth, isJudged: true }));
}
