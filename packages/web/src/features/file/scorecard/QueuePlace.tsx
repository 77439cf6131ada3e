import type { ReviewCard } from '@earshot/core/reviews/reviews.api.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { StepButtons } from '../../../shared/files/StepButtons.tsx';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { useQueueWay } from './use-queue-way.ts';

/** Which of one's own queue this is, with the way back and on. */
export function QueuePlace({ card }: { card: ReviewCard }) {
  const t = useTexts(reviewTexts);
  const { previous, next } = useQueueWay(card);
  const { place, open } = card;
  if (place === null) return null;
  const label = t('place', { place: formatNumber(place), open: formatNumber(open) });
  return (
    <span className="row queue-place">
      <span className="sm t2 num" data-testid="queue-place">
        {label}
      </span>
      <ProgressBar label={label} share={place / open} />
      <StepButtons
        previous={t('previous')}
        next={t('next')}
        hasPrevious={previous !== undefined}
        hasNext={next !== undefined}
        isFirst={false}
        isLast={false}
        className="outlined"
        onStep={(step) => (step === 1 ? next?.() : previous?.())}
      />
    </span>
  );
}
