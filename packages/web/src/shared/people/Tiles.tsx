import type { PersonSummary, StandingMetric } from '@earshot/core/agents/people.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent, formatSpan } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricName } from '../metrics/metric-names.ts';
import { CallsLink } from './CallsLink.tsx';
import { changeOf, halfWidth, isCompared } from './estimates.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';
import { useMeanValue } from './use-mean-value.ts';

type Props = { summary: PersonSummary; shown: readonly StandingMetric[] };

/** The first numbers of somebody's calls, each with how many calls it is of and how sure it is. */
export function Tiles({ summary, shown }: Props) {
  return (
    <dl className="card person-tiles">
      <CallsTile summary={summary} />
      {shown.map((name) => (
        <MetricTile key={name} metric={summary.metrics.find((one) => one.name === name)} name={name} />
      ))}
    </dl>
  );
}

function Tile({ title, children, note }: { title: string; children: ReactNode; note: ReactNode }) {
  return (
    <div className="person-tile">
      <dt className="sm t2">{title}</dt>
      <dd>{children}</dd>
      <dd className="sm mut num">{note}</dd>
    </div>
  );
}

function CallsTile({ summary }: { summary: PersonSummary }) {
  const t = useTexts(peopleTexts);
  const { files, files_before: before, duration_ms: duration, open } = summary;
  const change = changeOf(files, before);
  const Arrow = change !== null && change < 0 ? ArrowDown : ArrowUp;
  return (
    <Tile title={t('calls')} note={files > 0 && formatSpan(duration)}>
      <b className="tile-number" data-testid="person-calls">
        <CallsLink open={open} label={t('callCount', { count: files, shown: formatNumber(files) })}>
          {formatNumber(files)}
        </CallsLink>
      </b>
      {change !== null && (
        <span className="chip small num" title={t('change', { shown: signed(change) })}>
          {change !== 0 && <Arrow size={11} aria-hidden />}
          <span aria-hidden>{formatPercent(Math.abs(change))}</span>
          <span className="visually-hidden">{t('change', { shown: signed(change) })}</span>
        </span>
      )}
    </Tile>
  );
}

const signed = (share: number) =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${formatPercent(Math.abs(share))}`;

type Metric = PersonSummary['metrics'][number];

function MetricTile({ metric, name }: { metric: Metric | undefined; name: StandingMetric }) {
  const t = useTexts(peopleTexts);
  const nameOf = useMetricName();
  const show = useMeanValue();
  // Of a few calls the interval would say more than they do.
  const half = metric && isCompared(metric) ? halfWidth(metric) : null;
  const n = formatNumber(metric?.n ?? 0);
  return (
    <Tile
      title={nameOf(name)}
      note={half === null ? t('sample', { n }) : t('sampleAndError', { n, half: show(name, half, true) })}
    >
      <b className="tile-number">
        {metric?.value == null ? (
          <span className="mut" title={t('notMeasured')}>
            –
          </span>
        ) : (
          <CallsLink
            open={metric.open}
            label={t('callsOf', { what: `${nameOf(name)}, ${show(name, metric.value)}` })}
          >
            {show(name, metric.value)}
          </CallsLink>
        )}
      </b>
    </Tile>
  );
}
