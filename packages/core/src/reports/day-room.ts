type Row = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** Of days with more calls rows are made anew: there are few of them, and what is kept for them would stay. */
const longestRow = 20_000;

/**
 * Rows for what is worked out of one day and forgotten with it: those of a year's days would otherwise have to be cleared away one by one,
 * which takes longer than to fill them.
 */
class Rows<T extends Row> {
  readonly #make: (length: number) => T;
  readonly #rows: T[] = [];
  #taken = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
  }

  /** A row of one number, until the next day. */
  take(length: number, number: number): T {
    if (length > longestRow) return this.#make(length).fill(number) as T;
    let row = this.#rows[this.#taken];
    if (row === undefined || row.length < length) {
      row = this.#make(Math.min(longestRow, length * 2));
      this.#rows[this.#taken] = row;
    }
    this.#taken += 1;
    return row.subarray(0, length).fill(number) as T;
  }

  clear(): void {
    this.#taken = 0;
  }
}

const bytes = new Rows((length) => new Uint8Array(length));
const ints = new Rows((length) => new Int32Array(length));
const codes = new Rows((length) => new Uint32Array(length));
const floats = new Rows((length) => new Float64Array(length));

export const bytesOfDay = (length: number, number = 0): Uint8Array => bytes.take(length, number);
export const intsOfDay = (length: number, number = 0): Int32Array => ints.take(length, number);
export const codesOfDay = (length: number): Uint32Array => codes.take(length, 0);
export const floatsOfDay = (length: number, number = 0): Float64Array => floats.take(length, number);

/** Whatever was taken for a day is forgotten from now on. */
export function nextDay(): void {
  for (const rows of [bytes, ints, codes, floats]) rows.clear();
}
