import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { OwnScore } from '@earshot/core/reviews/disputes.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ownScoresQuery, useAcknowledge } from '../../shared/reviews/own-scores.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { myCallsTexts } from './my-calls.texts.ts';

/** How much was lost, and that one has seen it: of this call, or of all that are new. */
export function MyCallFoot({ score, listed }: { score: CallScore; listed: OwnScore | undefined }) {
  const t = useTexts(myCallsTexts);
  const notify = useNotify();
  const acknowledge = useAcknowledge();
  const waiting = useQuery(ownScoresQuery({ tab: 'new', limit: 100 })).data?.results ?? [];
  const known = score.answers.filter(({ earned }) => earned !== null);
  const lost = known.filter(({ earned, possible }) => (earned ?? 0) < possible).length;
  const isSeen = listed?.acknowledged_at !== null && listed !== undefined;
  const others = waiting.filter((one) => one.file_id !== listed?.file_id || one.goal_id !== listed.goal_id);
  return (
    <footer className="my-call-foot">
      <span className="sm t2 num">
        {t('lost', { lost: formatNumber(lost), all: formatNumber(score.answers.length) })}
      </span>
      <span className="push" />
      {others.length > 0 && (
        <Button
          loading={acknowledge.isPending}
          onClick={() =>
            acknowledge.mutate(waiting, {
              onSuccess: () => notify.done(t('acknowledgedAll')),
              onError: notify.failed,
            })
          }
        >
          {t('acknowledgeRest')}
        </Button>
      )}
      {listed !== undefined && (
        <Button
          variant={isSeen ? 'text' : 'contained'}
          disabled={isSeen}
          startIcon={<Check size={14} />}
          onClick={() => acknowledge.mutate([listed], { onError: notify.failed })}
        >
          {t(isSeen ? 'acknowledged' : 'acknowledge')}
        </Button>
      )}
    </footer>
  );
}
