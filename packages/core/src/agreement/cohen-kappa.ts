import type { Answer } from './answers.ts';
import { percentAgreement } from './percent-agreement.ts';

/**
 * Cohen's κ of pairs of answers (Cohen 1960): how much of the agreement that chance does not give was reached, 1 at most, 0 where it
 * is that of chance. Null without a pair, and where chance alone agrees always, as everybody only ever gave one answer. `weights`: how
 * often each pair stands; once where nothing is said.
 */
export function cohenKappa(
  pairs: readonly (readonly [Answer, Answer])[],
  weights?: ArrayLike<number>,
): number | null {
  const observed = percentAgreement(pairs, weights);
  if (observed === null) return null;
  const first = new Map<Answer, number>();
  const second = new Map<Answer, number>();
  let all = 0;
  for (const [at, [one, other]] of pairs.entries()) {
    const weight = weights === undefined ? 1 : (weights[at] ?? 0);
    first.set(one, (first.get(one) ?? 0) + weight);
    second.set(other, (second.get(other) ?? 0) + weight);
    all += weight;
  }
  let expected = 0;
  for (const [answer, count] of first) expected += (count * (second.get(answer) ?? 0)) / all ** 2;
  return expected === 1 ? null : (observed - expected) / (1 - expected);
}
