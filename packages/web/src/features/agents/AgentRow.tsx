import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import Checkbox from '@mui/material/Checkbox';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatPercent, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { isCompared } from '../../shared/people/estimates.ts';
import { IntervalChart } from '../../shared/people/IntervalChart.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { ShareBar } from '../../shared/people/ShareBar.tsx';
import { Spark } from '../../shared/people/Spark.tsx';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import type { Scale } from './AgentList.tsx';
import { AgentMenu } from './AgentMenu.tsx';
import { agentsTexts } from './agents.texts.ts';
import type { AgentsSearch } from './section.ts';

type Props = {
  agent: ListedAgent;
  median: number | null;
  scale: Scale;
  period: Pick<AgentsSearch, 'dateFrom' | 'dateTo'>;
  isSelected: boolean;
  isCurrent: boolean;
  onCurrent: () => void;
  onToggle: (isRange: boolean) => void;
  onAsk: (asked: AskedOfAgents) => void;
};

/** An operator with what the calls of the period show. */
export function AgentRow({
  agent,
  median,
  scale,
  isSelected,
  isCurrent,
  onCurrent,
  onToggle,
  ...rest
}: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const { id, name, in_period: period } = agent;
  const isFew = period.files > 0 && !isCompared(period.talk_share);
  const state = `${isSelected ? ' selected' : ''}${isFew ? ' few-row' : ''}`;
  return (
    <tr className={`agent-row${state}`} data-current={isCurrent} data-testid={`agent-${id}`}>
      <td className="agent-box">
        <Checkbox
          size="small"
          checked={isSelected}
          slotProps={{ input: { 'aria-label': t('select', { name }) } }}
          onClick={(event) => {
            onCurrent();
            onToggle(event.shiftKey);
          }}
        />
      </td>
      <td>
        <Name agent={agent} search={rest.period} />
      </td>
      <td className="wide num sm t2">{agent.internal_id}</td>
      <td className="number num">
        <CallsLink
          open={period.open}
          label={`${name}: ${p('callCount', { count: period.files, shown: formatNumber(period.files) })}`}
        >
          {formatNumber(period.files)}
        </CallsLink>
      </td>
      <td className="laptop">
        <Spark weeks={period.weeks} most={scale.mostCalls} />
      </td>
      <td className="tablet">
        <ShareBar talk={period.talk_share.value} listen={period.listen_share.value} />
      </td>
      <td className="laptop">
        {isFew ? (
          <span className="sm mut">{p('tooFew', { count: period.talk_share.n })}</span>
        ) : (
          <IntervalChart
            estimate={period.talk_share}
            median={median}
            bounds={scale.talk}
            show={(value) => formatPercent(value)}
          />
        )}
      </td>
      <td className="wide num sm t2">
        {agent.last_call === null ? '–' : formatWhen(agent.last_call, new Date(), w('today'))}
      </td>
      <td className="number">
        <AgentMenu agent={agent} onAsk={rest.onAsk} />
      </td>
    </tr>
  );
}

function Name({ agent, search }: { agent: ListedAgent; search: Props['period'] }) {
  const { id, name, internal_id: internalId } = agent;
  return (
    <span className="row agent-name">
      <PersonAvatar name={name} size={26} />
      <span className="grow">
        <Link
          className="med person-link"
          to="/agents/$id"
          params={{ id: String(id) }}
          search={{ dateFrom: search.dateFrom, dateTo: search.dateTo }}
        >
          <bdi>{name}</bdi>
        </Link>
        {internalId && <span className="sm mut num agent-id-under">{internalId}</span>}
      </span>
    </span>
  );
}
