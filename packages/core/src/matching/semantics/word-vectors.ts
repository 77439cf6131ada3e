import { pairOf, type WordCounts } from './word-counts.ts';

/** 64 and 128 give the same average precision of pairs within 0.01. */
export const dimensions = 96;
/** A word said less often has a vector of chance. */
const leastPhrases = 3;
/** Each round brings the basis nearer to the leading eigenvectors; from a basis of before one is enough. */
const rounds = { fresh: 5, continued: 2 };
/** A little of chance beside what was known, so that new words and new directions can be found. */
const newcomers = 1e-3;
/** Each direction counts by its eigenvalue to this power. 0 to 1 give the same figures on a large vocabulary. */
const weighting = 0.5;
/** Levy, Goldberg and Dagan 2015: damps the preference for rare contexts. */
const smoothing = 0.75;

type Matrix = { size: number; rows: Int32Array; columns: Int32Array; values: Float32Array };

/**
 * Vectors of words from how much more often than by chance they stand together: the leading directions of that matrix by
 * subspace iteration. `before` has a row for each term known then; its rows are where the search starts. Deterministic.
 */
export function wordVectors(counts: WordCounts, before: Float32Array | null): Float32Array {
  const matrix = associations(counts);
  const basis = startingBasis(counts.terms, before);
  orthonormalise(basis, matrix.size);
  for (let round = 0; round < (before === null ? rounds.fresh : rounds.continued); round += 1) {
    basis.set(multiply(matrix, basis));
    orthonormalise(basis, matrix.size);
  }
  return weighted(basis, multiply(matrix, basis));
}

/** Without weights a small vocabulary had as many equal directions as words, and no two words were alike. */
function weighted(basis: Float32Array, product: Float32Array): Float32Array {
  const squares = new Float64Array(dimensions);
  for (const [at, value] of product.entries()) {
    const d = at % dimensions;
    squares[d] = (squares[d] ?? 0) + value * value;
  }
  return basis.map((value, at) => value * (squares[at % dimensions] ?? 0) ** (weighting / 2));
}

/** Positive pointwise mutual information. */
function associations({ pairs, terms, phrasesWith }: WordCounts): Matrix {
  const size = terms.length;
  const sums = new Float64Array(size);
  const isCounted = (place: number) => (phrasesWith[place] ?? 0) >= leastPhrases;
  const counted: [number, number, number][] = [];
  for (const [key, weight] of pairs) {
    const [one, other] = pairOf(key);
    if (!isCounted(one) || !isCounted(other)) continue;
    counted.push([one, other, weight]);
    sums[one] = (sums[one] ?? 0) + weight;
    sums[other] = (sums[other] ?? 0) + weight;
  }
  const smoothed = sums.map((sum) => sum ** smoothing);
  const all = smoothed.reduce((total, sum) => total + sum, 0);
  const edges = counted.filter((edge) => {
    const [one, other, weight] = edge;
    const byChance = Math.min(
      (sums[one] ?? 1) * (smoothed[other] ?? 1),
      (sums[other] ?? 1) * (smoothed[one] ?? 1),
    );
    edge[2] = Math.log((weight * all) / byChance);
    return edge[2] > 0;
  });
  return symmetric(size, edges);
}

function symmetric(size: number, edges: readonly (readonly [number, number, number])[]): Matrix {
  const rows = new Int32Array(size + 1);
  for (const [one, other] of edges) {
    rows[one + 1] = (rows[one + 1] ?? 0) + 1;
    rows[other + 1] = (rows[other + 1] ?? 0) + 1;
  }
  for (let row = 0; row < size; row += 1) rows[row + 1] = (rows[row + 1] ?? 0) + (rows[row] ?? 0);
  const next = rows.slice();
  const columns = new Int32Array(edges.length * 2);
  const values = new Float32Array(edges.length * 2);
  const put = (row: number, column: number, value: number) => {
    const at = next[row] ?? 0;
    next[row] = at + 1;
    columns[at] = column;
    values[at] = value;
  };
  for (const [one, other, value] of edges) {
    put(one, other, value);
    put(other, one, value);
  }
  return { size, rows, columns, values };
}

function multiply({ size, rows, columns, values }: Matrix, vectors: Float32Array): Float32Array {
  const product = new Float32Array(size * dimensions);
  for (let row = 0; row < size; row += 1) {
    const to = row * dimensions;
    for (let at = rows[row] ?? 0; at < (rows[row + 1] ?? 0); at += 1) {
      const from = (columns[at] ?? 0) * dimensions;
      const value = values[at] ?? 0;
      for (let d = 0; d < dimensions; d += 1)
        product[to + d] = (product[to + d] ?? 0) + value * (vectors[from + d] ?? 0);
    }
  }
  return product;
}

/** Gram and Schmidt, each direction twice, for 32 bits lose orthogonality. */
function orthonormalise(vectors: Float32Array, size: number): void {
  const column = new Float64Array(size);
  for (let d = 0; d < dimensions; d += 1) {
    for (let row = 0; row < size; row += 1) column[row] = vectors[row * dimensions + d] ?? 0;
    for (let pass = 0; pass < 2; pass += 1) {
      const shares = new Float64Array(d);
      for (let row = 0; row < size; row += 1)
        for (let e = 0; e < d; e += 1)
          shares[e] = (shares[e] ?? 0) + (column[row] ?? 0) * (vectors[row * dimensions + e] ?? 0);
      for (let row = 0; row < size; row += 1)
        for (let e = 0; e < d; e += 1)
          column[row] = (column[row] ?? 0) - (shares[e] ?? 0) * (vectors[row * dimensions + e] ?? 0);
    }
    const length = Math.sqrt(column.reduce((sum, value) => sum + value * value, 0));
    for (let row = 0; row < size; row += 1)
      vectors[row * dimensions + d] = length > 1e-9 ? (column[row] ?? 0) / length : 0;
  }
}

/** Where nothing is known of a word, numbers that follow from its spelling: the same in every run. */
function startingBasis(terms: readonly string[], before: Float32Array | null): Float32Array {
  const basis = before === null ? new Float32Array(terms.length * dimensions) : before.slice();
  for (const [place, term] of terms.entries()) {
    let state = 2_166_136_261;
    for (const letter of term) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    for (let d = 0; d < dimensions; d += 1) {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
      const chance = (state >>> 8) / 2 ** 23 - 1;
      basis[place * dimensions + d] =
        (basis[place * dimensions + d] ?? 0) + chance * (before === null ? 1 : newcomers);
    }
  }
  return basis;
}
