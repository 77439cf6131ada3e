import type { MeasurePlan } from './count-plan.ts';
import type { CallValues } from './day-calls.ts';
import { ranksAround } from './estimates.ts';

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

/** What the calls of one cell come to. */
export class Tally {
  #calls = 0;
  readonly #sums: Sum[];

  constructor(measures: readonly MeasurePlan[]) {
    this.#sums = measures.map(sumFor);
  }

  add(call: number, values: readonly CallValues[]): void {
    this.#calls += 1;
    for (const [at, value] of values.entries()) {
      const number = value(call);
      if (!Number.isNaN(number)) this.#sums[at]?.add(number);
    }
  }

  told(): { calls: number; counted: Counted[] } {
    return { calls: this.#calls, counted: this.#sums.map((sum) => sum.told()) };
  }
}

type Sum = { add: (value: number) => void; told: () => Counted };

function sumFor(measure: MeasurePlan): Sum {
  if (measure.kind === 'number')
    return measure.percentile === null ? new NumberSum() : new SortedSum(measure.percentile);
  return new HitSum();
}

class HitSum implements Sum {
  #n = 0;
  #hits = 0;
  add(value: number): void {
    this.#n += 1;
    this.#hits += value;
  }
  told(): Counted {
    return { ...untold, n: this.#n, hits: this.#hits };
  }
}

/** The mean and the deviation after Welford (1962), which loses nothing where numbers lie close together far from zero. */
class NumberSum implements Sum {
  #n = 0;
  #total = 0;
  #mean = 0;
  #squares = 0;
  add(value: number): void {
    this.#n += 1;
    this.#total += value;
    const before = value - this.#mean;
    this.#mean += before / this.#n;
    this.#squares += before * (value - this.#mean);
  }
  told(): Counted {
    const n = this.#n;
    const deviation = n < 2 ? null : Math.sqrt(this.#squares / (n - 1));
    return { ...untold, n, hits: n, total: n === 0 ? null : this.#total, deviation };
  }
}

/** A percentile of all numbers, between two of them where it lies there. */
class SortedSum implements Sum {
  readonly #values: number[] = [];
  readonly #percentile: number;
  constructor(percentile: number) {
    this.#percentile = percentile;
  }
  add(value: number): void {
    this.#values.push(value);
  }
  told(): Counted {
    const sorted = Float64Array.from(this.#values).sort();
    const n = sorted.length;
    const place = this.#percentile * (n - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    const middle = n === 0 ? null : low + (high - low) * (place - Math.floor(place));
    const ranks = ranksAround(n, this.#percentile);
    const at = (rank: number) => sorted[rank - 1] ?? null;
    return { ...untold, n, hits: n, middle, low: ranks && at(ranks.low), high: ranks && at(ranks.high) };
  }
}
