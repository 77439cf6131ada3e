import { type Bounds, z80 } from '../agreement/wilson-interval.ts';

/** How good a classifier was when it had learned from so many examples. */
export type CurvePoint = { n: number; accuracy: number };

/** How much more a number of examples would likely bring. */
export type Forecast = Bounds & { gain: number };

/** With fewer points any curve would do. */
const fewestPoints = 3;

/**
 * What more examples would likely bring, by the law that mistakes grow fewer with a power of the examples (Figueroa, Zeng-Treitler,
 * Kandula and Ngo 2012), with 80 % bounds from how far the points lie from it. Null where there are too few points, or where more
 * examples did not help: then nothing can be promised.
 */
export function forecast(points: readonly CurvePoint[], more: number): Forecast | null {
  const known = points.filter(({ n, accuracy }) => n > 0 && accuracy < 1);
  const last = known.at(-1);
  if (last === undefined || new Set(known.map(({ n }) => n)).size < fewestPoints) return null;
  const lines = known.map(({ n, accuracy }) => ({ x: Math.log(n), y: Math.log(1 - accuracy) }));
  const [meanX, meanY] = [meanOf(lines.map(({ x }) => x)), meanOf(lines.map(({ y }) => y))];
  const spread = lines.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = lines.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  if (slope >= 0) return null;
  const rest = lines.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const deviation = Math.sqrt(rest / Math.max(1, lines.length - 2) / spread);
  const mistakes = Math.exp(meanY + slope * (Math.log(last.n) - meanX));
  const gainOf = (power: number) => Math.max(0, mistakes * (1 - ((last.n + more) / last.n) ** power));
  return {
    gain: gainOf(slope),
    low: gainOf(Math.min(0, slope + z80 * deviation)),
    high: gainOf(slope - z80 * deviation),
  };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
