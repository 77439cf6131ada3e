/** Finds out quickly in which phrases of a conversation some letters stand beside each other. */
export type Letters = {
  /** Phrases in which all of these runs of letters stand, lower case, rising; every phrase where none is asked for. */
  phrasesWith: (runs: readonly string[]) => readonly number[];
};

/** Where each three letters stand: a list through `next` from `first`, of places counted from 1; 0 ends it. */
type Trigrams = { first: Int32Array; next: Int32Array; count: Int32Array };

/** Three letters are known by a number of so many bits; now and then two have the same. */
const bits = 14;

export function createLetters(lowerTexts: readonly string[]): Letters {
  const whole = lowerTexts.join('\n');
  const ends: number[] = [];
  for (const lower of lowerTexts) ends.push((ends.at(-1) ?? -1) + lower.length + 1);
  const trigrams = trigramsOf(whole);
  return {
    phrasesWith(runs) {
      let sought: Sought | null = null;
      for (const run of runs) {
        const rarest = rarestOf(run, trigrams);
        // Most of what is asked for is nowhere in the conversation.
        if (rarest?.count === 0) return [];
        if (rarest !== null && rarest.count < (sought?.count ?? Number.POSITIVE_INFINITY)) sought = rarest;
      }
      const hasAll = (phrase: number) => runs.every((run) => lowerTexts[phrase]?.includes(run));
      if (sought === null) return [...lowerTexts.keys()].filter(hasAll);
      const phrases: number[] = [];
      let phrase = 0;
      for (let place = trigrams.first[sought.hash] ?? 0; place > 0; place = trigrams.next[place] ?? 0) {
        if (!whole.startsWith(sought.run, place - 1 - sought.place)) continue;
        while ((ends[phrase] ?? place) < place) phrase += 1;
        if (phrases.at(-1) !== phrase && hasAll(phrase)) phrases.push(phrase);
      }
      return phrases;
    },
  };
}

/** Three letters of a run: where they are in it, and at how many places of the conversation. */
type Sought = { run: string; hash: number; count: number; place: number };

/** The three letters of a run that stand at the fewest places; null where it is shorter. */
function rarestOf(run: string, { count }: Trigrams): Sought | null {
  let rarest: Sought | null = null;
  for (let place = 0; place + 3 <= run.length; place += 1) {
    const hash = hashAt(run, place);
    const found = count[hash] ?? 0;
    if (rarest === null || found < rarest.count) rarest = { run, hash, count: found, place };
    if (found === 0) break;
  }
  return rarest;
}

function trigramsOf(text: string): Trigrams {
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
