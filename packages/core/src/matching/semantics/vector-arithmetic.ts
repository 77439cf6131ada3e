import { dimensions } from './word-vectors.ts';

/** Adds `factor` times a vector to a sum. */
export function add(sum: Float32Array, vector: Float32Array, factor: number): void {
  for (let d = 0; d < dimensions; d += 1) sum[d] = (sum[d] ?? 0) + factor * (vector[d] ?? 0);
}

/** The scalar product: the cosine, where both are as long as one. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += (one[d] ?? 0) * (other[d] ?? 0);
  return sum;
}

/** Makes a vector as long as one; returns how long it was. */
export function normalise(vector: Float32Array): number {
  const length = Math.sqrt(dot(vector, vector));
  if (length < 1e-9) return 0;
  for (let d = 0; d < dimensions; d += 1) vector[d] = (vector[d] ?? 0) / length;
  return length;
}
