/** A share with the bounds of its 95 % interval, each 0 … 1; null where there is nothing it is of. */
export type Rate = { rate: number | null; low: number | null; high: number | null };

/** How many standard deviations hold 95 % of a normal distribution. */
export const z95 = 1.959964;

/**
 * How often something was, out of so many, with the score interval of Wilson (1927), which stays between 0 and 1 and holds for few
 * calls and for shares near the ends, too. `hits` is 0 … `of`.
 */
export function rateOf(hits: number, of: number): Rate {
  if (of === 0) return { rate: null, low: null, high: null };
  const rate = hits / of;
  const weight = 1 + z95 ** 2 / of;
  const middle = (rate + z95 ** 2 / (2 * of)) / weight;
  const margin = (z95 * Math.sqrt((rate * (1 - rate)) / of + z95 ** 2 / (4 * of ** 2))) / weight;
  // What is rounded must not put the share outside its own bounds.
  const low = hits === 0 ? 0 : Math.max(0, middle - margin);
  const high = hits === of ? 1 : Math.min(1, middle + margin);
  return { rate, low, high };
}
