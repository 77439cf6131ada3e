import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { reviewQuery, reviewsQuery } from '../../../shared/reviews/reviews.queries.ts';

/** The way through one's own queue from a review of it. */
export function useQueueWay(card: ReviewCard | null) {
  const navigate = useNavigate();
  const place = card?.place ?? null;
  const offset = Math.max(0, (place ?? 1) - 2);
  const around = useQuery({
    ...reviewsQuery({ tab: 'mine', limit: 3, offset }),
    enabled: place !== null,
  }).data?.results;
  const at = around?.findIndex(({ id }) => id === card?.review.id) ?? -1;
  const go = ({ id, file_id, goal_id }: Pick<Review, 'id' | 'file_id' | 'goal_id'>) =>
    void navigate({
      to: '/files/$file_id',
      params: { file_id },
      search: { goal: String(goal_id), review: String(id) },
    });
  const way = (to: Review | undefined) => (to === undefined ? undefined : () => go(to));
  return {
    previous: way(at > 0 ? around?.[at - 1] : undefined),
    next: way(at < 0 ? undefined : around?.[at + 1]),
    /** To a review of which only the number is known. */
    goTo: async (id: number) => go((await queryClient.fetchQuery(reviewQuery(id))).review),
    toQueue: () => void navigate({ to: '/reviews', search: {} }),
  };
}
