import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, SearchX, Split } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import '../../../components/plain-table.css';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import '../../../shared/classifiers/spread.css';
import '../classifiers.css';
import { classifiersQuery } from '../classifiers.queries.ts';
import { classifiersTexts } from '../classifiers.texts.ts';
import type { ClassifiersSearch } from '../section.ts';
import { ClassifiersTable } from './ClassifiersTable.tsx';
import { chosenOf, listViews, viewOf } from './chosen.ts';

/** Every classifier of the workspace. */
export function ClassifiersPage() {
  const { create, ...search } = useSearch({ from: '/signed-in/classifiers' });
  return create === undefined ? (
    <Classifiers search={search} />
  ) : (
    <Navigate to="/classifiers/create" replace />
  );
}

/** `search`: what is looked for, and which of them. */
export function Classifiers({ search }: { search: ClassifiersSearch }) {
  const t = useTexts(classifiersTexts);
  const query = useQuery(classifiersQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('classifiers.write');
  const navigate = useNavigate();
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const all = query.data?.results;
  const view = viewOf(search.view);
  const shown = all && chosenOf(all, view, search.name);
  const find = (next: ClassifiersSearch) =>
    void navigate({ to: '/classifiers', search: { ...search, ...next }, replace: true });
  const add = mayWrite && (
    <ButtonLink variant="contained" startIcon={<Plus size={16} />} to="/classifiers/create">
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="page classifiers">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {all && <span className="mut num">{formatNumber(all.length)}</span>}
        <span className="push" />
        {all && all.length > 0 && add}
      </div>
      <p className="t2 classifiers-lead">{t('lead')}</p>
      {isLate && <Skeleton height={320} radius={12} />}
      {all?.length === 0 && (
        <section className="card classifiers-empty">
          <EmptyState isInside icon={<Split size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {add}
          </EmptyState>
        </section>
      )}
      {all && all.length > 0 && (
        <div className="classifiers-bar">
          <Choice
            label={t('view')}
            value={view}
            options={listViews.map((value) => ({
              value,
              label: t(`view_${value}`, { shown: formatNumber(chosenOf(all, value).length) }),
            }))}
            onChange={(next) => find({ view: next === 'all' ? undefined : next })}
          />
          <TextField
            className="push"
            size="small"
            type="search"
            placeholder={t('find')}
            value={search.name ?? ''}
            onChange={(event) => find({ name: event.target.value || undefined })}
            slotProps={{ htmlInput: { 'aria-label': t('find') } }}
          />
        </div>
      )}
      {all && all.length > 0 && shown?.length === 0 && (
        <section className="card classifiers-empty">
          <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
            <Button variant="outlined" onClick={() => find({ name: undefined, view: undefined })}>
              {t('clear')}
            </Button>
          </EmptyState>
        </section>
      )}
      {shown && shown.length > 0 && <ClassifiersTable classifiers={shown} />}
    </div>
  );
}
