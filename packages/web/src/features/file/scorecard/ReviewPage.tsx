import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { reviewQuery } from '../../../shared/reviews/reviews.queries.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { ScorecardPage } from './ScorecardPage.tsx';
import { ScorecardView } from './ScorecardView.tsx';
import { scorecardTexts } from './scorecard.texts.ts';

/** A call under the review that the address names; one that was sent shows the score as it is. */
export function ReviewPage({ file, reviewId }: { file: File; reviewId: number }) {
  const t = useTexts(scorecardTexts);
  const r = useTexts(reviewTexts);
  const query = useQuery(reviewQuery(reviewId));
  const me = useAccount(({ user }) => user?.user_id);
  const mayReview = useMay('reviews.write');
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={420} radius={12} />;
  const { review, score } = query.data;
  if (review.status !== 'open') return <ScorecardPage file={file} goalId={review.goal_id} />;
  const isMine = review.reviewer === null || review.reviewer.id === me;
  if (isMine && mayReview && review.file_id === file.file_id)
    return <ScorecardView key={`review ${reviewId}`} file={file} score={score} queued={query.data} />;
  return (
    <EmptyState icon={<UserRound size={22} />} title={r('others', { name: review.reviewer?.name ?? '–' })}>
      <ButtonLink variant="outlined" to="/files/$file_id" params={{ file_id: file.file_id }} search={{}}>
        {t('toCall')}
      </ButtonLink>
      <ButtonLink variant="contained" to="/reviews" search={{}}>
        {r('toQueue')}
      </ButtonLink>
    </EmptyState>
  );
}
