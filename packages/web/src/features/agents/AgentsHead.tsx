import Button from '@mui/material/Button';
import { Plus, UsersRound } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../../shared/users.queries.ts';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import { agentsTexts } from './agents.texts.ts';
import type { AgentListState } from './use-agent-list.ts';

type Props = { list: AgentListState; onAsk: (asked: AskedOfAgents) => void };

/** How many there are, and what can be added. */
export function AgentsHead({ list: { count, teams, search }, onAsk }: Props) {
  const t = useTexts(agentsTexts);
  const mayWrite = useMay('agents.write');
  const shown = formatNumber(count ?? 0);
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      {count !== undefined && (
        <span className="mut num" data-testid="agent-count">
          {teams && teams.length > 0 ? t('inTeams', { count: teams.length, shown }) : shown}
        </span>
      )}
      <span className="push" />
      {mayWrite && (
        <>
          <Button
            variant="outlined"
            startIcon={<UsersRound size={16} />}
            onClick={() => onAsk({ kind: 'team', team: null })}
          >
            {t('addTeam')}
          </Button>
          <ButtonLink
            variant="contained"
            startIcon={<Plus size={16} />}
            to="/agents"
            search={{ ...search, create: '1' }}
            replace
          >
            {t('add')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
