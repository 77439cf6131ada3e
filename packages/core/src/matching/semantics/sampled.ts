/**
 * Passes things on and keeps up to `most` of them in `kept`, each with the same chance whenever it came (Vitter 1985,
 * algorithm R); empty ones are left out. `before`: how many were seen earlier. What is chance here follows from the count
 * alone, so that the same things give the same sample.
 */
export function* sampled<Thing extends { length: number }>(
  things: Iterable<Thing>,
  kept: Thing[],
  before: number,
  most: number,
): Generator<Thing> {
  let seen = before;
  for (const thing of things) {
    yield thing;
    seen += 1;
    if (thing.length === 0) continue;
    if (kept.length < most) kept.push(thing);
    else {
      const place = scattered(seen) % seen;
      if (place < most) kept[place] = thing;
    }
  }
}

/** The last step of MurmurHash3, which leaves no trace of the order of what it is given. */
function scattered(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
