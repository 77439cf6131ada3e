/** About two sentences: with 9 more is found that means something else, with 16 fewer long utterances are found. */
const placesInStretch = 12;
/** Up to here a phrase is compared as it is. */
const longestWhole = 18;
/** The least places of a phrase that is compared in stretches, too. */
export const shortestInStretches = longestWhole + 1;
const step = placesInStretch / 2;
/**
 * By so much less a phrase of hardly more than a stretch comes near by chance than a short one. Among long requests to a bank 0.2
 * instead of 0.15 finds 14 instead of 13 of a hundred, and of those 44 instead of 47 are right.
 */
const narrower = 0.2;

/**
 * What of a phrase is compared with a text: the whole, and of a long one also each stretch of it, because what somebody says
 * on the way to something else is lost in the sum of forty words.
 */
export function stretchesIn<Place>(places: readonly Place[]): (readonly Place[])[] {
  return stretchSpans(places.length).map(([from, count]) => places.slice(from, from + count));
}

/** Where the stretches of a phrase of so many places lie: first place, and how many. */
export function stretchSpans(places: number): (readonly [from: number, count: number])[] {
  if (places === 0) return [];
  const spans: [number, number][] = [[0, places]];
  if (places <= longestWhole) return spans;
  for (let from = 0; from + step < places; from += step)
    spans.push([from, Math.min(placesInStretch, places - from)]);
  return spans;
}

/**
 * How close a phrase comes to a text, from how close the whole of it comes and its closest stretch, which may be the whole. What
 * a stretch is nearer counts by the part of the phrase that lies outside of it: of twenty words about one thing, twelve that
 * happen to fit tell little, and of a hundred nearly all there is to know.
 */
export function closenessOfPhrase(whole: number, closest: number, places: number): number {
  const least = Math.max(0, whole);
  return closest <= least ? least : least + (closest - least) * (1 - placesInStretch / places);
}

/** Beside a phrase of so many places, how near the closest come by chance: sums of many words lie closer together. */
export function narrowing(places: number): number {
  return places <= longestWhole ? 1 : 1 - narrower * (placesInStretch / places);
}
