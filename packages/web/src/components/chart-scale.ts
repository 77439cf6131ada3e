import { roundStep } from '@earshot/core/round-step.ts';

/** Round numbers from 0 to at least the highest value, three or four of them; whole ones, as they count things. */
export function countTicks(highest: number): number[] {
  const step = Math.max(1, Math.ceil(roundStep(Math.max(1, highest) / 3)));
  const count = Math.ceil(Math.max(1, highest) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Round bounds around values that may be below 0, whose middle has one digit after the point at most; null where there are none. */
export function lineBounds(values: readonly (number | null)[]): [number, number] | null {
  const there = values.filter((value) => value !== null);
  if (there.length === 0) return null;
  const [low, high] = [Math.min(0, ...there), Math.max(0, ...there)];
  const size = Math.max(1, high - low);
  const step = Math.max(1, 10 ** Math.floor(Math.log10(size)) / 2);
  const bounds: [number, number] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return bounds[0] === bounds[1] ? [bounds[0], bounds[1] + step] : bounds;
}
