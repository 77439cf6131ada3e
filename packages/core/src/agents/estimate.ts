import type { Estimate } from './people.ts';

/** Student's t at 97.5 % for 1 … 30 degrees of freedom; beyond them it hardly differs from the normal distribution's 1.96. */
const quantiles = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** How far from the mean, in standard errors, the bounds of a 95 % interval lie with so many values, of which two are needed. */
function quantile(n: number): number {
  return quantiles[n - 2] ?? 1.96 + 2.4 / (n - 1);
}

/**
 * The mean of `n` values with its 95 % interval (Student's t). `deviation` is their standard deviation with n − 1. No number
 * that is measured here is below 0, so no bound is. With one value there is a mean and no interval.
 */
export function estimateOf(n: number, mean: number | null, deviation: number | null): Estimate {
  if (n === 0 || mean === null) return { value: null, n, low: null, high: null };
  if (n === 1 || deviation === null) return { value: mean, n, low: null, high: null };
  const margin = (quantile(n) * deviation) / Math.sqrt(n);
  return { value: mean, n, low: Math.max(0, mean - margin), high: mean + margin };
}

/** The middle of some numbers and the bounds of their middle half, by linear interpolation; null with fewer than three. */
export function spreadOf(values: readonly number[]): { median: number; low: number; high: number } | null {
  if (values.length < 3) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}
