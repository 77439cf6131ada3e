/** Bounds between which a value lies with a confidence that is named where they are made. */
export type Bounds = { low: number; high: number };

/** Quantiles of the normal distribution that leave half of what is missing at 80 and 95 % at each end. */
export const z80 = 1.281552;
export const z95 = 1.959964;

/**
 * Wilson's interval of a share that was found `n` times (Wilson 1927, without continuity correction); 0 … 1 where n is 0. It is
 * two-sided: with `z80` one in ten shares lies below the lower bound.
 */
export function wilsonInterval(share: number, n: number, z: number = z95): Bounds {
  if (n === 0) return { low: 0, high: 1 };
  const centre = share + (z * z) / (2 * n);
  const margin = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return { low: Math.max(0, (centre - margin) / whole), high: Math.min(1, (centre + margin) / whole) };
}
