import { longestReviewSeconds } from '@earshot/core/reviews/reviews.ts';
import { useEffect } from 'react';

/** How long each review was on the screen before, in milliseconds: whoever comes back to one goes on with it. */
const before = new Map<number, number>();

/** Counts nothing any more of a review that was sent. */
export const forgetSeconds = (reviewId: number): void => {
  before.delete(reviewId);
};

/**
 * Counts how long a review is on the screen; a tab that is hidden does not count. Answers what has come together, in seconds,
 * and no more than a review is believed to take.
 */
export function useVisibleSeconds(reviewId: number | null): () => number {
  useEffect(() => {
    if (reviewId === null) return;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const settle = () => {
      if (since !== null) before.set(reviewId, (before.get(reviewId) ?? 0) + performance.now() - since);
      since = document.visibilityState === 'visible' ? performance.now() : null;
    };
    settling.set(reviewId, settle);
    document.addEventListener('visibilitychange', settle);
    return () => {
      settle();
      settling.delete(reviewId);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [reviewId]);
  return () => {
    if (reviewId === null) return 0;
    settling.get(reviewId)?.();
    return Math.min(longestReviewSeconds, Math.round((before.get(reviewId) ?? 0) / 1000));
  };
}

/** What has run up since it was last asked, for each review on the screen. */
const settling = new Map<number, () => void>();
