import { median } from '../median.ts';
import { type AlertClock, alertTurns } from './turns.ts';

/** From a moment, which does not belong to it, to another, which does. */
export type Stretch = { from: Date; to: Date };

/** Stretches that the present one is held against. */
export const mostStretches = 14;
/** With fewer nobody knows what is usual. */
export const leastStretches = 5;

const dayMs = 86_400_000;
/** Turns of a day, and days of a turn at most. */
const [mostADay, longestDays] = [4, 8];

/**
 * Stretches like the one that ends with `turn`: they end at the same time of day, are as many turns long and lie before it, the
 * newest first. None begins before `knownSince`, as what lies there was not watched.
 */
export function stretchesBefore(clock: AlertClock, { from, to }: Stretch, knownSince: Date): Stretch[] {
  const long = Math.max(1, alertTurns(clock, from, to).length);
  const inDay = clock.period === '4_a_day' ? mostADay : clock.period === '2_a_day' ? 2 : 1;
  const step = Math.ceil(long / inDay) * inDay;
  const reach = (mostStretches * step + long + 1) * (inDay === 1 ? longestDays : 1) + 1;
  const earliest = Math.max(knownSince.getTime() - 1, to.getTime() - reach * dayMs);
  const turns = alertTurns(clock, new Date(earliest), to);
  const stretches: Stretch[] = [];
  for (let at = turns.length - 1 - step; at - long >= 0 && stretches.length < mostStretches; at -= step) {
    const [start, end] = [turns[at - long], turns[at]];
    if (start !== undefined && end !== undefined) stretches.push({ from: start, to: end });
  }
  return stretches;
}

/** What is usual: the value in the middle, and the middle half around it. */
export type Usual = { middle: number; low: number; high: number };

/** Null where there are too few to tell. */
export function usualOf(counts: readonly number[]): Usual | null {
  if (counts.length < leastStretches) return null;
  const sorted = counts.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? 0;
  return {
    middle: Math.round(median(counts) ?? 0),
    low: at(Math.floor((sorted.length - 1) / 4)),
    high: at(Math.ceil(((sorted.length - 1) * 3) / 4)),
  };
}

/** Whether a count is more or less than usual, or neither. */
export function standingOf(
  count: number,
  { low, high }: Pick<Usual, 'low' | 'high'>,
): 'above' | 'below' | 'within' {
  return count > high ? 'above' : count < low ? 'below' : 'within';
}
