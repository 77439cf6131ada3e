import type { Answer } from './answers.ts';

/**
 * The mean of the F1 of each answer that is there, 0 … 1, of pairs of what is so and what was answered: every answer counts the
 * same, however rare. Null without a pair.
 */
export function macroF1(pairs: readonly (readonly [Answer, Answer])[]): number | null {
  const answers = new Set(pairs.flat());
  if (answers.size === 0) return null;
  const scores = [...answers].map((answer) => {
    const both = pairs.filter(([one, other]) => one === answer && other === answer).length;
    const either = pairs.reduce(
      (sum, [one, other]) => sum + Number(one === answer) + Number(other === answer),
      0,
    );
    return (2 * both) / either;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
