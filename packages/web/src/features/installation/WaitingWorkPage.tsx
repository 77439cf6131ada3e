import type { ParkedNews } from '@earshot/core/installation/installation.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RotateCw } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { useTexts, useTextsOf } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { parkedQuery, useRetryParked } from './installation.queries.ts';
import { installationTexts } from './installation.texts.ts';
import './installation.css';

/** What the program gave up on, for whoever runs the installation: the reason, and another try. */
export function WaitingWorkPage() {
  const t = useTexts(installationTexts);
  const query = useQuery(parkedQuery());
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const list = query.data;
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {list && list.count > 0 && <span className="mut num">{formatNumber(list.count)}</span>}
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      {isLate && <Skeleton height={200} radius={12} />}
      {list?.count === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 240 }}>
          <EmptyState isInside icon={<CircleCheck size={22} />} title={t('empty')} text={t('emptyText')} />
        </section>
      )}
      <ul className="waiting-work">
        {list?.results.map((one) => (
          <WaitingRow key={one.id} one={one} />
        ))}
      </ul>
    </div>
  );
}

function WaitingRow({ one }: { one: ParkedNews }) {
  const t = useTexts(installationTexts);
  const doing = useTextsOf('listeners');
  const notify = useNotify();
  const retry = useRetryParked();
  const name = doing(one.listener) ?? one.listener;
  return (
    <li className="card waiting-row">
      <div>
        <h2 className="med">{name}</h2>
        <p className="t2 sm">
          {one.workspace} · <span className="num">{formatDateTime(one.at)}</span>
          {one.waiting > 0 && ` · ${t('behind', { count: one.waiting })}`}
        </p>
        <p className="waiting-reason">
          <span className="t2">{t('reason')}:</span> {one.reason}
        </p>
        {one.file_id !== null && <a href={`/files/${one.file_id}`}>{t('call')}</a>}
      </div>
      <Button
        variant="outlined"
        startIcon={<RotateCw size={16} />}
        disabled={retry.isPending}
        onClick={() =>
          retry.mutate(one, { onSuccess: () => notify.done(t('retried')), onError: notify.failed })
        }
      >
        {t('retry')}
      </Button>
    </li>
  );
}
