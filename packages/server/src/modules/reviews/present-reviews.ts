import { fail } from '@earshot/core/errors.ts';
import {
  ChosenBy,
  type Review,
  type ReviewKind,
  type ReviewReason,
  type ReviewStatus,
} from '@earshot/core/reviews/reviews.ts';
import type { Ctx } from '../../platform/context.ts';
import { countQuestions } from '../goals/goals.ts';
import { findReviewRow, type ReviewListRow } from './review-lists.queries.ts';

/** A review, whose reviewer or anybody else may ask: of a blind one that is open, nobody is shown what the machine says. */
export async function getReview(ctx: Ctx, id: number): Promise<Review> {
  const row = await findReviewRow(ctx.db, ctx.workspaceId, id, ctx.userId);
  const [review] = row === undefined ? [] : await presentReviews(ctx, [row]);
  if (review === undefined) throw fail('reviews.not_found');
  return review;
}

export async function presentReviews(ctx: Ctx, rows: readonly ReviewListRow[]): Promise<Review[]> {
  const questions = await countQuestions(
    ctx,
    rows.map(({ goal_id }) => goal_id),
  );
  return rows.map((row) => present(row, questions.get(row.goal_id) ?? 0));
}

function present(row: ReviewListRow, questions: number): Review {
  const isHidden = row.is_blind && row.status === 'open';
  return {
    id: row.id,
    goal_id: row.goal_id,
    goal: row.goal,
    file_id: row.file_id,
    file_name: row.file_name,
    operator: row.agent_id === null ? null : { id: row.agent_id, name: row.operator ?? '' },
    subscriber: row.subscriber,
    direction: row.direction,
    started_at: row.started_at.toISOString(),
    duration_ms: row.duration_ms,
    type: row.type,
    audio_removed: row.audio_removed,
    kind: row.kind as ReviewKind,
    reason: row.reason as ReviewReason,
    chosen_by: isHidden ? {} : ChosenBy.parse(row.chosen_by),
    is_blind: row.is_blind,
    reviewer: row.user_id === null ? null : { id: row.user_id, name: row.reviewer ?? '' },
    due_at: row.due_at?.toISOString() ?? null,
    status: row.status as ReviewStatus,
    machine_score: isHidden ? null : row.present_score,
    machine_passed: isHidden ? null : row.present_passed,
    is_hidden: isHidden,
    moment: row.moment,
    score: row.score,
    passed: row.passed,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    seconds: row.seconds,
    answered: row.answered,
    questions,
  };
}
