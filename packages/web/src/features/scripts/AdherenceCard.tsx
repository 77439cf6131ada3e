import type { AdherenceRow, ScriptAdherence } from '@earshot/core/adherence/adherence.api.ts';
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
import { AdherenceRows, type ComparedBy, SaidSum } from './AdherenceRows.tsx';
import { adherenceTexts } from './adherence.texts.ts';
import './adherence.css';
import { adherenceQuery, allAdherenceQuery } from './scripts.queries.ts';

/** How often a script is said, of the calls in which that can be known: by operator, beside other scripts, or over time. */
export function AdherenceCard({ id }: { id: number }) {
  const t = useTexts(adherenceTexts);
  const mayAgents = useMay('agents.read');
  const [search, setSearch] = useState<PeriodSearch>({});
  const [now] = useState(() => new Date());
  const choices: readonly ComparedBy[] = [...(mayAgents ? (['agent'] as const) : []), 'step', 'week', 'day'];
  const [chosen, choose] = useState<ComparedBy | null>(null);
  const by = chosen ?? (mayAgents ? 'agent' : 'week');
  const period = periodOf(search, now);
  const query = useQuery(adherenceQuery(id, by === 'step' ? 'week' : by, period));
  const steps = useQuery({ ...allAdherenceQuery(period), enabled: by === 'step' });
  const shown = by === 'step' ? steps : query;
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
      {query.data && shown.data ? (
        <>
          <SaidSum total={query.data.total} />
          <AdherenceRows
            total={query.data.total}
            {...(by === 'step'
              ? { by, rows: stepsBeside(query.data.total, steps.data ?? []) }
              : { by: query.data.by, rows: query.data.results })}
          />
        </>
      ) : query.isError || shown.isError ? (
        <ErrorState
          error={query.error ?? shown.error}
          onRetry={() => {
            void query.refetch();
            if (by === 'step') void steps.refetch();
          }}
        />
      ) : (
        <Skeleton height={160} radius={8} />
      )}
    </section>
  );
}

/** The steps of the set of a script in their order; all scripts where it is a step of none. */
function stepsBeside({ set }: ScriptAdherence, all: readonly ScriptAdherence[]): AdherenceRow[] {
  return all
    .filter((one) => set === '' || one.set === set)
    .map(({ script_id, ...one }) => ({ ...one, key: String(script_id) }));
}
