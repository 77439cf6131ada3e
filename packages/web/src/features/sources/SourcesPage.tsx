import type { Source } from '@earshot/core/sources/sources.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Database, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { sourcesQuery } from '../../shared/sources/sources.queries.ts';
import { useMay } from '../../shared/users.queries.ts';
import { SourceForm } from './SourceForm.tsx';
import { SourceTable } from './SourceTable.tsx';
import '../../components/plain-table.css';
import './sources.css';
import { sourcesTexts } from './sources.texts.ts';

export function SourcesPage() {
  const t = useTexts(sourcesTexts);
  const query = useQuery(sourcesQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('sources.write');
  const [edited, setEdited] = useState<Source | 'new' | null>(null);
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const sources = query.data?.results;
  return (
    <div className="page sources">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {sources && <span className="mut num">{formatNumber(sources.length)}</span>}
        <span className="push">{sources && sources.length > 0 && add}</span>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      {isLate && <Skeleton height={132} radius={12} />}
      {sources?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 260 }}>
          <EmptyState isInside icon={<Database size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {add}
          </EmptyState>
        </section>
      )}
      {sources && sources.length > 0 && (
        <SourceTable sources={sources} onEdit={mayWrite ? setEdited : undefined} />
      )}
      {edited !== null && (
        <SourceForm source={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}
