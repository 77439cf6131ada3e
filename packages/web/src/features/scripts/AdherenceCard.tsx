import type { AdherenceGroup } from '@earshot/core/adherence/adherence.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import '../../components/plain-table.css';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { type PeriodSearch, periodOf } from '../../shared/people/period-of-days.ts';
import { useMay } from '../../shared/users.queries.ts';
import { AdherenceRows, SaidSum } from './AdherenceRows.tsx';
import { adherenceTexts } from './adherence.texts.ts';
import './adherence.css';
import { adherenceQuery } from './scripts.queries.ts';

/** How often a script is said, of the calls in which that can be known: by operator, or over time. */
export function AdherenceCard({ id }: { id: number }) {
  const t = useTexts(adherenceTexts);
  const mayAgents = useMay('agents.read');
  const [search, setSearch] = useState<PeriodSearch>({});
  const [now] = useState(() => new Date());
  const choices: readonly AdherenceGroup[] = mayAgents ? ['agent', 'week', 'day'] : ['week', 'day'];
  const [chosen, choose] = useState<AdherenceGroup | null>(null);
  const by = chosen ?? choices[0] ?? 'week';
  const query = useQuery(adherenceQuery(id, by, periodOf(search, now)));
  return (
    <section className="card plain-table adherence" aria-label={t('title')} data-testid="adherence">
      <div className="rule-line">
        <h2>{t('title')}</h2>
        <Choice
          label={t('by')}
          value={by}
          options={choices.map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={choose}
        />
        <span className="push" />
        <PeriodPicker search={search} onChange={(change) => setSearch({ ...search, ...change })} />
      </div>
      {query.data ? (
        <>
          <SaidSum total={query.data.total} />
          <AdherenceRows rows={query.data.results} total={query.data.total} by={query.data.by} />
        </>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={160} radius={8} />
      )}
    </section>
  );
}
