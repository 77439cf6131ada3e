import { roundStep } from '../../round-step.ts';

/** Round numbers around what is drawn, three to six of them; what is counted begins at nothing. */
export function ticksOf(values: readonly (number | null)[], fromZero: boolean): number[] {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return [0, 1];
  // Where all is the same there is only nothing to see it against.
  const others = fromZero || new Set(known).size === 1 ? [0] : [];
  const [low, high] = [Math.min(...others, ...known), Math.max(...others, ...known)];
  const span = high - low || 1;
  // Of what is counted there are no halves.
  const isWhole = fromZero && known.every(Number.isInteger);
  const step = isWhole ? Math.max(1, Math.ceil(roundStep(span / 4))) : roundStep(span / 4);
  const [first, last] = [Math.floor(low / step), Math.ceil((low + span) / step)];
  // Multiplied, as sums of a tenth drift.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(10)));
}

/** Where a value stands between the first and the last tick, 0 … 1 from below. */
export function heightOf(value: number, ticks: readonly number[]): number {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return high === low ? 0 : (value - low) / (high - low);
}

/** Where the middle of a step stands, 0 … 1 from the left. */
export const middleOf = (at: number, count: number): number => (at + 0.5) / Math.max(1, count);

/** A point of a line, each 0 … 1: from the left, and from above. */
export type LinePoint = readonly [x: number, y: number];

/** The pieces of a line, broken where there is nothing to draw. */
export function piecesOf(values: readonly (number | null)[], ticks: readonly number[]): LinePoint[][] {
  const pieces: LinePoint[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) pieces.push([]);
    else pieces.at(-1)?.push([middleOf(at, values.length), 1 - heightOf(value, ticks)]);
  });
  return pieces.filter((piece) => piece.length > 0);
}

/** Points of a line in a box of 100 × 100, a text a piece. */
export const linesOf = (values: readonly (number | null)[], ticks: readonly number[]): string[] =>
  piecesOf(values, ticks).map((piece) =>
    piece.map(([x, y]) => `${(x * 100).toFixed(2)},${(y * 100).toFixed(2)}`).join(' '),
  );
