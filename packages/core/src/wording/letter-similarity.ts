/** Shorter words are too often a letter away from another one (`not`, `now`). */
const shortest = 4;

/**
 * How alike two words are written, 0 … 1: one less the edit distance (Levenshtein) for each letter of the longer one. 0 where it
 * is less than `least`, and for words of fewer than four letters.
 */
export function letterSimilarity(one: string, other: string, least: number): number {
  if (one === other) return 1;
  const longer = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < shortest) return 0;
  // A little more, so that 0.6 of ten letters allows four mistakes in spite of how fractions are kept.
  const most = Math.floor((1 - least) * longer + 1e-9);
  const distance = editDistance(one, other, most);
  return distance > most ? 0 : 1 - distance / longer;
}

/** Insertions, deletions and substitutions of letters from one word to the other; something above `most` where it is more. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    const letter = one.charCodeAt(at);
    let least = at + 1;
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (letter === other.charCodeAt(to) ? 0 : 1);
      const best = Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1);
      next.push(best);
      if (best < least) least = best;
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Which letters a word has, as bits; letters far apart in the alphabet may share one. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** How many bits two sets do not share: at least half of them must have been changed for one word to become the other. */
export function bitsApart(one: number, other: number): number {
  let apart = one ^ other;
  let count = 0;
  while (apart !== 0) {
    apart &= apart - 1;
    count += 1;
  }
  return count;
}
