/**
 * Solves A·x = b for a positive definite A, of which only products with vectors are known (Hestenes and Stiefel 1952), until what
 * is missing is `tolerance` of what was at first.
 */
export function solve(
  times: (vector: Float64Array) => Float64Array,
  b: Float64Array,
  tolerance: number,
): Float64Array {
  const x = new Float64Array(b.length);
  const rest = Float64Array.from(b);
  const direction = Float64Array.from(b);
  let size = dot(rest, rest);
  const enough = size * tolerance * tolerance;
  for (let round = 0; round < 2 * b.length && size > enough; round += 1) {
    const moved = times(direction);
    const step = size / dot(direction, moved);
    addTo(x, step, direction);
    addTo(rest, -step, moved);
    const next = dot(rest, rest);
    for (let i = 0; i < b.length; i += 1) direction[i] = (rest[i] ?? 0) + (next / size) * (direction[i] ?? 0);
    size = next;
  }
  return x;
}

/** The inner product of two vectors of one length. */
export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** Adds `factor` times a vector to `sum`. */
export function addTo(sum: Float64Array, factor: number, vector: Float64Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + factor * (vector[i] ?? 0);
}
