import { isEdge, type MeasurePlan, sourceOf } from './count-plan.ts';
import { ranksAround } from './estimates.ts';
import { giveRow, takeRow } from './number-rows.ts';
import { putInPlace } from './put-in-place.ts';

/** What some calls come to for one measure: `hits` of a share, the others of a number; null where nothing is told of it. */
export type Counted = {
  n: number;
  hits: number;
  total: number | null;
  deviation: number | null;
  middle: number | null;
  /** Between which numbers the middle one lies in 95 of 100 samples. */
  low: number | null;
  high: number | null;
};

/** Of calls that are only counted, or have no number. */
export const untold = { total: null, deviation: null, middle: null, low: null, high: null } as const;
/** What no calls come to. */
export const countedNone: Counted = { ...untold, n: 0, hits: 0 };

/** Calls of a day, each beside the cell that it counts in; one that counts in several stands here as often. */
export type Entries = {
  calls: Int32Array;
  cells: Int32Array;
  /** Cells that there are, each of them below it. */
  cellCount: number;
};

/** What the calls of each cell come to for one measure, NaN being the number of a call that it is not of. */
export type Sums = {
  add: (entries: Entries, values: Float64Array) => void;
  /** Of some cells together. */
  told: (cells: readonly number[]) => Counted;
  /** What has been added so far, a number for each cell in each of some rows. Throws where all numbers would have to be kept for it. */
  parts: (cellCount: number) => SumParts;
  /** Adds what the same sums of other calls came to, each cell of theirs to one of these. */
  join: (parts: SumParts, cells: Int32Array, cellCount: number) => void;
  /** Gives back what numbers were kept in; nothing is added or told any more. */
  end?: () => void;
};
export type SumParts = readonly Float64Array[];

/** Sums for each of some measures; what several of them tell of the same numbers is gathered once. */
export function sumsOf(measures: readonly MeasurePlan[]): Sums[] {
  const gathered = new Map<ReturnType<typeof sourceOf>, Gathered>();
  return measures.map((measure) => {
    if (measure.kind === 'worth') return numberSums();
    if (measure.kind !== 'number') return hitSums();
    const { percentile, least } = measure;
    if (percentile === null) return numberSums(least);
    if (isEdge(percentile)) return edgeSums(percentile === 1, least);
    const source = sourceOf(measure);
    const known = gathered.get(source);
    const numbers = known ?? new Gathered(least);
    gathered.set(source, numbers);
    return rankSums(percentile, numbers, known === undefined);
  });
}

const sumOf = (values: Float64Array, cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (values[cell] ?? 0), 0);

/** A place for each cell, zero in those that are new. */
function roomFor(values: Float64Array, cellCount: number): Float64Array {
  if (cellCount <= values.length) return values;
  const more = new Float64Array(cellCount * 2);
  more.set(values);
  return more;
}
const none: Float64Array = new Float64Array(0);
/** The first of some numbers in a row of their own, with zeros behind them where there are fewer. */
const firstOf = (values: Float64Array, count: number): Float64Array => roomFor(values, count).slice(0, count);

function addTo(sums: Float64Array, more: Float64Array | undefined, cells: Int32Array): void {
  for (const [at, cell] of cells.entries()) sums[cell] = (sums[cell] ?? 0) + (more?.[at] ?? 0);
}
/** Below which no number counts; NaN never does. */
const noLeast = Number.NEGATIVE_INFINITY;

function hitSums(): Sums {
  let n = none;
  let hits = none;
  return {
    add({ calls, cells, cellCount }, values) {
      n = roomFor(n, cellCount);
      hits = roomFor(hits, cellCount);
      for (let at = 0; at < calls.length; at += 1) {
        const value = values[calls[at] ?? 0] ?? Number.NaN;
        if (Number.isNaN(value)) continue;
        const cell = cells[at] ?? 0;
        n[cell] = (n[cell] ?? 0) + 1;
        hits[cell] = (hits[cell] ?? 0) + value;
      }
    },
    told: (cells) => ({
      ...untold,
      n: sumOf(n, cells),
      hits: sumOf(hits, cells),
    }),
    parts: (count) => [firstOf(n, count), firstOf(hits, count)],
    join([moreN, moreHits], cells, cellCount) {
      n = roomFor(n, cellCount);
      hits = roomFor(hits, cellCount);
      addTo(n, moreN, cells);
      addTo(hits, moreHits, cells);
    },
  };
}

/**
 * The mean and the deviation after Welford (1962), which loses nothing where numbers lie close together far from zero; of several
 * cells after Chan, Golub and LeVeque (1979).
 */
function numberSums(least = noLeast): Sums {
  let ns = none;
  let totals = none;
  let means = none;
  let squares = none;
  return {
    add({ calls, cells, cellCount }, values) {
      ns = roomFor(ns, cellCount);
      totals = roomFor(totals, cellCount);
      means = roomFor(means, cellCount);
      squares = roomFor(squares, cellCount);
      for (let at = 0; at < calls.length; at += 1) {
        const value = values[calls[at] ?? 0] ?? Number.NaN;
        if (!(value >= least)) continue;
        const cell = cells[at] ?? 0;
        const n = (ns[cell] ?? 0) + 1;
        const mean = means[cell] ?? 0;
        const before = value - mean;
        const after = mean + before / n;
        ns[cell] = n;
        totals[cell] = (totals[cell] ?? 0) + value;
        means[cell] = after;
        squares[cell] = (squares[cell] ?? 0) + before * (value - after);
      }
    },
    told(cells) {
      let [n, mean, square] = [0, 0, 0];
      for (const cell of cells) {
        const more = ns[cell] ?? 0;
        if (more === 0) continue;
        const apart = (means[cell] ?? 0) - mean;
        square += (squares[cell] ?? 0) + (apart * apart * n * more) / (n + more);
        n += more;
        mean += (apart * more) / n;
      }
      const deviation = n < 2 ? null : Math.sqrt(square / (n - 1));
      return { ...untold, n, hits: n, total: n === 0 ? null : sumOf(totals, cells), deviation };
    },
    parts: (count) => [ns, totals, means, squares].map((values) => firstOf(values, count)),
    join([moreN, moreTotals, moreMeans, moreSquares], cells, cellCount) {
      ns = roomFor(ns, cellCount);
      totals = roomFor(totals, cellCount);
      means = roomFor(means, cellCount);
      squares = roomFor(squares, cellCount);
      addTo(totals, moreTotals, cells);
      for (const [at, cell] of cells.entries()) {
        const more = moreN?.[at] ?? 0;
        if (more === 0) continue;
        const n = ns[cell] ?? 0;
        const mean = means[cell] ?? 0;
        const apart = (moreMeans?.[at] ?? 0) - mean;
        ns[cell] = n + more;
        means[cell] = mean + (apart * more) / (n + more);
        squares[cell] =
          (squares[cell] ?? 0) + (moreSquares?.[at] ?? 0) + (apart * apart * n * more) / (n + more);
      }
    },
  };
}

/** The least of all numbers, or the most: nothing has to be sorted for it. */
function edgeSums(isMost: boolean, least = noLeast): Sums {
  let ns = none;
  const edges: number[] = [];
  const further = (one: number | undefined, other: number): number => {
    if (one === undefined) return other;
    return isMost ? Math.max(one, other) : Math.min(one, other);
  };
  return {
    add({ calls, cells, cellCount }, values) {
      ns = roomFor(ns, cellCount);
      for (let at = 0; at < calls.length; at += 1) {
        const value = values[calls[at] ?? 0] ?? Number.NaN;
        if (!(value >= least)) continue;
        const cell = cells[at] ?? 0;
        ns[cell] = (ns[cell] ?? 0) + 1;
        edges[cell] = further(edges[cell], value);
      }
    },
    told(cells) {
      const n = sumOf(ns, cells);
      let middle: number | undefined;
      for (const cell of cells) {
        const edge = edges[cell];
        if (edge !== undefined) middle = further(middle, edge);
      }
      return { ...untold, n, hits: n, middle: middle ?? null };
    },
    parts: (count) => [
      firstOf(ns, count),
      Float64Array.from({ length: count }, (_, cell) => edges[cell] ?? Number.NaN),
    ],
    join([moreN, moreEdges], cells, cellCount) {
      ns = roomFor(ns, cellCount);
      addTo(ns, moreN, cells);
      for (const [at, cell] of cells.entries())
        if ((moreN?.[at] ?? 0) > 0) edges[cell] = further(edges[cell], moreEdges?.[at] ?? Number.NaN);
    },
  };
}

/** All numbers of each cell, in a row that is twice as long whenever it is full. */
class Gathered {
  readonly #rows: Float64Array[] = [];
  readonly #least: number;
  #counts = none;

  constructor(least = noLeast) {
    this.#least = least;
  }

  add({ calls, cells, cellCount }: Entries, values: Float64Array): void {
    const counts = roomFor(this.#counts, cellCount);
    this.#counts = counts;
    for (let at = 0; at < calls.length; at += 1) {
      const value = values[calls[at] ?? 0] ?? Number.NaN;
      if (!(value >= this.#least)) continue;
      const cell = cells[at] ?? 0;
      const count = counts[cell] ?? 0;
      const row = this.#rows[cell];
      (row === undefined || row.length === count ? this.#longer(cell, count) : row)[count] = value;
      counts[cell] = count + 1;
    }
  }

  #longer(cell: number, count: number): Float64Array {
    const full = this.#rows[cell];
    const row = takeRow(count + 1);
    if (full !== undefined) {
      row.set(full);
      giveRow(full);
    }
    this.#rows[cell] = row;
    return row;
  }

  /** Tells something of the numbers of some cells, which are in no order and stay only so long. */
  tell<T>(cells: readonly number[], tell: (numbers: Float64Array) => T): T {
    const count = sumOf(this.#counts, cells);
    const row = takeRow(count);
    let from = 0;
    for (const cell of cells) {
      const more = this.#counts[cell] ?? 0;
      if (more > 0) row.set((this.#rows[cell] ?? none).subarray(0, more), from);
      from += more;
    }
    const told = tell(row.subarray(0, count));
    giveRow(row);
    return told;
  }

  end(): void {
    for (const row of this.#rows) if (row !== undefined) giveRow(row);
    this.#rows.length = 0;
    this.#counts = none;
  }
}

function noParts(): never {
  throw new Error('Numbers in their order are not made of parts');
}

/** A percentile of all numbers, between two of them where it lies there. Only one of those that share what is gathered adds to it. */
function rankSums(percentile: number, gathered: Gathered, isAdding: boolean): Sums {
  return {
    add(entries, values) {
      if (isAdding) gathered.add(entries, values);
    },
    told: (cells) => gathered.tell(cells, (numbers) => rankedIn(numbers, percentile)),
    end: () => gathered.end(),
    parts: noParts,
    join: noParts,
  };
}

function rankedIn(numbers: Float64Array, percentile: number): Counted {
  const n = numbers.length;
  const place = percentile * (n - 1);
  const ranks = ranksAround(n, percentile);
  const [below, above] = [Math.floor(place), Math.ceil(place)];
  putInPlace(numbers, n === 0 ? [] : [below, above, ...(ranks ? [ranks.low - 1, ranks.high - 1] : [])]);
  const [low = 0, high = 0] = [numbers[below], numbers[above]];
  const middle = n === 0 ? null : low + (high - low) * (place - below);
  const at = (rank: number) => numbers[rank - 1] ?? null;
  return { ...untold, n, hits: n, middle, low: ranks && at(ranks.low), high: ranks && at(ranks.high) };
}
