import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { Db } from '../../platform/database.ts';
import type { ReviewRow } from './reviews.store.ts';

/** What the operator of a call said of it by a goal. */
export function findSelfReview(
  db: Db,
  workspaceId: number,
  place: { goal_id: number; file_id: string },
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', place.goal_id)
    .where('file_id', '=', place.file_id)
    .where('kind', '=', 'self')
    .where('status', '=', 'submitted')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What was answered in a review, without what the machine said. */
export async function listGivenAnswers(db: Db, workspaceId: number, reviewId: number) {
  const rows = await db
    .selectFrom('review_answers')
    .select(['question_id', 'state', 'answer', 'points', 'comment', 'failure_reason'])
    .where('workspace_id', '=', workspaceId)
    .where('review_id', '=', reviewId)
    .orderBy('question_id')
    .execute();
  return rows.map(({ state, answer, ...row }) => ({
    ...row,
    state: state as AnswerState,
    answer: answer as AnswerValue,
  }));
}
