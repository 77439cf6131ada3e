import type { AgentConversion } from '@earshot/core/conversions/conversions.api.ts';
import { fewestCalls } from '@earshot/core/conversions/conversions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { boundsOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agentConversionsQuery } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import { StandingTable } from './StandingTable.tsx';

/** How often the calls of an operator are conversions, beside all calls; nothing where there are none. */
export function AgentConversions({ id, period }: { id: number; period: PeriodOfDays }) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const may = useMay('conversions.read');
  const { data = [] } = useQuery({ ...agentConversionsQuery(id, period), enabled: may });
  if (data.length === 0) return null;
  return (
    <StandingTable
      testId="agent-conversions"
      title={t('conversions')}
      named={t('conversion')}
      numbers={[t('rate'), t('overall'), p('calls')]}
    >
      <tbody>
        {data.map((one) => (
          <Row key={one.conversion_id} one={one} />
        ))}
      </tbody>
    </StandingTable>
  );
}

const shown = (share: number | null) => (share === null ? '–' : formatPercent(share, 1));

function Row({ one }: { one: AgentConversion }) {
  const t = useTexts(agentsTexts);
  const { conversion_id, name, calls, conversions, rate, low, high, overall, open, open_calls } = one;
  const isFew = calls < fewestCalls;
  const count = { own: formatNumber(conversions), all: t('ofCalls', { shown: formatNumber(calls) }) };
  return (
    <tr className={isFew ? 'few-row' : undefined}>
      <td>
        <Link className="person-link" to="/conversions" search={{ id: String(conversion_id) }}>
          {name}
        </Link>
      </td>
      <td className="standing-chart">
        <IntervalChart
          estimate={{ value: rate, n: calls, low, high }}
          median={overall.rate}
          bounds={boundsOf([rate, low, high, overall.rate])}
          show={(share) => formatPercent(share, 1)}
          lineText={(text) => t('overallIs', { shown: text })}
        />
      </td>
      <td className="number num semi">{isFew ? '–' : shown(rate)}</td>
      <td className="number num t2">{overall.calls < fewestCalls ? '–' : shown(overall.rate)}</td>
      <td className="number num">
        <CallsLink open={open} label={`${name}: ${count.own}`}>
          {count.own}
        </CallsLink>{' '}
        <CallsLink open={open_calls} label={`${name}: ${count.all}`}>
          {count.all}
        </CallsLink>
      </td>
    </tr>
  );
}
