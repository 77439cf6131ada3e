import { readablePhone } from '@earshot/core/subscribers/readable-phone.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { MergedLine } from '../../shared/people/MergedLine.tsx';
import { subscriberQuery } from '../../shared/people/people.queries.ts';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { type AskedOfSubscriber, SubscriberDialogs } from './SubscriberDialogs.tsx';
import { SubscriberHead } from './SubscriberHead.tsx';
import { SubscriberSummary } from './SubscriberSummary.tsx';
import './subscribers.css';
import { subscriberSummaryQuery } from './subscribers.queries.ts';
import { useMerge } from './use-merge.ts';

/** One abonent; the address of somebody who was merged leads to whom they were merged into. */
export function SubscriberPage() {
  const { id } = useParams({ from: '/signed-in/subscribers/$id' });
  const search = useSearch({ from: '/signed-in/subscribers/$id' });
  const navigate = useNavigate();
  const query = useQuery(subscriberQuery(Number(id)));
  const isLate = useLate(query.isPending);
  const subscriber = query.data;
  useTitle(subscriber && readablePhone(subscriber.label));
  const other = subscriber !== undefined && String(subscriber.id) !== id ? String(subscriber.id) : null;
  useEffect(() => {
    if (other !== null)
      void navigate({ to: '/subscribers/$id', params: { id: other }, search, replace: true });
  }, [other, navigate, search]);
  if (subscriber) return <Page key={subscriber.id} subscriber={subscriber} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}

function Page({ subscriber }: { subscriber: Subscriber }) {
  const search = useSearch({ from: '/signed-in/subscribers/$id' });
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<AskedOfSubscriber | null>(null);
  const period = periodOf(search, now);
  const summary = useQuery(subscriberSummaryQuery(subscriber.id, period));
  const merge = useMerge();
  const isLate = useLate(summary.isPending);
  const choose = (next: typeof search) =>
    void navigate({
      to: '/subscribers/$id',
      params: { id: String(subscriber.id) },
      search: { ...search, ...next },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page subscriber-page">
      <SubscriberHead subscriber={subscriber} search={search} onPeriod={choose} onAsk={setAsked} />
      <MergedLine
        name={readablePhone(subscriber.label)}
        merged={subscriber.merged}
        isBusy={merge.isPending}
        onTakeApart={subscriber.can_change ? (id, name) => void merge.takeApart({ id, name }) : undefined}
      />
      {summary.data ? (
        <SubscriberSummary {...{ subscriber, period }} summary={summary.data} onPeriod={choose} />
      ) : summary.isError ? (
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      ) : (
        isLate && <Skeleton height={480} radius={12} />
      )}
      <SubscriberDialogs
        asked={asked}
        onClose={() => setAsked(null)}
        onGone={() => void navigate({ to: '/subscribers', replace: true })}
      />
    </div>
  );
}
