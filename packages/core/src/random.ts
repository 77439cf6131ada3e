/** mulberry32: numbers from 0 to just below 1, the same ones everywhere for the same seed. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The list in an order drawn by `random` (Fisher and Yates); the list itself stays as it is. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const drawn = [...list];
  for (let at = drawn.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [drawn[at], drawn[other]] = [drawn[other] as T, drawn[at] as T];
  }
  return drawn;
}

/** A number drawn from the standard normal distribution (Box and Muller 1958). */
export const normalDraw = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
