import type { Team } from '@earshot/core/agents/agents.api.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../lib/i18n.ts';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useSetTeam } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';

type Props = {
  anchor: HTMLElement | null;
  teams: readonly Team[];
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
};

/** Which team the chosen operators go to. */
export function SetTeamMenu({ anchor, teams, ids, onDone, onClose }: Props) {
  const t = useTexts(agentsTexts);
  const p = useTexts(peopleTexts);
  const notify = useNotify();
  const set = useSetTeam();
  const choose = (teamId: number | null) => {
    onClose();
    void set.mutateAsync({ ids, team_id: teamId }).then(() => {
      notify.done(t('teamSet', { count: ids.length }));
      onDone();
    }, notify.failed);
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {teams.map(({ id, name }) => (
        <MenuItem key={id} onClick={() => choose(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuItem onClick={() => choose(null)}>{p('noTeam')}</MenuItem>
    </Menu>
  );
}
