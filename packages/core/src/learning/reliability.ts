import type { Trial } from './gate.ts';

/** Answers about as sure as one another: how sure they were on average, and how many of them were right. */
export type ReliabilityBin = { from: number; to: number; n: number; right: number; probability: number };

/** Answers by how sure they were, in `bins` of the same width; those without an answer are left out. */
export function reliability(trials: readonly Trial[], bins: number): ReliabilityBin[] {
  const found = Array.from({ length: bins }, () => ({ n: 0, right: 0, sum: 0 }));
  for (const { probability, right } of trials) {
    const bin = found[Math.min(bins - 1, Math.max(0, Math.floor(probability * bins)))];
    if (bin === undefined) continue;
    bin.n += 1;
    bin.sum += probability;
    if (right) bin.right += 1;
  }
  return found.flatMap(({ n, right, sum }, at) =>
    n === 0 ? [] : [{ from: at / bins, to: (at + 1) / bins, n, right, probability: sum / n }],
  );
}

/** The expected calibration error: how far on average what is said of answers is from how often they are right (Naeini et al. 2015). */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return 0;
  return (
    bins.reduce((sum, { n, right, probability }) => sum + Math.abs(probability - right / n) * n, 0) / all
  );
}
