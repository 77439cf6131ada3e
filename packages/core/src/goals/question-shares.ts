import type { AnswerValue } from './answers.ts';
import { creditOf } from './credit.ts';
import type { NumberedQuestion } from './questions.ts';

/** How many calls have this answer to a question of one version of a form. */
export type CountedAnswers = {
  version: number;
  question_id: number;
  answer: AnswerValue;
  points: number | null;
  files: number;
};

/**
 * What is earned of the points of each question, 0 … 1, over all calls that answer it, each by the version that it was scored with.
 * `questionOf` gives a question of a version. What is no answer to its question earns nothing known and is only counted in `n`;
 * questions without a known answer are left out.
 */
export function questionShares(
  counted: readonly CountedAnswers[],
  questionOf: (version: number, id: number) => NumberedQuestion | undefined,
): Map<number, { n: number; share: number }> {
  const shares = new Map<number, { n: number; share: number }>();
  for (const [id, answers] of Map.groupBy(counted, ({ question_id }) => question_id)) {
    const judged = answers.flatMap(({ version, answer, points, files }) => {
      const question = questionOf(version, id);
      const credit = question === undefined ? null : creditOf(question, answer, points);
      return credit === null ? [] : [{ credit, files }];
    });
    const known = judged.reduce((sum, { files }) => sum + files, 0);
    if (known === 0) continue;
    const earned = judged.reduce((sum, { credit, files }) => sum + credit * files, 0);
    shares.set(id, { n: answers.reduce((sum, { files }) => sum + files, 0), share: earned / known });
  }
  return shares;
}
