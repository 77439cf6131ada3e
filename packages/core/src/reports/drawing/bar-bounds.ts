import type { Bounds } from '../../bounds.ts';
import type { ReportRow } from '../reports.api.ts';
import { valueAt } from './drawn.ts';

/** From nothing to the longest of what is drawn. */
export function boundsOfBars(rows: readonly ReportRow[], at: number): Bounds {
  const drawn = rows.flatMap((row) => {
    const value = valueAt(row, at);
    return value === undefined ? [] : [value.value, value.low, value.high, value.before?.value ?? null];
  });
  const known = drawn.filter((one) => one !== null);
  const low = Math.min(0, ...known);
  return { low, high: Math.max(low + 1e-9, ...known) };
}
