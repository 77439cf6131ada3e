import type { AgentAdherence } from '@earshot/core/adherence/adherence.api.ts';
import { fewestKnown } from '@earshot/core/adherence/adherence.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { boundsOf } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import type { PeriodOfDays } from '../../shared/people/period-of-days.ts';
import { scriptTexts } from '../../shared/scripts/scripts.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agentScriptsQuery } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import { StandingTable } from './StandingTable.tsx';

/** How often an operator says each script, beside the team; nothing where none was looked for. */
export function AgentScripts({ id, period }: { id: number; period: PeriodOfDays }) {
  const t = useTexts(agentsTexts);
  const may = useMay('scripts.read');
  const { data = [] } = useQuery({ ...agentScriptsQuery(id, period), enabled: may });
  if (data.length === 0) return null;
  return (
    <StandingTable
      testId="agent-scripts"
      title={t('scripts')}
      named={t('script')}
      numbers={[t('rate'), t('team'), t('saidShare'), t('notSaidShort'), t('unknownShort')]}
    >
      <tbody>
        {data.map((one) => (
          <Row key={one.script_id} one={one} />
        ))}
      </tbody>
    </StandingTable>
  );
}

const shown = (share: number | null, known: number) =>
  share === null || known < fewestKnown ? '–' : formatPercent(share, 1);

function Row({ one }: { one: AgentAdherence }) {
  const t = useTexts(agentsTexts);
  const s = useTexts(scriptTexts);
  const { script_id, name, demand, said, not_said, unknown, known, share, low, high, team } = one;
  const count = (files: number, what: string, open: AgentAdherence['open_said']) => (
    <td className="number num">
      <CallsLink open={open} label={`${name}, ${what}: ${formatNumber(files)}`}>
        {formatNumber(files)}
      </CallsLink>
    </td>
  );
  return (
    <tr className={known < fewestKnown ? 'few-row' : undefined}>
      <td>
        <Link className="person-link" to="/scripts" search={{ id: String(script_id) }}>
          {name}
        </Link>
        {demand !== 'must' && <span className="sm mut"> {s(`demand_${demand}`)}</span>}
      </td>
      <td className="standing-chart">
        <IntervalChart
          estimate={{ value: share, n: known, low, high }}
          median={team.share}
          bounds={boundsOf([share, low, high, team.share])}
          show={(value) => formatPercent(value, 1)}
          lineText={(text) => t('teamIs', { shown: text })}
        />
      </td>
      <td className="number num semi">{shown(share, known)}</td>
      <td className="number num t2">{shown(team.share, team.known)}</td>
      {count(said, t('saidShare'), one.open_said)}
      {count(not_said, t('notSaidShort'), one.open_not_said)}
      {count(unknown, t('unknownShort'), one.open_unknown)}
    </tr>
  );
}
