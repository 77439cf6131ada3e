/**
 * How many standard deviations a normal value lies from its mean in one of so many cases, to either side; off by less than .0005
 * (Abramowitz and Stegun 1964, 26.2.23). `chance`: above 0, at most 1.
 */
export function normalQuantile(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance / 2));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t * t;
  const below = 1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3;
  return t - above / below;
}
