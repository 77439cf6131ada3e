import { cohenKappa } from '../agreement/cohen-kappa.ts';
import type { GivenAnswer } from './agreed-answers.ts';

/** Answers of several people about the same example, and the labels that they were asked for. */
export type SharedExample = { asked: readonly number[]; answers: readonly GivenAnswer[] };

/**
 * Cohen's κ over every label of every example that two people answered; of more than two, over each two of them. Where `of` is named,
 * only pairs of that person. `n`: examples.
 */
export function labelAgreement(
  examples: readonly SharedExample[],
  of?: number | null,
): { kappa: number; n: number } | null {
  let n = 0;
  const pairs: [boolean, boolean][] = [];
  for (const { asked, answers } of examples) {
    const given = answers.flatMap(({ user_id, labels }) => (labels === null ? [] : [{ user_id, labels }]));
    const before = pairs.length;
    for (const [at, one] of given.entries())
      for (const other of given.slice(at + 1)) {
        if (of !== undefined && one.user_id !== of && other.user_id !== of) continue;
        for (const id of asked) pairs.push([one.labels.includes(id), other.labels.includes(id)]);
      }
    if (pairs.length > before) n += 1;
  }
  const kappa = cohenKappa(pairs);
  return kappa === null ? null : { kappa, n };
}
