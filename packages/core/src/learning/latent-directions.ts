import { normalDraw } from '../random.ts';
import { type RowTable, rowCount } from './row-table.ts';

/** Directions in which rows differ most: `vectors[feature × count + direction]`, of length 1 and at right angles. */
export type LatentDirections = { count: number; vectors: Float32Array };

/** So many more are looked for than are wanted, and so often rows are gone through (Halko, Martinsson and Tropp 2011, §4.5). */
const beyond = 10;
const rounds = 2;

/**
 * The first `count` right singular vectors of rows, by a randomised range finder: what is said together in texts lies in one direction
 * (latent semantic analysis, Deerwester et al. 1990). Fewer where there are fewer rows. Yields what part is done.
 */
export function* latentDirections(
  rows: RowTable,
  { features, count, random }: { features: number; count: number; random: () => number },
): Generator<number, LatentDirections> {
  const width = Math.min(count + beyond, rowCount(rows), features);
  const kept = Math.min(count, width);
  const steps = 2 * rounds + 3;
  let of: Float32Array = Float32Array.from({ length: features * width }, () => normalDraw(random));
  let over: Float32Array = new Float32Array(0);
  for (let round = 0; round <= rounds; round += 1) {
    over = rowsTimes(rows, of, width);
    orthonormalise(over, rowCount(rows), width);
    yield (2 * round + 1) / steps;
    of = transposedTimes(rows, over, features, width);
    yield (2 * round + 2) / steps;
  }
  const { vectors, order } = eigenvectors(gram(of, features, width), width);
  const turned = new Float32Array(features * kept);
  const lengths = new Float64Array(kept);
  for (let feature = 0; feature < features; feature += 1)
    for (let at = 0; at < kept; at += 1) {
      const column = order[at] as number;
      let sum = 0;
      for (let i = 0; i < width; i += 1)
        sum += (of[feature * width + i] as number) * (vectors[i * width + column] as number);
      turned[feature * kept + at] = sum;
      lengths[at] = (lengths[at] as number) + sum * sum;
    }
  for (let place = 0; place < turned.length; place += 1) {
    const length = Math.sqrt(lengths[place % kept] as number);
    turned[place] = length < 1e-9 ? 0 : (turned[place] as number) / length;
  }
  return { count: kept, vectors: turned };
}

/** Rows in these directions, each of length 1 (or 0), one after the other. */
export function projected(rows: RowTable, { count, vectors }: LatentDirections): Float32Array {
  const found = rowsTimes(rows, vectors, count);
  for (let from = 0; from < found.length; from += count) {
    let length = 0;
    for (let i = from; i < from + count; i += 1) length += (found[i] as number) ** 2;
    const factor = length < 1e-12 ? 0 : 1 / Math.sqrt(length);
    for (let i = from; i < from + count; i += 1) found[i] = (found[i] as number) * factor;
  }
  return found;
}

/** Rows times a matrix that has a line for each feature: a line for each row. */
function rowsTimes(rows: RowTable, of: Float32Array, width: number): Float32Array {
  const made = new Float32Array(rowCount(rows) * width);
  eachEntry(rows, (row, feature, value) => addLine(made, row * width, of, feature * width, width, value));
  return made;
}

/** Rows, turned, times a matrix that has a line for each of them: a line for each feature. */
function transposedTimes(rows: RowTable, of: Float32Array, features: number, width: number): Float32Array {
  const made = new Float32Array(features * width);
  eachEntry(rows, (row, feature, value) => addLine(made, feature * width, of, row * width, width, value));
  return made;
}

function eachEntry(rows: RowTable, tell: (row: number, feature: number, value: number) => void): void {
  const { starts, at, values } = rows;
  for (let row = 0; row < rowCount(rows); row += 1)
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i += 1)
      tell(row, at[i] as number, values[i] as number);
}

/** Adds a line of one matrix, times a factor, to a line of another; both are named by where they begin. */
function addLine(
  sum: Float32Array,
  to: number,
  of: Float32Array,
  from: number,
  width: number,
  factor: number,
): void {
  for (let j = 0; j < width; j += 1)
    sum[to + j] = (sum[to + j] as number) + factor * (of[from + j] as number);
}

/** Makes columns of length 1 and at right angles, by Cholesky's decomposition of their products, twice (Yamamoto et al. 2015). */
function orthonormalise(matrix: Float32Array, rows: number, width: number): void {
  for (let pass = 0; pass < 2; pass += 1) {
    const inverse = invertedCholesky(gram(matrix, rows, width), width);
    const row = new Float64Array(width);
    for (let from = 0; from < rows * width; from += width) {
      for (let j = 0; j < width; j += 1) {
        let sum = 0;
        for (let i = 0; i <= j; i += 1)
          sum += (matrix[from + i] as number) * (inverse[j * width + i] as number);
        row[j] = sum;
      }
      matrix.set(row, from);
    }
  }
}

/** Products of all pairs of columns. */
function gram(matrix: Float32Array, rows: number, width: number): Float64Array {
  const products = new Float64Array(width * width);
  for (let from = 0; from < rows * width; from += width)
    for (let i = 0; i < width; i += 1) {
      const value = matrix[from + i] as number;
      if (value === 0) continue;
      for (let j = i; j < width; j += 1)
        products[i * width + j] = (products[i * width + j] as number) + value * (matrix[from + j] as number);
    }
  for (let i = 0; i < width; i += 1)
    for (let j = 0; j < i; j += 1) products[i * width + j] = products[j * width + i] as number;
  return products;
}

/** The inverse of the lower triangle L with L·Lᵀ = `products`; a column that is made of others comes to nothing. */
function invertedCholesky(products: Float64Array, width: number): Float64Array {
  const lower = new Float64Array(width * width);
  for (let i = 0; i < width; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = products[i * width + j] as number;
      for (let k = 0; k < j; k += 1)
        sum -= (lower[i * width + k] as number) * (lower[j * width + k] as number);
      if (i !== j)
        lower[i * width + j] =
          (lower[j * width + j] as number) === 0 ? 0 : sum / (lower[j * width + j] as number);
      else lower[i * width + i] = sum > 1e-10 * (products[i * width + i] as number) ? Math.sqrt(sum) : 0;
    }
  const inverse = new Float64Array(width * width);
  for (let i = 0; i < width; i += 1) {
    const pivot = lower[i * width + i] as number;
    if (pivot === 0) continue;
    inverse[i * width + i] = 1 / pivot;
    for (let j = 0; j < i; j += 1) {
      let sum = 0;
      for (let k = j; k < i; k += 1)
        sum -= (lower[i * width + k] as number) * (inverse[k * width + j] as number);
      inverse[i * width + j] = sum / pivot;
    }
  }
  return inverse;
}

/** Eigenvectors of a symmetric matrix, in columns, and the order of their eigenvalues from the greatest, by Jacobi's turns. */
function eigenvectors(matrix: Float64Array, width: number): { vectors: Float64Array; order: number[] } {
  const vectors = new Float64Array(width * width);
  for (let i = 0; i < width; i += 1) vectors[i * width + i] = 1;
  const trace = diagonal(matrix, width).reduce((sum, value) => sum + Math.abs(value), 0);
  for (let sweep = 0; sweep < 30; sweep += 1) {
    let off = 0;
    for (let p = 0; p < width; p += 1)
      for (let q = p + 1; q < width; q += 1) {
        const value = Math.abs(matrix[p * width + q] as number);
        if (value <= 1e-14 * trace) continue;
        off += value;
        turn(matrix, vectors, width, p, q);
      }
    if (off <= 1e-9 * trace) break;
  }
  const values = diagonal(matrix, width);
  const order = [...values.keys()].sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  return { vectors, order };
}

const diagonal = (matrix: Float64Array, width: number) =>
  Array.from({ length: width }, (_, i) => matrix[i * width + i] as number);

/** One turn, after which two directions no longer go together (Golub and Van Loan, §8.5). */
function turn(matrix: Float64Array, vectors: Float64Array, width: number, p: number, q: number): void {
  const half =
    ((matrix[q * width + q] as number) - (matrix[p * width + p] as number)) /
    (2 * (matrix[p * width + q] as number));
  const t = Math.sign(half || 1) / (Math.abs(half) + Math.sqrt(half * half + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let i = 0; i < width; i += 1) {
    const [ip, iq] = [matrix[i * width + p] as number, matrix[i * width + q] as number];
    matrix[i * width + p] = c * ip - s * iq;
    matrix[i * width + q] = s * ip + c * iq;
  }
  for (let i = 0; i < width; i += 1) {
    const [pi, qi] = [matrix[p * width + i] as number, matrix[q * width + i] as number];
    matrix[p * width + i] = c * pi - s * qi;
    matrix[q * width + i] = s * pi + c * qi;
    const [vp, vq] = [vectors[i * width + p] as number, vectors[i * width + q] as number];
    vectors[i * width + p] = c * vp - s * vq;
    vectors[i * width + q] = s * vp + c * vq;
  }
}
