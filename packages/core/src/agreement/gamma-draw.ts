import { normalDraw } from '../random.ts';

/**
 * A number drawn from the gamma distribution with a shape above 0 and scale 1 (Marsaglia and Tsang 2000). Several of them, divided by
 * their sum, are shares drawn from a Dirichlet distribution.
 */
export function gammaDraw(shape: number, random: () => number): number {
  if (shape < 1) return gammaDraw(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalDraw(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
