import { normalDraw } from '../random.ts';

/** From this variance on the normal distribution stands for the binomial one: half a unit is less than a tenth of its deviation. */
const leastVariance = 30;

/** How many of `n` trials succeed, each with the chance `p` (0 … 1). */
export function binomialDraw(n: number, p: number, random: () => number): number {
  if (n <= 0 || p <= 0) return 0;
  if (p >= 1) return n;
  if (p > 0.5) return n - binomialDraw(n, 1 - p, random);
  const variance = n * p * (1 - p);
  return variance < leastVariance
    ? inverted(n, p, random())
    : Math.min(n, Math.max(0, Math.round(n * p + Math.sqrt(variance) * normalDraw(random))));
}

/** By going up the distribution function until it passes `chance`. */
function inverted(n: number, p: number, chance: number): number {
  const odds = p / (1 - p);
  let found = 0;
  let share = (1 - p) ** n;
  for (let left = chance - share; left > 0 && found < n; left -= share) {
    found += 1;
    share *= (odds * (n - found + 1)) / found;
  }
  return found;
}
