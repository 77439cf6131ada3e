import type { StatRow } from '@earshot/core/conversions/conversions.api.ts';
import type { Conversion } from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../../components/plain-table.css';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { boundsOf } from '../../shared/people/estimates.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { conversionStatQuery } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { CallsOfRate, isTold, RateBounds, RateInterval, RevenueCell } from './RateCells.tsx';

type By = 'agent' | 'source' | 'segment';
type Props = { conversion: Conversion; period: PeriodOfDays; choices: readonly By[] };

/** The rates of operators, sources or segments beside one another, the dotted line is that of all calls. */
export function ComparedCard({ conversion, period, choices }: Props) {
  const t = useTexts(conversionsTexts);
  const [chosen, choose] = useState<By>(choices[0] ?? 'source');
  const query = useQuery(conversionStatQuery(conversion.id, chosen, period));
  const mean = query.data && isTold(query.data.total) ? query.data.total.rate : null;
  return (
    <section className="card plain-table conversion-table" aria-label={t('compared')}>
      <div className="rule-line">
        <h2>{t('compared')}</h2>
        <Choice
          label={t('by')}
          value={chosen}
          options={choices.map((value) => ({ value, label: t(value) }))}
          onChange={choose}
        />
        {mean !== null && mean !== undefined && (
          <span className="push sm t2 num">{t('average', { shown: formatPercent(mean, 1) })}</span>
        )}
      </div>
      {query.data ? (
        query.data.results.length === 0 ? (
          <p className="t2 conversion-sum">{t(`none_${chosen}`)}</p>
        ) : (
          <Rows rows={query.data.results} by={chosen} mean={mean ?? null} conversion={conversion} />
        )
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={160} radius={8} />
      )}
    </section>
  );
}

type RowsProps = {
  rows: readonly StatRow[];
  by: By;
  mean: number | null;
  conversion: Conversion;
};

function Rows({ rows, by, mean, conversion: { value } }: RowsProps) {
  const t = useTexts(conversionsTexts);
  const bounds = boundsOf([mean, ...rows.filter(isTold).flatMap(({ low, high }) => [low, high])]);
  return (
    <table aria-label={t('compared')}>
      <thead>
        <tr>
          <th scope="col">{t(by)}</th>
          <th scope="col" className="tablet conversion-scale">
            <span className="visually-hidden">{t('interval')}</span>
          </th>
          <th scope="col" className="number">
            {t('rate')}
          </th>
          <th scope="col" className="number">
            {t('calls')}
          </th>
          <th scope="col" className="number">
            {t('revenue')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-testid={`${by}-${row.key}`}>
            <td>
              <Name row={row} by={by} />
            </td>
            <td className="tablet">
              <RateInterval figures={row} bounds={bounds} mean={mean} />
            </td>
            <td className="number num">
              <RateBounds figures={row} />
            </td>
            <td className="number num" data-label={t('calls')}>
              <CallsOfRate figures={row} what={row.name ?? row.key} />
            </td>
            <td className="number num" data-label={t('revenue')}>
              <RevenueCell figures={row} value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ row: { key, name }, by }: { row: StatRow; by: By }) {
  if (by !== 'agent') return <span dir="auto">{name ?? key}</span>;
  return (
    <Link className="person-link" to="/agents/$id" params={{ id: key }}>
      {name ?? key}
    </Link>
  );
}
