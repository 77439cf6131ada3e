/** mulberry32: numbers from 0 to 1, the same ones everywhere for the same seed. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same as whole numbers from 0 to just below the one that is named. */
export function wholeNumbers(seed: number): (below: number) => number {
  const random = generator(seed);
  return (below) => Math.floor(random() * below);
}
