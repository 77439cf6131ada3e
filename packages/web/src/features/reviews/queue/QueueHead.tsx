import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ClipboardList } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { formatNumber, formatShortDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { StepButtons } from '../../../shared/files/StepButtons.tsx';
import { openDisputesQuery, type Reviews } from '../reviews.queries.ts';
import { reviewsTexts } from '../reviews.texts.ts';
import { queueTexts } from './queue.texts.ts';
import { type QueueSearch, queueTabs, tabOf, weekOf } from './queue-search.ts';
import { weekNumber, weeksLater } from './week.ts';

type Props = {
  search: QueueSearch;
  onChange: (part: QueueSearch) => void;
  counts: Reviews['counts'] | undefined;
  summary: ReviewSummary | undefined;
};

/** Which reviews, of which week, and the way to the plans. */
export function QueueHead({ search, onChange, counts, summary }: Props) {
  const t = useTexts(queueTexts);
  const r = useTexts(reviewsTexts);
  const disputes = useQuery(openDisputesQuery()).data;
  const countOf = (tab: (typeof queueTabs)[number]) => (tab === 'disputes' ? disputes : counts?.[tab]);
  return (
    <div className="page-head">
      <h1>{r('title')}</h1>
      <Choice
        label={t('tabs')}
        value={tabOf(search)}
        options={queueTabs.map((tab) => {
          const count = countOf(tab);
          const shown = count === undefined ? '' : formatNumber(count);
          return { value: tab, label: t(`tab_${tab}`, { shown }).trim() };
        })}
        onChange={(tab) => onChange({ tab: tab === 'mine' ? undefined : tab })}
      />
      <span className="push" />
      {summary && <WeekChooser {...{ search, onChange, summary }} />}
      <ButtonLink variant="outlined" startIcon={<ClipboardList size={16} />} to="/reviews/plans" search={{}}>
        {t('plans')}
      </ButtonLink>
    </div>
  );
}

type WeekProps = Pick<Props, 'search' | 'onChange'> & { summary: ReviewSummary };

function WeekChooser({ search, onChange, summary: { week } }: WeekProps) {
  const t = useTexts(queueTexts);
  const days = `${formatShortDay(week.from)} – ${formatShortDay(week.to)}`;
  const isOther = weekOf(search) !== undefined;
  return (
    <span className="row week-chooser">
      <CalendarDays size={16} className="mut" aria-hidden />
      <span className="num sm med" data-testid="week">
        {t('week', { number: weekNumber(week.from), days })}
      </span>
      <StepButtons
        previous={t('weekBefore')}
        next={t('weekAfter')}
        hasPrevious
        hasNext={isOther}
        isFirst={false}
        isLast={false}
        onStep={(step) => onChange({ week: weeksLater(week.from, step) })}
      />
      {isOther && (
        <button type="button" className="plain link sm" onClick={() => onChange({ week: undefined })}>
          {t('thisWeek')}
        </button>
      )}
    </span>
  );
}
