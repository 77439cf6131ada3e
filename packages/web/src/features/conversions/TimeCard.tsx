import type { OverviewRow, StatRow } from '@earshot/core/conversions/conversions.api.ts';
import { type Conversion, fewestCalls } from '@earshot/core/conversions/conversions.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BarChart } from '../../components/BarChart.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { searchOfCalls } from '../../shared/filters/filter-address.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { conversionStatQuery } from './conversions.queries.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { CallsOfRate, isTold } from './RateCells.tsx';
import { barsOf, labelOf, type Step, steps, titleOf, usualStep } from './stat-bars.ts';
import { formatWorth } from './use-words.ts';

type Props = { conversion: Conversion; period: PeriodOfDays; before: OverviewRow['before'] };

/** The rate of the period, and how it went; every bar opens its conversions. */
export function TimeCard({ conversion, period, before }: Props) {
  const t = useTexts(conversionsTexts);
  const [chosen, choose] = useState<Step | null>(null);
  const step = chosen ?? usualStep(period);
  const query = useQuery(conversionStatQuery(conversion.id, step, period));
  return (
    <section className="card" aria-label={t('byTime')}>
      <div className="rule-line">
        <h2>{t('byTime')}</h2>
        <span className="push" />
        <Choice
          label={t('step')}
          value={step}
          options={steps.map((value) => ({ value, label: t(value) }))}
          onChange={choose}
        />
      </div>
      {query.data ? (
        <>
          <Sum conversion={conversion} total={query.data.total} before={before} />
          <Chart rows={query.data.results} step={step} period={period} />
        </>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={230} radius={8} />
      )}
    </section>
  );
}

type SumProps = Pick<Props, 'conversion' | 'before'> & { total: Omit<StatRow, 'key' | 'name'> };

function Sum({ conversion, total, before }: SumProps) {
  const t = useTexts(conversionsTexts);
  const { rate, low, high, revenue } = total;
  const isKnown = isTold(total) && rate !== null && low !== null && high !== null;
  return (
    <p className="conversion-sum num" data-testid="conversion-sum">
      <b>{isKnown ? formatPercent(rate, 1) : '–'}</b>
      <span className="t2">
        {isKnown
          ? `${formatNumber(low * 100, 1)} – ${formatNumber(high * 100, 1)}`
          : t('fromTen', { count: fewestCalls })}
      </span>
      <CallsOfRate figures={total} what={conversion.name} />
      {revenue !== null && <b>{formatWorth(revenue, conversion.value)}</b>}
      {before !== null && before.rate !== null && before.calls >= fewestCalls && (
        <span className="sm mut">{t('was', { shown: formatPercent(before.rate, 1) })}</span>
      )}
    </p>
  );
}

function Chart({ rows, step, period }: { rows: readonly StatRow[]; step: Step; period: PeriodOfDays }) {
  const t = useTexts(conversionsTexts);
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const bars = barsOf(rows, step, period);
  if (bars.length === 0) return null;
  const names = { value: t('conversions'), line: t('ratePercent') };
  return (
    <>
      <div className="rule-line">
        <span className="bar-legend">
          <i className="bar-value" aria-hidden /> {names.value}
        </span>
        <span className="bar-legend">
          <i className="line" aria-hidden /> {names.line}
        </span>
      </div>
      <BarChart
        label={t('byTime')}
        over={t(step)}
        bars={bars.map(({ day, conversions, percent }) => ({
          key: day,
          label: labelOf(day, step),
          title: titleOf(day, step, (shown) => t('weekOf', { day: shown })),
          value: conversions,
          line: percent,
        }))}
        names={names}
        show={(value) => formatNumber(value, 1)}
        mostLabels={isNarrow ? 4 : 8}
        open={({ key }, name, content, stop) => (
          <Link
            {...stop}
            className="bar-area"
            to="/files"
            search={searchOfCalls(bars.find(({ day }) => day === key)?.open?.filters ?? {})}
            aria-label={name}
          >
            {content}
          </Link>
        )}
      />
    </>
  );
}
