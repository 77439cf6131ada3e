/** About two sentences: with 9 more is found that means something else, with 16 fewer long utterances are found. */
const placesInStretch = 12;
/** Up to here a phrase is compared as it is. */
const longestWhole = 18;
const step = placesInStretch / 2;

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
