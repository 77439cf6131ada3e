import { listDisputes } from '@earshot/core/reviews/disputes.api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { call } from '../../../lib/call.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { disputesTexts } from './disputes.texts.ts';

const disputesQuery = () =>
  queryOptions({
    queryKey: ['disputes', 'list'],
    queryFn: ({ signal }) => call(listDisputes, { query: { status: 'open', limit: 50 }, signal }),
  });

/** Answers that operators dispute and nobody has decided about; each leads to its call. */
export function DisputesTab() {
  const t = useTexts(disputesTexts);
  const query = useQuery(disputesQuery());
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={200} radius={12} />;
  if (query.data.count === 0)
    return (
      <section className="card" style={{ display: 'flex', minHeight: 240 }}>
        <EmptyState isInside icon={<Scale size={22} />} title={t('none')} />
      </section>
    );
  return (
    <ul className="card side-list reviews-disputes" aria-label={t('list')}>
      {query.data.results.map((dispute) => (
        <li key={dispute.id}>
          <Link
            to="/files/$file_id"
            params={{ file_id: dispute.file_id }}
            search={{ tab: 'scores' }}
            className="med"
          >
            {dispute.question}
          </Link>
          <p className="sm t2">{dispute.comment}</p>
          <p className="xs mut num">{formatDateTime(dispute.created)}</p>
        </li>
      ))}
    </ul>
  );
}
