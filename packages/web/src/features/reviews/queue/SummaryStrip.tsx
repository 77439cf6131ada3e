import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import type { ReviewDue } from '@earshot/core/reviews/reviews.ts';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatClock, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOfCalls } from '../../../shared/filters/filter-address.ts';
import '../../../shared/people/people.css';
import { queueTexts } from './queue.texts.ts';
import type { QueueSearch } from './queue-search.ts';

type Props = { summary: ReviewSummary | undefined; search: QueueSearch };

/** How the week stands, in five numbers; each leads to what it counts. */
export function SummaryStrip({ summary, search }: Props) {
  const t = useTexts(queueTexts);
  if (summary === undefined) return <Skeleton height={72} radius={12} />;
  const { submitted, planned, late, due_today, twice, overruled, compared } = summary;
  const to = (tab: string) =>
    ({ to: '/reviews', search: { ...search, offset: undefined, due: undefined, tab } }) as const;
  // The numbers are of everybody's reviews, whatever else the list is narrowed by.
  const dueIn = (due: ReviewDue) =>
    ({ to: '/reviews', search: { form: search.form, week: search.week, tab: 'team', due } }) as const;
  return (
    <dl className="card reviews-strip" data-testid="reviews-summary">
      <Figure title={t('reviewed')}>
        <Link className="calls-link big" {...to('done')}>
          {formatNumber(submitted)}
        </Link>
        <span className="t2">{t('ofPlanned', { shown: formatNumber(planned) })}</span>
        {planned > 0 && <ProgressBar label={t('reviewed')} share={submitted / planned} />}
      </Figure>
      <Figure title={t('lateToday')}>
        <Link className={late > 0 ? 'calls-link big lost' : 'calls-link big'} {...dueIn('late')}>
          {formatNumber(late)}
        </Link>
        <span className="t2">{t('late')}</span>
        <Link
          className="calls-link big"
          {...dueIn('today')}
          aria-label={t('todayCount', { shown: formatNumber(due_today) })}
        >
          {formatNumber(due_today)}
        </Link>
        <span className="t2">{t('today')}</span>
      </Figure>
      <Figure title={t('median')}>
        <MedianSeconds seconds={summary.seconds} />
      </Figure>
      <Figure title={t('twice')}>
        <b className="big num">{formatNumber(twice.done)}</b>
        <span className="t2">{t('ofPlanned', { shown: formatNumber(twice.planned) })}</span>
        {twice.differ.length > 0 && (
          <Link className="calls-link sm" to="/files" search={searchOfCalls({ ids: twice.differ })}>
            {t('differ', { shown: formatNumber(twice.differ.length) })}
          </Link>
        )}
      </Figure>
      <Figure title={t('overruled')}>
        {overruled === null ? (
          <b className="big">–</b>
        ) : (
          <>
            <Link className="calls-link big" {...to('done')}>
              {formatPercent(overruled.value, 1)}
            </Link>
            <span className="t2 sm num">
              {t('overruledIs', {
                low: formatNumber(overruled.low * 100, 1),
                high: formatNumber(overruled.high * 100, 1),
                shown: formatNumber(compared),
              })}
            </span>
          </>
        )}
      </Figure>
    </dl>
  );
}

function MedianSeconds({ seconds: { median, before, n } }: { seconds: ReviewSummary['seconds'] }) {
  const t = useTexts(queueTexts);
  if (median === null) return <b className="big">–</b>;
  const change = before === null ? 0 : Math.round(median - before);
  const time = formatClock(Math.abs(change) * 1000);
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <>
      <b className="big num">{formatClock(median * 1000)}</b>
      {change !== 0 && (
        <span className="chip small num" title={t(change > 0 ? 'longer' : 'shorter', { time })}>
          <Arrow size={12} aria-hidden />
          {time}
          <span className="visually-hidden">{t(change > 0 ? 'longer' : 'shorter', { time })}</span>
        </span>
      )}
      <span className="t2 sm num">{t('n', { shown: formatNumber(n) })}</span>
    </>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sm t2">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
