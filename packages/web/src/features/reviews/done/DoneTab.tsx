import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import Button from '@mui/material/Button';
import { Link, useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatClock, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { GoalScore } from '../../../shared/goals/GoalScore.tsx';
import { csvOfReviews } from '../../../shared/reviews/reviews.queries.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { words } from '../../../shared/words.texts.ts';
import { MachineChip } from '../queue/QueueCells.tsx';
import { queueTexts } from '../queue/queue.texts.ts';
import { narrowingOf, type QueueSearch, weekOf } from '../queue/queue-search.ts';
import { ReviewPager } from '../queue/ReviewPager.tsx';
import { WhoCell } from '../queue/WhoCell.tsx';
import { WhyChip } from '../queue/WhyChip.tsx';
import type { Reviews } from '../reviews.queries.ts';

type Props = {
  list: Reviews;
  search: QueueSearch;
  summary: ReviewSummary | undefined;
  onChange: (part: QueueSearch) => void;
};

const columns = ['agentCall', 'whyCall', 'score', 'machine', 'by', 'took', 'sent'] as const;

/** Reviews that were sent: the score beside the machine's, who and how long; each opens its call. */
export function DoneTab({ list, search, summary, onChange }: Props) {
  const t = useTexts(queueTexts);
  const { body, current } = useCurrent(list.results);
  if (list.count === 0)
    return <EmptyState isInside icon={<ClipboardCheck size={22} />} title={t('noneDone')} />;
  return (
    <>
      <div className="row reviews-csv">
        <CsvButton search={search} summary={summary} />
      </div>
      <div className="plain-table reviews-table done">
        <table aria-label={t('list')}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={name}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {list.results.map((review) => (
              <DoneRow key={review.id} review={review} isCurrent={review.id === current} />
            ))}
          </tbody>
        </table>
      </div>
      <ReviewPager list={list} onChange={onChange} />
    </>
  );
}

function CsvButton({ search, summary }: Pick<Props, 'search' | 'summary'>) {
  const t = useTexts(queueTexts);
  // All that there are, unless a week is being looked at.
  const week = weekOf(search) === undefined ? undefined : summary?.week;
  return (
    <Button
      size="small"
      className="push"
      startIcon={<Download size={14} />}
      href={csvOfReviews({ ...narrowingOf(search), ...week })}
      download="reviews.csv"
    >
      {t('csvOf')}
    </Button>
  );
}

function DoneRow({ review, isCurrent }: { review: Review; isCurrent: boolean }) {
  const t = useTexts(queueTexts);
  const r = useTexts(reviewTexts);
  const w = useTexts(words);
  const name = review.operator?.name ?? t('noOperator');
  return (
    <tr data-testid={`review-${review.id}`} data-current={isCurrent}>
      <WhoCell review={review} name={name}>
        <Link
          className="med el"
          to="/files/$file_id"
          params={{ file_id: review.file_id }}
          search={{ tab: 'scores' }}
          title={review.file_name}
        >
          {name}
        </Link>
      </WhoCell>
      <td className="whyCall">
        <WhyChip review={review} />
      </td>
      <td className="score" data-label={t('score')}>
        <GoalScore score={{ score: review.score, passed: review.passed, is_provisional: false }} />
      </td>
      <td className="machine" data-label={t('machine')}>
        <MachineChip review={review} />
      </td>
      <td className="by sm">
        {review.reviewer?.name ?? '–'}
        <span className="xs mut review-kind">{r(`kind_${review.kind}`)}</span>
      </td>
      <td className="took num sm" data-label={t('took')}>
        {review.seconds === null ? <span className="mut">–</span> : formatClock(review.seconds * 1000)}
      </td>
      <td className="sent num sm">
        {review.submitted_at && formatWhen(review.submitted_at, new Date(), w('today'))}
      </td>
    </tr>
  );
}

function useCurrent(rows: readonly Review[]) {
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const at = rows.findIndex(({ id }) => id === current);
  const take = (index: number) => setCurrent(rows[index]?.id ?? null);
  useRowKeys({
    body,
    current,
    move: (step) => take(at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))),
    open: () => {
      const row = rows[at];
      if (row)
        void navigate({
          to: '/files/$file_id',
          params: { file_id: row.file_id },
          search: { tab: 'scores' },
        });
    },
    settle: take,
  });
  return { body, current };
}
