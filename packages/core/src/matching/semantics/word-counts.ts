/** How often words were said, and how often close to one another. Counting can be continued at any time. */
export type WordCounts = {
  phrases: number;
  terms: string[];
  places: Map<string, number>;
  /** In how many phrases each term occurs. */
  phrasesWith: number[];
  /** Pairs of terms by `pairKey`, with how often they stood together. */
  pairs: Map<number, number>;
};

export function emptyCounts(): WordCounts {
  return { phrases: 0, terms: [], places: new Map(), phrasesWith: [], pairs: new Map() };
}

/** Words this far apart belong together, about two sentences: 6 have a quarter fewer pairs and tell less, 24 no more. */
const windowWords = 12;
/** A workspace of call-centre talk has 10 to 20 thousand lemmas; what is beyond them was said once or twice. */
export const mostTerms = 20_000;
/** 8 bytes each when stored. Rare pairs go first, and they are noise. */
export const mostPairs = 600_000;
/** Of one phrase; more is a pasted document. */
const mostSlots = 200;

const width = 2 ** 21;
export const pairKey = (one: number, other: number): number =>
  one < other ? one * width + other : other * width + one;
export const pairOf = (key: number): [number, number] => [Math.floor(key / width), key % width];

/** Adds phrases, each a list of places with their terms. */
export function countPhrases(counts: WordCounts, phrases: Iterable<readonly (readonly string[])[]>): void {
  for (const phrase of phrases) {
    const slots = phrase.slice(0, mostSlots).map((terms) => terms.map((term) => placeOf(counts, term)));
    counts.phrases += 1;
    for (const place of new Set(slots.flat()))
      counts.phrasesWith[place] = (counts.phrasesWith[place] ?? 0) + 1;
    countPairs(counts, slots);
    if (counts.pairs.size > 2 * mostPairs || counts.terms.length > 2 * mostTerms) forgetRare(counts);
  }
}

function placeOf(counts: WordCounts, term: string): number {
  const known = counts.places.get(term);
  if (known !== undefined) return known;
  const place = counts.terms.push(term) - 1;
  counts.places.set(term, place);
  counts.phrasesWith.push(0);
  return place;
}

/** Near words count no more than far ones, for what a phrase is about is in all of it; readings of one word share its weight. */
function countPairs({ pairs }: WordCounts, slots: readonly (readonly number[])[]): void {
  for (const [at, own] of slots.entries()) {
    for (let other = at + 1; other < slots.length && other <= at + windowWords; other += 1) {
      const there = slots[other] ?? [];
      const weight = 1 / (own.length * there.length);
      for (const one of own)
        for (const two of there) {
          if (one === two) continue;
          const key = pairKey(one, two);
          pairs.set(key, (pairs.get(key) ?? 0) + weight);
        }
    }
  }
}

/** Keeps the terms said most and the pairs that count most. */
export function forgetRare(counts: WordCounts): void {
  const kept = counts.terms
    .map((_, place) => place)
    .sort((a, b) => (counts.phrasesWith[b] ?? 0) - (counts.phrasesWith[a] ?? 0) || a - b)
    .slice(0, mostTerms)
    .sort((a, b) => a - b);
  const moved = new Map(kept.map((place, at) => [place, at]));
  const weights = Float64Array.from(counts.pairs.values()).sort();
  const least = weights[Math.max(0, weights.length - mostPairs)] ?? 0;
  const pairs = new Map<number, number>();
  for (const [key, weight] of counts.pairs) {
    const [one, other] = pairOf(key);
    const [from, to] = [moved.get(one), moved.get(other)];
    if (weight >= least && pairs.size < mostPairs && from !== undefined && to !== undefined)
      pairs.set(pairKey(from, to), weight);
  }
  counts.terms = kept.map((place) => counts.terms[place] ?? '');
  counts.phrasesWith = kept.map((place) => counts.phrasesWith[place] ?? 0);
  counts.places = new Map(counts.terms.map((term, place) => [term, place]));
  counts.pairs = pairs;
}
