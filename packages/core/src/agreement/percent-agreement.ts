import type { Answer } from './answers.ts';

/**
 * Share of pairs whose answers are the same, 0 … 1; null without a pair. `weights`: how often each pair stands; once where nothing is
 * said.
 */
export function percentAgreement(
  pairs: readonly (readonly [Answer, Answer])[],
  weights?: ArrayLike<number>,
): number | null {
  let same = 0;
  let all = 0;
  for (const [at, [one, other]] of pairs.entries()) {
    const weight = weights === undefined ? 1 : (weights[at] ?? 0);
    all += weight;
    if (one === other) same += weight;
  }
  return all === 0 ? null : same / all;
}
