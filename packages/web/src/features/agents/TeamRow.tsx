import type { Team } from '@earshot/core/agents/agents.api.ts';
import { ChevronDown, ChevronRight, Pencil } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import type { AgentGroup } from './group-agents.ts';

type Props = {
  group: AgentGroup;
  team: Team | undefined;
  isFolded: boolean;
  onFold: () => void;
  onEdit: (team: Team) => void;
};

const whole = (share: number) => formatNumber(share * 100);

/** A team with what its operators have together. */
export function TeamRow({ group, team, isFolded, onFold, onEdit }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const mayWrite = useMay('agents.write');
  const name = group.name ?? p('noTeam');
  const Arrow = isFolded ? ChevronRight : ChevronDown;
  const leads = team?.leads.map((lead) => lead.name).join(', ');
  return (
    <tr className="team-row" data-testid={`team-${group.id}`}>
      <th scope="rowgroup" colSpan={2}>
        <button type="button" className="plain team-fold" aria-expanded={!isFolded} onClick={onFold}>
          <Arrow size={14} className="flip" aria-hidden />
          <bdi className="semi">{name}</bdi>
          <span className="num mut">{formatNumber(group.agents.length)}</span>
        </button>
        {leads && <span className="sm mut team-leads">{t('led', { names: leads })}</span>}
      </th>
      <td className="wide" />
      <td className="number num">{formatNumber(group.files)}</td>
      <td className="laptop" />
      <td className="tablet num">
        {group.talk !== null && group.listen !== null && `${whole(group.talk)} : ${whole(group.listen)}`}
      </td>
      <td className="laptop num mut">
        {group.median !== null && t('median', { value: whole(group.median) })}
      </td>
      <td className="wide" />
      <td className="number">
        {team && mayWrite && (
          <IconAction size="small" label={t('editTeamOf', { name })} onClick={() => onEdit(team)}>
            <Pencil size={14} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
