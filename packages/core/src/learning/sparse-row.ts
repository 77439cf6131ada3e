/** Features of one example: the places of those that are not 0, and their values. */
export type SparseRow = { at: readonly number[]; value: readonly number[] };

/** What examples with few features, all of which are mostly there, look like as a row. */
export function denseRow(values: readonly number[]): SparseRow {
  return { at: [...values.keys()], value: values };
}

/** The sum of features times weights; a feature without a weight counts nothing. */
export function product({ at, value }: SparseRow, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < at.length; i += 1) sum += (value[i] ?? 0) * (weights[at[i] ?? 0] ?? 0);
  return sum;
}
