import type { Agent } from '@earshot/core/agents/agents.api.ts';
import Button from '@mui/material/Button';
import { Pencil, UsersRound } from 'lucide-react';
import { IconLink } from '../../components/IconLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { PersonHead } from '../../shared/people/PersonHead.tsx';
import type { PeriodSearch } from '../../shared/people/period-of-days.ts';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import { AgentMenu } from './AgentMenu.tsx';
import { agentsTexts } from './agents.texts.ts';

type Props = {
  agent: Agent;
  search: PeriodSearch;
  onPeriod: (period: PeriodSearch) => void;
  onAsk: (asked: AskedOfAgents) => void;
};

/** Who the operator is, of which days the page is, and what can be done. */
export function AgentHead({ agent, search, onPeriod, onAsk }: Props) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const { name, team, internal_id: internalId, aliases, account, can_change: canChange } = agent;
  return (
    <PersonHead
      name={name}
      back={(icon) => (
        <IconLink size="small" className="outlined" to="/agents" search={search} label={t('back')}>
          {icon}
        </IconLink>
      )}
      chips={
        team && (
          <span className="chip">
            <UsersRound size={13} aria-hidden />
            {team}
          </span>
        )
      }
      facts={
        <>
          {internalId && <span className="num">{internalId}</span>}
          {account && <span>{t('accountIs', { name: account.name })}</span>}
        </>
      }
      aliases={aliases}
    >
      <PeriodPicker search={search} onChange={onPeriod} />
      {canChange && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={16} />}
          onClick={() => onAsk({ kind: 'edit', agent })}
        >
          {w('edit')}
        </Button>
      )}
      <AgentMenu agent={agent} onAsk={onAsk} hasEdit={false} />
    </PersonHead>
  );
}
