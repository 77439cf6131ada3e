import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricName } from '../../shared/metrics/metric-names.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { boundsOf, isCompared, verdictOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useMeanValue } from '../../shared/people/use-mean-value.ts';
import { agentsTexts } from './agents.texts.ts';
import './standing.css';

type Metric = PersonSummary['metrics'][number];
type Props = { name: string; team: string | null; metrics: readonly Metric[] };

/** Each number of an operator's calls beside the middle of the team. */
export function AgainstTeam({ name, team, metrics }: Props) {
  const t = useTexts(agentsTexts);
  const hasMedians = metrics.some(({ team_median }) => team_median !== null);
  return (
    <section className="card person-block standing-table" data-testid="against-team">
      <header>
        <h2>{t(team === null ? 'standingAll' : 'standing')}</h2>
        <span className="sm mut">{team}</span>
        <Legend name={name} />
      </header>
      {!hasMedians && <p className="sm t2 standing-note">{t('fewPeers')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('metric')}</th>
            <th scope="col" className="standing-chart">
              <span className="visually-hidden">{t('chart')}</span>
            </th>
            <th scope="col" className="number">
              {t('value')}
            </th>
            <th scope="col" className="number">
              {t('team')}
            </th>
            <th scope="col" className="number">
              {t('n')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('verdict')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => (
            <MetricRow key={metric.name} metric={metric} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MetricRow({ metric }: { metric: Metric }) {
  const p = useTexts(peopleTexts);
  const nameOf = useMetricName();
  const show = useMeanValue();
  const { name, value, n, low, high, team_median: median, team_low, team_high } = metric;
  const shown = (one: number | null) => (one === null ? '–' : show(name, one));
  const verdict = verdictOf(metric, median);
  const isSure = verdict === 'higher' || verdict === 'lower';
  return (
    <tr className={value !== null && !isCompared(metric) ? 'few-row' : undefined}>
      <td>{nameOf(name)}</td>
      <td className="standing-chart">
        <IntervalChart
          estimate={metric}
          median={median}
          half={{ low: team_low, high: team_high }}
          bounds={boundsOf([value, low, high, median, team_low, team_high])}
          show={(one) => show(name, one)}
        />
      </td>
      <td className="number num semi">{shown(value)}</td>
      <td className="number num t2">{shown(median)}</td>
      <td className="number">
        <CallsLink
          open={n > 0 ? metric.open : null}
          label={`${nameOf(name)}: ${p('callCount', { count: n, shown: formatNumber(n) })}`}
        >
          {formatNumber(n)}
        </CallsLink>
      </td>
      <td className={isSure ? 'sm semi nowrap' : 'sm t2 nowrap'}>{p(verdict)}</td>
    </tr>
  );
}

function Legend({ name }: { name: string }) {
  const t = useTexts(agentsTexts);
  return (
    <span className="push row standing-legend sm t2" aria-hidden>
      <span>
        <span className="interval legend">
          <i className="interval-line" style={{ insetInlineStart: 0, width: '100%' }} />
          <i className="interval-dot" style={{ insetInlineStart: '50%' }} />
        </span>
        <span>
          <bdi>{name.split(/\s+/)[0]}</bdi>, 95 %
        </span>
      </span>
      <span>
        <span className="interval legend slim">
          <i className="interval-median" style={{ insetInlineStart: '50%' }} />
        </span>
        {t('legendMedian')}
      </span>
      <span>
        <i className="half-swatch" />
        {t('legendHalf')}
      </span>
    </span>
  );
}
