import type { GoalScore } from '@earshot/core/goals/score.ts';
import type { AnswerRow, Credit } from './scores.store.ts';

/** What the answer to a question earns by a score; null where that is not known, and of what the form does not ask. */
export const creditIn = ({ answers }: Pick<GoalScore, 'answers'>, questionId: number): number | null =>
  answers.find(({ question_id }) => question_id === questionId)?.credit_percent ?? null;

/** Of the answers that a score comes from, those that earn something else by it than stands beside them. */
export function changedCredits(score: Pick<GoalScore, 'answers'>, rows: Iterable<AnswerRow>): Credit[] {
  return Array.from(rows).flatMap(({ goal_id, file_id, question_id, credit_percent: before }) => {
    const credit_percent = creditIn(score, question_id);
    return credit_percent === before ? [] : [{ goal_id, file_id, question_id, credit_percent }];
  });
}
