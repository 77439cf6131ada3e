import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { reviewSummaryQuery, reviewsQuery } from '../../../shared/reviews/reviews.queries.ts';
import { DisputesTab } from '../disputes/DisputesTab.tsx';
import { DoneTab } from '../done/DoneTab.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueFoot } from './QueueFoot.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueSide } from './QueueSide.tsx';
import { QueueTab } from './QueueTab.tsx';
import { askedOf, formOf, type QueueSearch, tabOf, weekOf } from './queue-search.ts';
import { SummaryStrip } from './SummaryStrip.tsx';
import './queue.css';

/** What is to be looked at, why, by whom and until when; beside it how the week stands. */
export function ReviewsPage() {
  const search: QueueSearch = useSearch({ from: '/signed-in/reviews' });
  const navigate = useNavigate();
  const change = (part: QueueSearch) =>
    void navigate({ to: '/reviews', search: { ...search, offset: undefined, ...part }, replace: true });
  const tab = tabOf(search);
  const list = useQuery(reviewsQuery(askedOf(search)));
  const summary = useQuery(reviewSummaryQuery({ day: weekOf(search), goal_id: formOf(search) })).data;
  const isLate = useLate(list.isPending);
  const [peekSlot, setPeekSlot] = useState<HTMLElement | null>(null);
  if (list.isError && list.data === undefined)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const parts = { search, onChange: change, summary };
  return (
    <div className="page reviews-page">
      <QueueHead {...parts} counts={list.data?.counts} />
      {tab === 'disputes' ? (
        <DisputesTab />
      ) : (
        <>
          <SummaryStrip summary={summary} search={search} />
          <div className="reviews-body">
            <section className="card reviews-list">
              <QueueFilters {...parts} />
              {list.data === undefined && isLate && <Skeleton height={320} radius={8} />}
              {list.data !== undefined &&
                (tab === 'done' ? (
                  <DoneTab list={list.data} {...parts} />
                ) : (
                  <QueueTab key={tab} list={list.data} peekSlot={peekSlot} {...parts} />
                ))}
            </section>
            <div className="reviews-side">
              <div ref={setPeekSlot} className="reviews-peek" />
              <QueueSide summary={summary} search={search} />
            </div>
          </div>
          {list.data && <QueueFoot list={list.data} summary={summary} />}
        </>
      )}
    </div>
  );
}
