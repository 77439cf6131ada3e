/** The shortest row: so many cells have few numbers that less would be made anew too often. */
const shortest = 32;
/** What is kept for the next time; a report over a million calls needs about half of it. */
const mostKeptBytes = 64 * 2 ** 20;

/** Rows that nobody uses, by how often the shortest was doubled. */
const free: Float64Array[][] = [];
let keptBytes = 0;

const doublings = (length: number): number => Math.max(0, Math.ceil(Math.log2(length / shortest)));

/**
 * A row with room for at least so many numbers, with any numbers in it. Rows of a million numbers that are made anew for each report make
 * the clearing up of memory, all of it, take as long as the counting.
 */
export function takeRow(length: number): Float64Array {
  const times = doublings(length);
  const row = free[times]?.pop();
  if (row === undefined) return new Float64Array(shortest * 2 ** times);
  keptBytes -= row.byteLength;
  return row;
}

const fits = (row: Float64Array): boolean => keptBytes + row.byteLength <= mostKeptBytes;

/** Gives a row back that `takeRow` made and that nobody reads any more. A longer one takes the place of shorter ones. */
export function giveRow(row: Float64Array): void {
  if (row.byteLength > mostKeptBytes) return;
  const times = doublings(row.length);
  for (let fewer = 0; fewer < times && !fits(row); fewer += 1) {
    for (const shorter of free[fewer] ?? []) keptBytes -= shorter.byteLength;
    free[fewer] = [];
  }
  if (!fits(row)) return;
  keptBytes += row.byteLength;
  free[times] ??= [];
  free[times].push(row);
}
