import type { Team } from '@earshot/core/agents/agents.api.ts';
import { personNameLength } from '@earshot/core/agents/people.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { FormFoot } from '../../shared/people/FormFoot.tsx';
import { TextControl } from '../../shared/people/TextControl.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { useRemoveTeam } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';
import { LeadsField } from './LeadsField.tsx';
import { useTeamForm } from './use-team-form.ts';

/** Name of a team and who leads it, new or not. */
export function TeamForm({ team, onClose }: { team: Team | null; onClose: () => void }) {
  const t = useTexts(agentsTexts);
  const { form, submit, maySeeMembers, ...foot } = useTeamForm(team, onClose);
  const linesOf = useTextLines({ name: t('teamName') });
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="team-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="team-title">{t(team === null ? 'teamTitle' : 'editTeam')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 1, paddingTop: '8px !important' }}
        >
          <TextControl
            control={form.control}
            name="name"
            label={t('teamName')}
            limits={personNameLength}
            autoFocus
          />
          {maySeeMembers && <LeadsField form={form} />}
        </DialogContent>
        <FormFoot linesOf={linesOf} onClose={onClose} {...foot}>
          {team !== null && <RemoveTeam team={team} onGone={onClose} />}
        </FormFoot>
      </form>
    </Dialog>
  );
}

function RemoveTeam({ team, onGone }: { team: Team; onGone: () => void }) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const remove = useRemoveTeam();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={16} />} onClick={() => setIsAsking(true)}>
        {t('removeTeam')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeTeamTitle')}
        text={t('removeTeamText', { name: team.name })}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() =>
          void remove.mutateAsync(team.id).then(() => {
            notify.done(t('teamRemoved'));
            onGone();
          }, notify.failed)
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
