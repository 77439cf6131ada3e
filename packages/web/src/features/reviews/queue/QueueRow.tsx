import type { Review } from '@earshot/core/reviews/reviews.ts';
import Checkbox from '@mui/material/Checkbox';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AnswerMoments } from '../../../shared/goals/AnswerMoments.tsx';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import { DueChip, MachineChip, StateCell } from './QueueCells.tsx';
import { queueTexts } from './queue.texts.ts';
import { callOf, reviewLink } from './review-link.ts';
import { WhoCell } from './WhoCell.tsx';
import { WhyChip } from './WhyChip.tsx';

type Props = {
  review: Review;
  me: number | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
};

/** A call that somebody is to look at: whose, why, what the machine makes of it, until when, and how far it is. */
export function QueueRow({ review, me, isCurrent, isSelected, onSelect }: Props) {
  const t = useTexts(queueTexts);
  const name = review.operator?.name ?? t('noOperator');
  const about = `${name}, ${formatDateTime(review.started_at)}`;
  return (
    <tr data-testid={`review-${review.id}`} data-current={isCurrent} aria-selected={isSelected}>
      <td className="tick-cell">
        <Checkbox
          size="small"
          checked={isSelected}
          onClick={(event) => onSelect(event.shiftKey)}
          slotProps={{ input: { 'aria-label': t('choose', { name: about }) } }}
        />
      </td>
      <WhoCell review={review} name={name}>
        <Link className="med el" {...reviewLink(review, me)} title={review.file_name}>
          {name}
        </Link>
      </WhoCell>
      <td className="whyCall">
        <WhyChip review={review} />
        <ReviewMoment review={review} />
      </td>
      <td className="machine" data-label={t('machine')}>
        <MachineChip review={review} />
      </td>
      <td className="due">
        <DueChip due={review.due_at} />
      </td>
      <td className="state">
        <StateCell review={review} me={me} />
      </td>
    </tr>
  );
}

/** The moment that the choice stands on, which plays; where nothing may be shown the call itself does. */
function ReviewMoment({ review }: { review: Review }) {
  const t = useTexts(queueTexts);
  const call = callOf(review);
  const { moment, duration_ms } = review;
  if (moment !== null) return <AnswerMoments call={call} moments={[moment]} first={1} />;
  if (duration_ms === null) return null;
  return (
    <span className="row review-whole">
      <PassagePlay call={call} startMs={0} endMs={duration_ms} />
      <span className="sm mut">{t('wholeCall')}</span>
    </span>
  );
}
