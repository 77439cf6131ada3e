import { z } from 'zod';
import type { StepResult } from '../wording/apply-script.ts';
import { Saying } from '../wording/saying.ts';

/** Bars of the histogram, each as wide as the others from 0 to 1. */
export const closenessBars = 20;

/** How close a wording comes to what was said in past calls. */
export const Closeness = z.object({
  days: z.int(),
  /** Calls of these days, and how many of them, the newest, were looked at. */
  total: z.int(),
  looked_at: z.int(),
  said: z.int(),
  /** Somebody should listen; these are no part of the share. */
  unsure: z.int(),
  not_said: z.int(),
  /** Nobody can know; these are in no bar. */
  unknown: z.int(),
  /** Calls by how close the closest place comes; the last bar holds 1, too. */
  histogram: z.array(z.int()).length(closenessBars),
  /** In how many calls each variation was the one that was said, in their order. */
  variations: z.array(z.int()),
  /** Of the newest calls that are unsure the place that comes closest. */
  near: z.array(
    z.object({
      file_id: z.string(),
      name: z.string(),
      operator: z.string().nullable(),
      started_at: z.string(),
      saying: Saying,
    }),
  ),
});
export type Closeness = z.infer<typeof Closeness>;

/** Near misses that are shown. */
export const mostNear = 20;

export const emptyCloseness = (days: number, total: number, variations: number): Closeness => ({
  days,
  total,
  looked_at: 0,
  said: 0,
  unsure: 0,
  not_said: 0,
  unknown: 0,
  histogram: Array.from({ length: closenessBars }, () => 0),
  variations: Array.from({ length: variations }, () => 0),
  near: [],
});

/**
 * Adds one call to a sum, which is changed. `loosely`: the closeness of its closest place where nothing came near enough to be unsure.
 */
export function addCloseness(
  sum: Closeness,
  call: Omit<Closeness['near'][number], 'saying'>,
  { outcome, closeness, sayings }: StepResult,
  loosely: number,
): void {
  if (outcome === 'not_applicable') {
    sum.unknown += 1;
    return;
  }
  sum[outcome] += 1;
  const shown = outcome === 'not_said' ? loosely : closeness;
  const bar = Math.min(closenessBars - 1, Math.floor(shown * closenessBars));
  sum.histogram[bar] = (sum.histogram[bar] ?? 0) + 1;
  const counted = sayings.filter(({ is_said }) => is_said === (outcome === 'said'));
  const closest = counted.toSorted((one, other) => other.closeness - one.closeness)[0];
  if (closest === undefined) return;
  if (outcome === 'said') sum.variations[closest.variation] = (sum.variations[closest.variation] ?? 0) + 1;
  else if (sum.near.length < mostNear) sum.near.push({ ...call, saying: closest });
}
