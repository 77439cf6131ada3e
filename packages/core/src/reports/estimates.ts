import { rateOf } from '../rate.ts';

/** A number with the bounds between which it lies in 95 of 100 samples; null where they cannot be told. */
export type Estimated = { value: number | null; low: number | null; high: number | null };

const unknown: Estimated = { value: null, low: null, high: null };

/** A share of `n` calls, by Wilson. */
export function estimateShare(hits: number, n: number): Estimated {
  const { rate, low, high } = rateOf(hits, n);
  return { value: rate, low, high };
}

/** The quantile 0.975 of the normal distribution. */
export const z = 1.96;

/** Quantiles 0.975 of Student's t for 1 … 30 degrees of freedom; from there on it is as good as normal. */
const t = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const;

/** The mean of `n` numbers, from their sum and their standard deviation, by Student’s t; of one number there are no bounds. */
export function estimateMean(n: number, sum: number, deviation: number): Estimated {
  if (n === 0) return unknown;
  const value = sum / n;
  if (n === 1) return { value, low: null, high: null };
  const margin = (t[n - 2] ?? z) * (deviation / Math.sqrt(n));
  return { value, low: value - margin, high: value + margin };
}

/**
 * Between which of `n` sorted numbers, counted from 1, a percentile lies in 95 of 100 samples, by the normal approximation of the binomial
 * (Conover, Practical Nonparametric Statistics); null where the sample is too small to tell.
 */
export function ranksAround(n: number, percentile: number): { low: number; high: number } | null {
  const margin = z * Math.sqrt(n * percentile * (1 - percentile));
  const low = Math.floor(n * percentile - margin);
  const high = Math.ceil(n * percentile + margin) + 1;
  return margin === 0 || low < 1 || high > n ? null : { low, high };
}
