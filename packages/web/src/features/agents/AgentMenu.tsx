import type { Agent } from '@earshot/core/agents/agents.api.ts';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, IdCard, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfAgents } from './AgentDialogs.tsx';
import { agentsTexts } from './agents.texts.ts';

type Props = {
  agent: Agent;
  onAsk: (asked: AskedOfAgents) => void;
  /** Where a button beside it does that. */
  hasEdit?: boolean;
};

/** What can be done with an operator. */
export function AgentMenu({ agent, onAsk, hasEdit = true }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayAccount = useMay('members.write');
  const ask = (asked: AskedOfAgents) => () => {
    setAnchor(null);
    onAsk(asked);
  };
  const { can_change: canChange } = agent;
  if (!canChange && !mayAccount) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={p('actionsOf', { name: agent.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {canChange && hasEdit && (
            <MenuItem onClick={ask({ kind: 'edit', agent })}>
              <Pencil size={16} aria-hidden />
              {w('edit')}
            </MenuItem>
          )}
          {canChange && (
            <MenuItem onClick={ask({ kind: 'merge', agent })}>
              <Merge size={16} aria-hidden />
              {p('mergeInto')}
            </MenuItem>
          )}
          {mayAccount && (
            <MenuItem onClick={ask({ kind: 'account', agent })}>
              <IdCard size={16} aria-hidden />
              {t('account')}
            </MenuItem>
          )}
          {canChange && agent.files === 0 && (
            <MenuItem onClick={ask({ kind: 'remove', agent })}>
              <Trash2 size={16} aria-hidden />
              {w('remove')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
