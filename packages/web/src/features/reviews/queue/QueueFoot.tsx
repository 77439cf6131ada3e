import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatClock, formatNumber, formatSpan } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { ScoreRing } from '../../../shared/goals/ScoreRing.tsx';
import { reviewsQuery } from '../../../shared/reviews/reviews.queries.ts';
import type { Reviews } from '../reviews.queries.ts';
import { queueTexts } from './queue.texts.ts';
import { reviewLink } from './review-link.ts';

type Props = { list: Reviews; summary: ReviewSummary | undefined };

/** How far one's own week is, and the way to the next call. */
export function QueueFoot({ list, summary }: Props) {
  const t = useTexts(queueTexts);
  const me = useAccount(({ user }) => user?.user_id);
  const next = useQuery(reviewsQuery({ tab: 'mine', limit: 1 })).data?.results[0];
  const own = summary?.people.find(({ user_id }) => user_id === me);
  const { mine, late, due_today } = list.counts;
  const median = summary?.seconds.median ?? null;
  const planned = own?.planned ?? 0;
  const submitted = own?.submitted ?? 0;
  const left = [
    ...(median !== null && mine > 0 ? [t('aboutLeft', { time: formatSpan(mine * median * 1000) })] : []),
    ...(next === undefined
      ? []
      : [
          t('nextIs', {
            name: `${next.operator?.name ?? t('noOperator')} ${formatClock(next.duration_ms ?? 0)}`,
          }),
        ]),
  ];
  return (
    <footer className="card reviews-foot">
      <ScoreRing score={{ score: planned === 0 ? 0 : (100 * submitted) / planned, passed: null }} />
      <div className="grow">
        <p className="row" style={{ gap: 8, flexWrap: 'wrap' }}>
          <b className="reviews-own num">{formatNumber(submitted)}</b>
          <span className="t2">{t('yours', { shown: formatNumber(planned) })}</span>
          {late > 0 && (
            <span className="chip small tone-bad">
              <TriangleAlert size={12} aria-hidden />
              {t('lateCount', { shown: formatNumber(late) })}
            </span>
          )}
          {due_today > 0 && (
            <span className="chip small tone-warn">
              <CalendarClock size={12} aria-hidden />
              {t('todayCount', { shown: formatNumber(due_today) })}
            </span>
          )}
        </p>
        {left.length > 0 && <p className="xs mut num">{left.join(' · ')}</p>}
      </div>
      <p className="reviews-keys xs mut" aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('keyMove')} <kbd>Space</kbd> {t('keyPeek')} <kbd>P</kbd> {t('keyPlay')}{' '}
        <kbd>X</kbd> {t('keySelect')}
      </p>
      {next && (
        <ButtonLink variant="contained" {...reviewLink(next, me)}>
          {t('reviewNext')} <kbd aria-hidden>Enter</kbd>
        </ButtonLink>
      )}
    </footer>
  );
}
