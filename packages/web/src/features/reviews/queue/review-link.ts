import type { Review } from '@earshot/core/reviews/reviews.ts';
import type { HitCall } from '../../../shared/hits/play-call.ts';

/** Whether whoever asks may answer it: their own, or one that waits for anybody. */
export const isForMe = ({ status, reviewer }: Pick<Review, 'status' | 'reviewer'>, me: number | undefined) =>
  status === 'open' && (reviewer === null || reviewer.id === me);

/** Where a review leads: to its form for whoever answers it, to the scores of the call for others. */
export const reviewLink = (review: Review, me: number | undefined) =>
  ({
    to: '/files/$file_id',
    params: { file_id: review.file_id },
    search: isForMe(review, me)
      ? { goal: String(review.goal_id), review: String(review.id) }
      : { tab: 'scores' },
  }) as const;

/** The call as what plays it wants it; a conversation in writing has no length. */
export const callOf = (review: Review): HitCall => ({
  file_id: review.file_id,
  name: review.file_name,
  operator: review.operator?.name ?? null,
  abonent: review.subscriber,
  duration_ms: review.duration_ms,
  type: review.type,
  audio_removed: review.audio_removed,
});
