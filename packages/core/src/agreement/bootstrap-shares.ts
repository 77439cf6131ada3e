import { bootstrapCounts, countPlaces } from './bootstrap-interval.ts';
import { type Bounds, wilsonInterval } from './wilson-interval.ts';

/** Statistics of how often each place stands in units that were drawn. */
type Statistics = (counts: Int32Array) => readonly (number | null)[];

/**
 * The bounds of `bootstrapCounts`, 95 %, where draws tell something. Where every draw comes to the same, as when nothing was wrong or
 * there is one call, they would claim that nothing else is possible: a share then has Wilson's bounds, of as many units as say
 * something of it by themselves, and anything else (`isShare` is false for it) has none.
 */
export function bootstrapShares(
  units: readonly (readonly number[])[],
  kinds: number,
  statistics: Statistics,
  { seed, isShare = () => true }: { seed: number; isShare?: (statistic: number) => boolean },
): (Bounds | null)[] {
  const values = statistics(countPlaces(units, kinds));
  const drawn = bootstrapCounts(units, kinds, statistics, { seed });
  const isTelling = drawn.map((bounds) => bounds !== null && bounds.low < bounds.high);
  const told = isTelling.every((one) => one) ? [] : unitsOfEach(units, kinds, statistics);
  return values.map((value, at) => {
    if (isTelling[at]) return drawn[at] ?? null;
    if (value === null || drawn[at] == null || !isShare(at)) return null;
    return wilsonInterval(value, told[at] ?? 0);
  });
}

/** How many units say something of each statistic. */
function unitsOfEach(
  units: readonly (readonly number[])[],
  kinds: number,
  statistics: Statistics,
): readonly number[] {
  const told: number[] = [];
  for (const unit of units)
    for (const [at, value] of statistics(countPlaces([unit], kinds)).entries())
      told[at] = (told[at] ?? 0) + (value === null ? 0 : 1);
  return told;
}
