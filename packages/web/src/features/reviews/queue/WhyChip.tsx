import type { Goal } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { Review, ReviewReason } from '@earshot/core/reviews/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  CircleGauge,
  Clock3,
  Diamond,
  Dices,
  EyeOff,
  type LucideIcon,
  MessageCircleQuestion,
  Scale,
  User,
} from 'lucide-react';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { queueTexts } from './queue.texts.ts';

const looks: Record<ReviewReason, { icon: LucideIcon; tone: string }> = {
  random: { icon: Dices, tone: 'tone-mute' },
  second: { icon: EyeOff, tone: 'tone-primary' },
  low_confidence: { icon: CircleGauge, tone: 'tone-warn' },
  lowest_score: { icon: ArrowDown, tone: 'tone-bad' },
  long_call: { icon: Clock3, tone: 'tone-info' },
  pattern: { icon: Diamond, tone: 'tone-hit' },
  asked: { icon: MessageCircleQuestion, tone: 'tone-mute' },
  calibration: { icon: Scale, tone: 'tone-mute' },
  own: { icon: User, tone: 'tone-mute' },
};

type Chosen = Pick<Review, 'reason' | 'chosen_by' | 'goal_id' | 'kind'>;

/** Why a call is looked at, in words. */
export function WhyChip({ review }: { review: Chosen }) {
  const r = useTexts(reviewTexts);
  const { icon: Icon, tone } = looks[review.reason];
  const more = useWhy(review);
  const name = review.reason === 'pattern' ? (review.chosen_by.pattern ?? r('pattern')) : r(review.reason);
  return (
    <span className="row why-chip">
      <span className={`chip small ${tone}`}>
        <Icon size={12} aria-hidden />
        {name}
      </span>
      {review.kind === 'peer' && <span className="chip small">{r('kind_peer')}</span>}
      {more !== '' && <span className="sm t2 el">{more}</span>}
    </span>
  );
}

/** What the choice went by. */
function useWhy({ reason, chosen_by, goal_id }: Chosen): string {
  const t = useTexts(queueTexts);
  const goals = useQuery(goalsQuery()).data?.results;
  const { confidence, questions = [], score, shorter } = chosen_by;
  if (reason === 'random' || reason === 'second') return t(`why_${reason}`);
  if (reason === 'pattern') return t('why_pattern');
  if (reason === 'lowest_score' && score !== undefined)
    return t('why_lowest', { score: formatNumber(score, 1) });
  if (reason === 'long_call' && shorter !== undefined)
    return t('why_long', { percent: formatPercent(shorter) });
  if (reason !== 'low_confidence' || confidence === undefined) return '';
  const percent = formatPercent(confidence);
  const places = placesOf(
    goals?.find(({ id }) => id === goal_id),
    questions,
  );
  return places === '' ? percent : t('why_confidence', { questions: places, percent });
}

/** `2.1, 4.1`: questions as the form shows them. */
function placesOf(goal: Pick<Goal, 'groups'> | undefined, ids: readonly number[]): string {
  const { groups } = numberQuestions(goal?.groups ?? [], 0);
  return groups
    .flatMap(({ questions }, at) =>
      questions.flatMap(({ id }, place) => (ids.includes(id) ? [`${at + 1}.${place + 1}`] : [])),
    )
    .join(', ');
}
