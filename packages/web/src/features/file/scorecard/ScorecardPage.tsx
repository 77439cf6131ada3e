import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { callScoresQuery, useScoreCall } from '../../../shared/goals/goals.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { ScorecardView } from './ScorecardView.tsx';
import { scorecardTexts } from './scorecard.texts.ts';

/** A call under review by the goal that the address names. */
export function ScorecardPage({ file, goalId }: { file: File; goalId: number }) {
  const t = useTexts(scorecardTexts);
  const notify = useNotify();
  const query = useQuery(callScoresQuery(file.file_id));
  const scoring = useScoreCall();
  const mayReview = useMay('reviews.write');
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={420} radius={12} />;
  const score = query.data.find(({ goal_id }) => goal_id === goalId);
  if (score !== undefined && mayReview)
    return <ScorecardView key={`${file.file_id} ${goalId}`} file={file} score={score} />;
  const place = { file_id: file.file_id, goal_id: goalId };
  return (
    <EmptyState icon={<ClipboardCheck size={22} />} title={t('noScore')}>
      <ButtonLink variant="outlined" to="/files/$file_id" params={{ file_id: file.file_id }} search={{}}>
        {t('toCall')}
      </ButtonLink>
      {mayReview && (
        <Button
          variant="contained"
          loading={scoring.isPending}
          onClick={() => scoring.mutate(place, { onError: notify.failed })}
        >
          {t('scoreIt')}
        </Button>
      )}
    </EmptyState>
  );
}
