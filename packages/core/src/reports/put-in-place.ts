/** So few numbers are sorted at once. */
const few = 50;
/** Halvings that leave so little of them are bad luck. */
const mostHalvings = 64;

/**
 * Moves numbers until at each of some places stands the one that stood there if all were sorted, after Hoare (1961): of a million numbers
 * several times faster than to sort them. `numbers` without NaN; `places` from 0, each below their length.
 */
export function putInPlace(numbers: Float64Array, places: readonly number[]): void {
  arrange(numbers, places, { from: 0, to: numbers.length, halvings: 0 });
}

type Part = { from: number; to: number; halvings: number };

/** Of numbers from one place up to another, before and after which all others are less, or more. */
function arrange(numbers: Float64Array, places: readonly number[], { from, to, halvings }: Part): void {
  if (places.length === 0 || to - from < 2) return;
  if (to - from <= few || halvings > mostHalvings) {
    numbers.subarray(from, to).sort();
    return;
  }
  const [less, more] = parted(numbers, from, to, splitOf(numbers, places, { from, to, halvings }));
  const next = halvings + 1;
  arrange(
    numbers,
    places.filter((place) => place < less),
    { from, to: less, halvings: next },
  );
  arrange(
    numbers,
    places.filter((place) => place >= more),
    { from: more, to, halvings: next },
  );
}

/**
 * Puts what is less than one of the numbers before what is equal to it, and what is more after it; answers where those that are equal begin
 * and end.
 */
function parted(numbers: Float64Array, from: number, to: number, one: number): [number, number] {
  let [less, more] = [from, to];
  let place = from;
  while (place < more) {
    const number = numbers[place] ?? 0;
    if (number < one) {
      numbers[place] = numbers[less] ?? 0;
      numbers[less] = number;
      less += 1;
      place += 1;
    } else if (number > one) {
      more -= 1;
      numbers[place] = numbers[more] ?? 0;
      numbers[more] = number;
    } else place += 1;
  }
  return [less, more];
}

/**
 * One of the numbers that has most others on the side where no place is, after Floyd and Rivest (1975): a little before the first place, or
 * after the last. About where they lie is said by some of them.
 */
function splitOf(numbers: Float64Array, places: readonly number[], { from, to }: Part): number {
  const length = to - from;
  const some = new Float64Array(Math.ceil(Math.sqrt(length)));
  const apart = length / some.length;
  for (let at = 0; at < some.length; at += 1) some[at] = numbers[from + Math.floor((at + 0.5) * apart)] ?? 0;
  some.sort();
  // Twice the deviation of a middle one.
  const margin = 1 / Math.sqrt(some.length);
  const before = (Math.min(...places) - from) / length - margin;
  const after = 1 - (Math.max(...places) - from) / length - margin;
  const most = Math.max(before, after);
  const share = most <= margin ? 0.5 : most === before ? before : 1 - after;
  return some[Math.min(some.length - 1, Math.floor(share * some.length))] ?? 0;
}
