import type { Bounds } from '../../bounds.ts';
import { measureOf } from '../measures.ts';
import type { Measure } from '../reports.ts';

/** How much room there is beyond what is drawn. */
const room = 1.45;

/** What a track under a number goes from and to: a share ends with all calls. */
export function boundsOfTrack(measure: Measure, value: number, { low, high }: Bounds): Bounds {
  const least = Math.min(0, value, low) * room;
  const most = Math.max(value, high) * room;
  const isShare = measureOf(measure.name).kind === 'share' && measure.share;
  return { low: least, high: Math.max(least + 1e-9, isShare ? Math.min(1, most) : most) };
}
