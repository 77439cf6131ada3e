/** What one feature is like over the examples a model was made of. */
export type Scale = { mean: number; deviation: number };

/** Mean and standard deviation (n) of each feature; what is not known (null) is left out. */
export function scalesOf(rows: readonly (readonly (number | null)[])[]): Scale[] {
  return Array.from(rows[0] ?? [], (_, feature) => {
    const known = rows.map((row) => row[feature] ?? null).filter((value) => value !== null);
    const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
    const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length);
    return { mean, deviation: Math.sqrt(variance) };
  });
}

/** Nothing is taken for more unusual than this: examples are few, and one of them must not decide alone. */
const mostDeviations = 3;

/**
 * How many standard deviations a value lies from the mean, within −3 … 3. 0 where it is not known, and where the feature was the same
 * in all examples.
 */
export function standardise(value: number | null, { mean, deviation }: Scale): number {
  if (value === null || deviation < 1e-9) return 0;
  return Math.max(-mostDeviations, Math.min(mostDeviations, (value - mean) / deviation));
}
