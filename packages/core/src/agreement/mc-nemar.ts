/**
 * How likely a difference at least as great as that between `won` and `lost` is where both are as good as one another: the exact
 * two-sided test of McNemar (1947), of which only what changed knows anything. 1 where nothing changed.
 */
export function mcNemar(won: number, lost: number): number {
  const n = won + lost;
  if (n === 0) return 1;
  // Sums of binomial terms, each from the one before; in logarithms, as ½ⁿ is soon nothing.
  let term = -n * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= Math.min(won, lost); k += 1) {
    sum += Math.exp(term);
    term += Math.log((n - k) / (k + 1));
  }
  return Math.min(1, 2 * sum);
}
