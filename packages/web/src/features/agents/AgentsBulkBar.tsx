import type { Agent, ListedAgent } from '@earshot/core/agents/agents.api.ts';
import Button from '@mui/material/Button';
import { Download, Merge, UsersRound, X } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import '../../shared/bulk/bulk.css';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import { everyAgent } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import { agentsCsv } from './agents-csv.ts';
import { SetTeamMenu } from './SetTeamMenu.tsx';
import type { AgentListState } from './use-agent-list.ts';

type Props = {
  agents: readonly ListedAgent[];
  list: AgentListState;
  onAsk: (asked: AskedOfAgents) => void;
  onClear: () => void;
};

/** What can be done with the operators that are chosen. */
export function AgentsBulkBar({ agents, list, onAsk, onClear }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const mayWrite = useMay('agents.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const selected = t('selected', { count: agents.length });
  const merge = (people: readonly Agent[]) =>
    onAsk({ kind: 'merge_chosen', agents: people, onDone: onClear });
  return (
    <div className="bulk-bar" role="toolbar" aria-label={selected}>
      <span className="semi" role="status">
        {selected}
      </span>
      {mayWrite && (
        <>
          <Button
            startIcon={<UsersRound size={16} />}
            aria-label={t('setTeam')}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <span className="bulk-label">{t('setTeam')}</span>
          </Button>
          <Button
            startIcon={<Merge size={16} />}
            aria-label={p('merge')}
            disabled={agents.length < 2}
            onClick={() => merge(agents)}
          >
            <span className="bulk-label">{p('merge')}</span>
          </Button>
        </>
      )}
      <ExportButton list={list} />
      <IconAction label={t('unselect')} size="small" onClick={onClear}>
        <X size={16} />
      </IconAction>
      <SetTeamMenu
        anchor={anchor}
        teams={list.teams ?? []}
        ids={agents.map(({ id }) => id)}
        onDone={onClear}
        onClose={() => setAnchor(null)}
      />
    </div>
  );
}

/** Saves everything that the list means, however many pages it has. */
function ExportButton({ list }: { list: AgentListState }) {
  const t = useTexts(agentsTexts);
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const csv = agentsCsv(await everyAgent(list.asked));
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'operators.csv');
      notify.done(t('exported'));
    } catch (error) {
      notify.failed(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      startIcon={<Download size={16} />}
      aria-label={t('export')}
      loading={isBusy}
      onClick={() => void save()}
    >
      <span className="bulk-label">{t('export')}</span>
    </Button>
  );
}
