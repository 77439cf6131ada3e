/** Which old word a new one is; null where it is new. Positions only ever grow. */
export type Alignment = (number | null)[];

/** A longer pair of texts is compared only at its ends: the table in between would take hundreds of megabytes. */
const largestTable = 16_000_000;

/** Without case, punctuation and the several shapes of an apostrophe. */
function normalised(word: string): string {
  const bare = word
    .toLowerCase()
    .replaceAll(/[’ʼ`´]/g, "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return bare === '' ? word : bare;
}

/**
 * Pairs the words of a corrected text with those it was made from, so that as many as possible are the same ones;
 * a word is the same whatever its capitals and punctuation.
 */
export function alignWords(before: readonly string[], after: readonly string[]): Alignment {
  const old = before.map(normalised);
  const made = after.map(normalised);
  let head = 0;
  while (head < old.length && head < made.length && old[head] === made[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, made.length) - head;
  while (tail < most && old.at(-1 - tail) === made.at(-1 - tail)) tail += 1;
  const middle = alignMiddle(
    old.slice(head, old.length - tail),
    made.slice(head, made.length - tail),
    before.slice(head),
    after.slice(head),
  );
  return [
    ...Array.from({ length: head }, (_, at) => at),
    ...middle.map((at) => (at === null ? null : at + head)),
    ...Array.from({ length: tail }, (_, at) => old.length - tail + at),
  ];
}

/** The longest common sequence; of equal ones the one that keeps more words to the letter. */
function alignMiddle(
  old: readonly string[],
  made: readonly string[],
  before: readonly string[],
  after: readonly string[],
): Alignment {
  const width = made.length + 1;
  if (old.length === 0 || made.length === 0 || (old.length + 1) * width > largestTable)
    return made.map(() => null);
  const best = new Uint32Array((old.length + 1) * width);
  const worth = (row: number, column: number) =>
    old[row] === made[column] ? 4 + Number(before[row] === after[column]) : 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = made.length - 1; column >= 0; column -= 1) {
      const same = worth(row, column);
      const paired = same === 0 ? 0 : same + (best[(row + 1) * width + column + 1] as number);
      const skipped = Math.max(
        best[(row + 1) * width + column] as number,
        best[row * width + column + 1] as number,
      );
      best[row * width + column] = Math.max(paired, skipped);
    }
  }
  const found: Alignment = made.map(() => null);
  for (let row = 0, column = 0; row < old.length && column < made.length; ) {
    const here = best[row * width + column] as number;
    const same = worth(row, column);
    if (same > 0 && here === same + (best[(row + 1) * width + column + 1] as number)) {
      found[column] = row;
      row += 1;
      column += 1;
    } else if (here === best[(row + 1) * width + column]) row += 1;
    else column += 1;
  }
  return found;
}
