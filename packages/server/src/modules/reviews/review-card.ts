import { maskScore } from '@earshot/core/reviews/mask-score.ts';
import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { getCallScore } from '../goals/call-scores.ts';
import { callsScoredBlind } from './blindness.ts';
import { getReview } from './present-reviews.ts';
import { listOwnQueue } from './review-lists.queries.ts';

/**
 * A review with its form. Somebody's blind review that is open shows the form alone, to them and to anybody else: who looks over a
 * shoulder would tell. Throws `reviews.not_found`.
 */
export async function getReviewCard(ctx: Ctx, id: number): Promise<ReviewCard> {
  const review = await getReview(ctx, id);
  // Whoever looks may have another blind review of the same call to send.
  const isHidden = review.is_hidden || (await callsScoredBlind(ctx)).includes(review.file_id);
  const whole = await beyondLimit(ctx, 'of a score that is hidden only its form is shown', (ctx) =>
    getCallScore(ctx, review.file_id, review.goal_id),
  );
  const score = isHidden ? maskScore(whole) : whole;
  const queue = ctx.userId === null ? [] : await listOwnQueue(ctx.db, ctx.workspaceId, ctx.userId);
  const at = queue.indexOf(id);
  const next = queue.filter((one) => one !== id);
  return {
    review,
    score,
    next_id: (at === -1 ? next[0] : (queue[at + 1] ?? next[0])) ?? null,
    place: at === -1 ? null : at + 1,
    open: queue.length,
  };
}
