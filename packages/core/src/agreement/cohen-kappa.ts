import type { Answer } from './answers.ts';
import { percentAgreement } from './percent-agreement.ts';

/**
 * Cohen's κ of pairs of answers (Cohen 1960): how much of the agreement that chance does not give was reached, 1 at most, 0 where it
 * is that of chance. Null without a pair, and where chance alone agrees always, as everybody only ever gave one answer.
 */
export function cohenKappa(pairs: readonly (readonly [Answer, Answer])[]): number | null {
  const observed = percentAgreement(pairs);
  if (observed === null) return null;
  const first = counted(pairs.map(([one]) => one));
  const second = counted(pairs.map(([, other]) => other));
  let expected = 0;
  for (const [answer, count] of first) expected += (count * (second.get(answer) ?? 0)) / pairs.length ** 2;
  return expected === 1 ? null : (observed - expected) / (1 - expected);
}

function counted(answers: readonly Answer[]): Map<Answer, number> {
  const counts = new Map<Answer, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}
