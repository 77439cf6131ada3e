import { generator } from '../random.ts';
import { binomialDraw } from './binomial-draw.ts';
import type { Bounds } from './wilson-interval.ts';

const usualDraws = 1000;

/**
 * The percentile interval of a statistic (Efron 1979) over units that were drawn anew, with replacement: calls, or lists of calls
 * that belong together. Draws of which the statistic says nothing are left out; null where that is more than half of them.
 * `confidence` is 0 … 1; the same seed gives the same bounds.
 */
export function bootstrapInterval<Unit>(
  units: readonly Unit[],
  statistic: (drawn: readonly Unit[]) => number | null,
  { seed, draws = usualDraws, confidence = 0.95 }: { seed: number; draws?: number; confidence?: number },
): Bounds | null {
  const random = generator(seed);
  const drawn = Array.from({ length: draws }, () =>
    statistic(units.map(() => units[Math.floor(random() * units.length)] as Unit)),
  );
  return percentiles(drawn, confidence);
}

/**
 * The same of several statistics at once, where a unit is a list of places out of `kinds`, and all that they ask of a draw is how often
 * each place stands in it: `statistics` answers a value for each of them. Where many units are alike it is drawn how often each kind
 * of unit stands in a draw, which comes to the same; else the draws are those of `bootstrapInterval`.
 */
export function bootstrapCounts(
  units: readonly (readonly number[])[],
  kinds: number,
  statistics: (counts: Int32Array) => readonly (number | null)[],
  { seed, draws = usualDraws, confidence = 0.95 }: { seed: number; draws?: number; confidence?: number },
): (Bounds | null)[] {
  const random = generator(seed);
  const alike = Map.groupBy(units, (unit) => unit.join());
  const draw =
    alike.size * fewestAlike <= units.length
      ? drawnByKind([...alike.values()], units.length, random)
      : drawnOneByOne(units, random);
  const counts = new Int32Array(kinds);
  const drawn: (number | null)[][] = [];
  for (let at = 0; at < draws; at += 1) {
    counts.fill(0);
    draw(counts);
    for (const [name, value] of statistics(counts).entries()) {
      drawn[name] ??= [];
      drawn[name].push(value);
    }
  }
  return drawn.map((values) => percentiles(values, confidence));
}

/** Bounds where draws tell something: where every draw comes to the same, as of one unit, they claim that nothing else is possible. */
export const tellingBounds = (bounds: Bounds | null): Bounds | null =>
  bounds !== null && bounds.low < bounds.high ? bounds : null;

/** How often each place out of `kinds` stands in all of these units: what `statistics` is asked of the units as they are. */
export function countPlaces(units: readonly (readonly number[])[], kinds: number): Int32Array {
  const counts = new Int32Array(kinds);
  for (const place of units.flat()) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** From so many units of each kind on, in the mean, numbers of units are drawn and not units. */
const fewestAlike = 8;

type Draw = (counts: Int32Array) => void;

function drawnOneByOne(units: readonly (readonly number[])[], random: () => number): Draw {
  const n = units.length;
  // Flat lists of numbers: this is gone through a thousand times.
  const places = Int32Array.from(units.flat());
  const ends = new Int32Array(n);
  for (let at = 0, end = 0; at < n; at += 1) ends[at] = end += units[at]?.length ?? 0;
  return (counts) => {
    for (let left = n; left > 0; left -= 1) {
      const unit = Math.floor(random() * n);
      const end = ends[unit] as number;
      for (let at = unit === 0 ? 0 : (ends[unit - 1] as number); at < end; at += 1)
        (counts[places[at] as number] as number) += 1;
    }
  };
}

/** A multinomial draw: of what is left each kind takes a binomial share. */
function drawnByKind(
  groups: readonly (readonly (readonly number[])[])[],
  n: number,
  random: () => number,
): Draw {
  return (counts) => {
    let [left, total] = [n, n];
    for (const group of groups) {
      const taken = binomialDraw(left, group.length / total, random);
      for (const place of group[0] ?? []) (counts[place] as number) += taken;
      left -= taken;
      total -= group.length;
    }
  };
}

function percentiles(drawn: readonly (number | null)[], confidence: number): Bounds | null {
  const found = drawn.filter((value) => value !== null).sort((one, other) => one - other);
  if (found.length * 2 < drawn.length || found.length === 0) return null;
  const left = (1 - confidence) / 2;
  return { low: quantile(found, left), high: quantile(found, 1 - left) };
}

/** Below which number a share of these lies; between two of them in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
