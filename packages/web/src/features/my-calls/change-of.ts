type Mean = { mean: number | null; low: number | null; high: number | null };

/** How a mean stands to the one of the period before; null where either is not known with its interval. */
export function changeOf(now: Mean, before: Mean): 'noClear' | 'better' | 'worse' | null {
  if (now.low === null || now.high === null || before.low === null || before.high === null) return null;
  if (now.low > before.high) return 'better';
  return now.high < before.low ? 'worse' : 'noClear';
}
