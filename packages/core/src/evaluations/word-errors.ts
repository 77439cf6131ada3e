/** Lower case and without punctuation: how words are written is no mistake of hearing. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[’ʼ`´]/gu, "'");
  return plain.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** How many words have to be put in, taken out or changed to make what was heard of what was said (Levenshtein 1966). */
export function wordErrors(
  said: readonly string[],
  heard: readonly string[],
): { words: number; wrong: number } {
  const [one, other] = differing(said, heard);
  return { words: said.length, wrong: editsBetween(one, other) };
}

/** Without the words that both begin and both end with. */
function differing(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const most = Math.min(one.length, other.length);
  let first = 0;
  while (first < most && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < most - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  return [one.slice(first, one.length - last), other.slice(first, other.length - last)];
}

const bits = 32;

/**
 * The rows of the table of distances, one for each word of `said`, are taken 32 at a time as the bits of a number (Myers 1999, with
 * the blocks of Hyyrö 2003): calls of hours are compared as they are, whatever was left out at their beginning.
 */
function editsBetween(said: readonly string[], heard: readonly string[]): number {
  const numbers = new Map([...new Set(said)].map((word, at) => [word, at + 1]));
  const columns = Int32Array.from(heard, (word) => numbers.get(word) ?? 0);
  /** By how much the distance of the row above a block changes from each column to the next. */
  const steps = new Int8Array(heard.length).fill(1);
  const same = new Int32Array(numbers.size + 1);
  for (let from = 0; from < said.length; from += bits) {
    const words = said.slice(from, from + bits).map((word) => numbers.get(word) ?? 0);
    for (const [at, word] of words.entries()) same[word] = (same[word] ?? 0) | (1 << at);
    goThrough(columns, same, steps, words.length - 1);
    for (const word of words) same[word] = 0;
  }
  return steps.reduce((sum, step) => sum + step, said.length);
}

/** Puts in place of the steps above a block those of its row `last`; `same` has the rows whose word is that of a column. */
function goThrough(columns: Int32Array, same: Int32Array, steps: Int8Array, last: number): void {
  let more = -1;
  let less = 0;
  // As plain as can be: a call of three hours is ten million of these.
  for (let at = 0; at < columns.length; at += 1) {
    const above = steps[at] === 1 ? 1 : 0;
    const below = steps[at] === -1 ? 1 : 0;
    const kept = same[columns[at] ?? 0] ?? 0;
    const down = kept | less;
    const equal = kept | below;
    const across = (((equal & more) + more) ^ more) | equal;
    let up = less | ~(across | more);
    let fell = more & across;
    steps[at] = ((up >>> last) & 1) - ((fell >>> last) & 1);
    up = (up << 1) | above;
    fell = (fell << 1) | below;
    more = fell | ~(down | up);
    less = up & down;
  }
}
