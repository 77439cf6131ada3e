/** What a scale goes from and to. */
export type Bounds = { low: number; high: number };

/** Where a value stands between the bounds, 0 … 1. */
export function placeOf(value: number, { low, high }: Bounds): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
