import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { ChartColumn, Plus } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import '../reports.css';
import { reportsQuery } from '../reports.queries.ts';
import { reportsTexts } from '../reports.texts.ts';
import { FindReport } from './FindReport.tsx';
import { ReportsTable } from './ReportsTable.tsx';
import { Templates } from './Templates.tsx';

/** Every report of the workspace, and templates to begin another with. */
export function ReportsPage() {
  const { create, name } = useSearch({ from: '/signed-in/reports' });
  return create === undefined ? <Reports name={name} /> : <Navigate to="/reports/create" replace />;
}

/** `name`: what is looked for. */
export function Reports({ name = '' }: { name?: string | undefined }) {
  const t = useTexts(reportsTexts);
  const navigate = useNavigate();
  const query = useQuery(reportsQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('reports.write');
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const all = query.data?.results;
  const add = mayWrite && (
    <ButtonLink variant="contained" startIcon={<Plus size={16} />} to="/reports/create">
      {t('add')}
    </ButtonLink>
  );
  const find = (next: string) =>
    void navigate({ to: '/reports', search: { name: next || undefined }, replace: true });
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {all && <span className="mut num">{formatNumber(all.length)}</span>}
        <span className="push" />
        {all && all.length > 0 && (
          <>
            <FindReport name={name} onFind={find} />
            {add}
          </>
        )}
      </div>
      <p className="t2" style={{ marginBottom: 12 }}>
        {t('lead')}
      </p>
      {isLate && <Skeleton height={220} radius={12} />}
      {all?.length === 0 && (
        <section className="card" style={{ display: 'flex', minHeight: 220 }}>
          <EmptyState isInside icon={<ChartColumn size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {add}
          </EmptyState>
        </section>
      )}
      {all && all.length > 0 && <ReportsTable reports={all} name={name} onClear={() => find('')} />}
      {all && mayWrite && <Templates />}
    </div>
  );
}
