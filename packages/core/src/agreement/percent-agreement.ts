import type { Answer } from './answers.ts';

/** The share of pairs in which both answers are the same, 0 … 1; null without a pair. */
export function percentAgreement(pairs: readonly (readonly [Answer, Answer])[]): number | null {
  return pairs.length === 0 ? null : pairs.filter(([one, other]) => one === other).length / pairs.length;
}
