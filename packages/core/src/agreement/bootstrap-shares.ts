import { bootstrapCounts, countPlaces, tellingBounds } from './bootstrap-interval.ts';
import { type Bounds, wilsonInterval } from './wilson-interval.ts';

/** Statistics of how often each place stands in units that were drawn. */
type Statistics = (counts: Int32Array) => readonly (number | null)[];

/**
 * The bounds of `bootstrapCounts`, 95 %, where draws tell something. Where they do not, as when nothing was wrong, a share has Wilson's
 * bounds, of as many units as say something of it by themselves, and anything else (`isShare` is false for it) has none.
 */
export function bootstrapShares(
  units: readonly (readonly number[])[],
  kinds: number,
  statistics: Statistics,
  { seed, isShare = () => true }: { seed: number; isShare?: (statistic: number) => boolean },
): (Bounds | null)[] {
  const values = statistics(countPlaces(units, kinds));
  const drawn = bootstrapCounts(units, kinds, statistics, { seed });
  const telling = drawn.map(tellingBounds);
  const told = telling.includes(null) ? unitsOfEach(units, kinds, statistics) : [];
  return values.map((value, at) => {
    const bounds = telling[at] ?? null;
    if (bounds !== null) return bounds;
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
