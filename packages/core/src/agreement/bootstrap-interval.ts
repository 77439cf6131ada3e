import { generator } from '../random.ts';
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
  const found = drawn.filter((value) => value !== null).sort((one, other) => one - other);
  if (found.length * 2 < draws || found.length === 0) return null;
  const left = (1 - confidence) / 2;
  return { low: quantile(found, left), high: quantile(found, 1 - left) };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
