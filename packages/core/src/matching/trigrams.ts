/** Where each three letters stand: a list through `next` from `first`, of places counted from 1; 0 ends it. */
export type Trigrams = { first: Int32Array; next: Int32Array; count: Int32Array };

/** Three letters are known by a number of so many bits; now and then two have the same. */
const bits = 14;

/** Three letters of a run: where they are in it, and at how many places of the conversation. */
export type Sought = { run: string; hash: number; count: number; place: number };

/** The three letters of a run that stand at the fewest places; null where it is shorter. */
export function rarestOf(run: string, { count }: Trigrams): Sought | null {
  let rarest: Sought | null = null;
  for (let place = 0; place + 3 <= run.length; place += 1) {
    const hash = hashAt(run, place);
    const found = count[hash] ?? 0;
    if (rarest === null || found < rarest.count) rarest = { run, hash, count: found, place };
    if (found === 0) break;
  }
  return rarest;
}

/** All the places of each three letters of a text. */
export function trigramsOf(text: string): Trigrams {
  const first = new Int32Array(1 << bits);
  const count = new Int32Array(1 << bits);
  const next = new Int32Array(text.length + 1);
  for (let place = text.length - 2; place > 0; place -= 1) {
    const hash = hashAt(text, place - 1);
    next[place] = first[hash] ?? 0;
    first[hash] = place;
    count[hash] = (count[hash] ?? 0) + 1;
  }
  return { first, next, count };
}

function hashAt(text: string, at: number): number {
  const hash = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2);
  return Math.imul(hash, 0x9e3779b1) >>> (32 - bits);
}
