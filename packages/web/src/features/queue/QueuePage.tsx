import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleCheck, Upload } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { queueQuery } from '../../shared/files/queue.queries.ts';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { QueueFigures } from './QueueFigures.tsx';
import { QueueTable } from './QueueTable.tsx';
import { queueTexts } from './queue.texts.ts';
import '../../components/plain-table.css';
import './queue.css';

const pageSize = 50;

/** What waits for processing, why, and when it is due. */
export function QueuePage() {
  const t = useTexts(queueTexts);
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/queue' });
  const offset = Math.max(0, Number.parseInt(search.offset ?? '', 10) || 0);
  const query = useQuery(queueQuery({ limit: pageSize, offset }));
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const page = query.data;
  const turnTo = (to: number) =>
    void navigate({ to: '/queue', search: { offset: to > 0 ? String(to) : undefined }, replace: true });
  return (
    <div className="page queue">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <p className="t2 queue-lead">{t('lead')}</p>
      {isLate && <Skeleton height={320} radius={12} />}
      {page && <QueueFigures page={page} />}
      {page?.count === 0 && <NothingWaits />}
      {page && page.count > 0 && <QueueTable page={page} onPage={turnTo} />}
    </div>
  );
}

function NothingWaits() {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const mayUpload = useMay('files.write');
  return (
    <section className="card" style={{ display: 'flex', minHeight: 240 }}>
      <EmptyState isInside icon={<CircleCheck size={22} />} title={t('none')} text={t('noneText')}>
        {mayUpload && (
          <Button variant="contained" startIcon={<Upload size={16} />} onClick={openUploadDialog}>
            {w('upload')}
          </Button>
        )}
      </EmptyState>
    </section>
  );
}
