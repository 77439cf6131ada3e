import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Filter, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { conversionsQuery } from '../../shared/conversions/conversions.queries.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { RemoveRule } from '../../shared/rules/list/RemoveRule.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { overviewQuery, useRemoveConversion } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { OverviewTable } from './OverviewTable.tsx';

/** Every conversion with its rate and revenue in a period. */
export function Overview() {
  const t = useTexts(conversionsTexts);
  const search = useSearch({ from: '/signed-in/conversions' });
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<{ id: number; name: string; files: null } | null>(null);
  const list = useQuery(conversionsQuery());
  const overview = useQuery(overviewQuery(periodOf(search, now)));
  const isLate = useLate(list.isPending || overview.isPending);
  const mayWrite = useMay('conversions.write');
  const remove = useRemoveConversion();
  const failed = [list, overview].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const all = list.data?.results;
  const add = mayWrite && (
    <ButtonLink variant="contained" startIcon={<Plus size={16} />} to="/conversions" search={{ create: '1' }}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="page conversions">
      <div className="page-head">
        <h1>{t('title')}</h1>
        {all && <span className="mut num">{formatNumber(all.length)}</span>}
        <span className="push" />
        {all && all.length > 0 && (
          <>
            <PeriodPicker
              search={search}
              onChange={(period) =>
                void navigate({ to: '/conversions', search: { ...search, ...period }, replace: true })
              }
            />
            {add}
          </>
        )}
      </div>
      <p className="t2 conversions-lead">{t('lead')}</p>
      {all?.length === 0 ? (
        <section className="card conversions-empty">
          <EmptyState isInside icon={<Filter size={22} />} title={t('emptyTitle')} text={t('emptyText')}>
            {add}
          </EmptyState>
        </section>
      ) : all && overview.data ? (
        <OverviewTable
          conversions={all}
          rows={overview.data.results}
          onRemove={mayWrite ? ({ id, name }) => setAsked({ id, name, files: null }) : undefined}
        />
      ) : (
        isLate && <Skeleton height={320} radius={12} />
      )}
      <RemoveRule
        title={t('deleteTitle')}
        text={(rule) => t('deleteText', rule)}
        done={t('deleted')}
        remove={remove}
        rule={asked}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
