import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { reviewCountsQuery } from '../../shared/reviews/reviews.queries.ts';

/** How many calls wait for one's own review, behind the name in the menu; nothing where none does. */
export function OwnCount() {
  const mine = useQuery(reviewCountsQuery()).data?.mine ?? 0;
  return <span className="count">{mine > 0 && formatNumber(mine)}</span>;
}
