import { product, type SparseRow } from './sparse-row.ts';

/** Answers with `bias` and a weight for each feature: above 0 it leans to yes. */
export type LinearModel = { bias: number; weights: ArrayLike<number> };

/** What a model makes of an example, as a logit. */
export function scoreOf(model: LinearModel, row: SparseRow): number {
  return model.bias + product(row, model.weights);
}

/** A logit as a probability, 0 … 1. */
export function probabilityOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
