import type { Review } from '@earshot/core/reviews/reviews.ts';
import { CalendarClock, EyeOff, Pencil, TriangleAlert, UserRound } from 'lucide-react';
import { formatDateTime, formatNumber, formatShortDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { GoalScore } from '../../../shared/goals/GoalScore.tsx';
import { queueTexts } from './queue.texts.ts';
import { daysUntil } from './week.ts';

type MachineSide = Pick<Review, 'is_hidden' | 'machine_score' | 'machine_passed'>;

/** What the machine makes of the call, or that this is hidden for now. */
export function MachineChip({ review }: { review: MachineSide }) {
  const t = useTexts(queueTexts);
  if (review.is_hidden)
    return (
      <span className="chip small" title={t('hiddenText')}>
        <EyeOff size={12} aria-hidden />
        {t('hidden')}
      </span>
    );
  if (review.machine_score === null) return <span className="mut">–</span>;
  return (
    <GoalScore
      score={{ score: review.machine_score, passed: review.machine_passed, is_provisional: false }}
    />
  );
}

/** Until when: late and today stand out by a shape, too. */
export function DueChip({ due }: { due: string | null }) {
  const t = useTexts(queueTexts);
  if (due === null) return <span className="mut">–</span>;
  const days = daysUntil(due, new Date());
  const title = formatDateTime(due);
  if (days < 0)
    return (
      <span className="chip small tone-bad" title={title}>
        <TriangleAlert size={12} aria-hidden />
        {t('daysLate', { count: -days })}
      </span>
    );
  if (days === 0)
    return (
      <span className="chip small tone-warn" title={title}>
        <CalendarClock size={12} aria-hidden />
        {t('today')}
      </span>
    );
  return (
    <span className="sm t2" title={title}>
      {days === 1 ? t('tomorrow') : formatShortDay(due.slice(0, 10))}
    </span>
  );
}

/** How far somebody is with it: oneself by answers, others by name. */
export function StateCell({ review, me }: { review: Review; me: number | undefined }) {
  const t = useTexts(queueTexts);
  const { reviewer, answered, questions } = review;
  if (reviewer === null) return <span className="sm mut">{t('nobodys')}</span>;
  if (reviewer.id !== me)
    return (
      <span className="sm t2 row review-state">
        <UserRound size={13} aria-hidden />
        <span className="el">{reviewer.name}</span>
      </span>
    );
  if (!answered) return <span className="sm mut">{t('notBegun')}</span>;
  return (
    <span className="sm row review-state begun num">
      <Pencil size={13} aria-hidden />
      {t('answered', { done: formatNumber(answered), all: formatNumber(questions ?? 0) })}
    </span>
  );
}
