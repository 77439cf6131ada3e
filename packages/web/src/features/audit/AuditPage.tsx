import { exportAudit } from '@earshot/core/audit/audit.api.ts';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, ScrollText } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { addressOf } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditQuery, filtersOf } from './audit.queries.ts';
import { auditTexts } from './audit.texts.ts';
import type { AuditSearch } from './section.ts';
import '../../components/plain-table.css';
import './audit.css';

export function AuditPage() {
  const t = useTexts(auditTexts);
  const search = useSearch({ from: '/signed-in/audit' });
  const navigate = useNavigate();
  const filters = filtersOf(search);
  const query = useInfiniteQuery(auditQuery(filters));
  const isLate = useLate(query.isPending);
  const filter = (change: AuditSearch) =>
    void navigate({
      to: '/audit',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const entries = query.data?.pages.flatMap((page) => page.results);
  const count = query.data?.pages[0]?.count;
  return (
    <div className="page audit">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {count !== undefined && <span className="mut num">{t('entries', { count })}</span>}
        <span className="push">
          <Button
            variant="outlined"
            startIcon={<Download size={16} />}
            component="a"
            href={addressOf(exportAudit.path, {}, filters)}
            download="audit.csv"
          >
            {t('csv')}
          </Button>
        </span>
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      <AuditFilters search={search} entries={entries} onChange={filter} />
      {isLate && <Skeleton height={320} radius={12} />}
      {entries && entries.length > 0 && <AuditTable entries={entries} />}
      {entries?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 240 }}>
          <EmptyState isInside icon={<ScrollText size={22} />} title={t('none')} text={t('noneText')}>
            <Button variant="outlined" onClick={() => void navigate({ to: '/audit', replace: true })}>
              {t('clear')}
            </Button>
          </EmptyState>
        </section>
      )}
      {query.hasNextPage && (
        <div style={{ padding: 16, textAlign: 'center' }}>
          <Button
            variant="outlined"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}
