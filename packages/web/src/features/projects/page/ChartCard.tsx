import { statSteps } from '@earshot/core/projects/projects.api.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from '@tanstack/react-router';
import { BarChart } from '../../../components/BarChart.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { pageTexts } from '../page.texts.ts';
import type { ProjectStat } from '../projects.queries.ts';
import { barsOf, labelOf, titleOf } from './stat-bars.ts';
import type { StatStep } from './stat-period.ts';

type Props = { stat: ProjectStat | undefined; step: StatStep; onStep: (step: StatStep) => void };

const titles = { month: 'byMonth', week: 'byWeek', day: 'byDay' } as const;

/** What was found over time, beside the period before; every bar opens its calls. */
export function ChartCard({ stat, step, onStep }: Props) {
  const t = useTexts(pageTexts);
  return (
    <section className="card project-chart" aria-label={t(titles[step])}>
      <div className="rule-line">
        <h2>{t(titles[step])}</h2>
        <span className="push" />
        <Choice
          label={t('step')}
          value={step}
          options={statSteps.map((value) => ({ value, label: t(value) }))}
          onChange={onStep}
        />
      </div>
      {stat === undefined ? <Skeleton height={230} radius={8} /> : <Chart stat={stat} step={step} />}
    </section>
  );
}

function Chart({ stat, step }: { stat: ProjectStat; step: StatStep }) {
  const t = useTexts(pageTexts);
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const bars = barsOf(stat);
  const opens = new Map(bars.map(({ day, open }) => [day, open]));
  const hasScore = bars.some(({ score }) => score !== null);
  return (
    <>
      <div className="rule-line project-legend">
        <span className="bar-legend">
          <i className="bar-value" aria-hidden /> {t('found')}
        </span>
        <span className="bar-legend">
          <i className="bar-before" aria-hidden /> {t('before')}
        </span>
        {hasScore && (
          <span className="bar-legend">
            <i className="line" aria-hidden /> {t('score')}
          </span>
        )}
        <span className="push sm t2">{t(`span_${step}`)}</span>
      </div>
      <BarChart
        label={t(titles[step])}
        over={t('stretch')}
        bars={bars.map(({ day, found, before, score }) => ({
          key: day,
          label: labelOf(day, step),
          title: titleOf(day, step, (shown) => t('weekOf', { day: shown })),
          value: found,
          before,
          ...(hasScore && { line: score }),
        }))}
        names={{ value: t('found'), before: t('before'), ...(hasScore && { line: t('score') }) }}
        show={(value) => formatNumber(value, 1)}
        mostLabels={isNarrow ? 5 : step === 'month' ? 12 : 8}
        open={({ key }, name, content, stop) => (
          <Link
            {...stop}
            className="bar-area"
            to="/files"
            search={searchOf(opens.get(key)?.filters ?? {})}
            aria-label={name}
          >
            {content}
          </Link>
        )}
      />
      <p className="sm t2 num">
        <Link to="/files" search={searchOf(stat.open.filters)}>
          {t('inPeriod', { count: stat.total, shown: formatNumber(stat.total) })}
        </Link>
        {' · '}
        {t('againstBefore', { shown: formatNumber(stat.before) })}
      </p>
    </>
  );
}
