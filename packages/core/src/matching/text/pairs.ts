export type Pair = readonly [string, string];

/** Pairs of a fixture: two words each, parted by commas. */
export function pairs(table: string): Pair[] {
  return table
    .split(/[,\n]/)
    .map((pair) => pair.trim().split(' '))
    .filter((words): words is [string, string] => words.length === 2);
}
