import type { Agent } from '@earshot/core/agents/agents.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { membersQuery, useSetAccount } from './agents.queries.ts';
import { agentsTexts } from './agents.texts.ts';

/** Which observer of the workspace the operator is. */
export function AccountDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTexts(agentsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const set = useSetAccount();
  const members = useQuery(membersQuery()).data?.results ?? [];
  const before = agent.account?.user_id ?? null;
  const [chosen, setChosen] = useState(before);
  const refusal =
    set.error instanceof CallError && set.error.code.startsWith('agents.account') ? set.error : null;
  const save = () =>
    set.mutate(
      { id: agent.id, user_id: chosen },
      {
        onSuccess: () => {
          notify.done(w('saved'));
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof CallError && error.code.startsWith('agents.account'))) notify.failed(error);
        },
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="account-title">
      <DialogTitle id="account-title">{t('accountTitle', { name: agent.name })}</DialogTitle>
      <DialogContent>
        <p className="t2" style={{ marginBottom: 16 }}>
          {t('accountText')}
        </p>
        <TextField
          select
          fullWidth
          label={t('accountLabel')}
          value={chosen ?? ''}
          error={refusal !== null}
          helperText={refusal ? errorText(refusal) : ' '}
          onChange={(event) => setChosen(event.target.value === '' ? null : Number(event.target.value))}
        >
          <MenuItem value="">{t('noAccount')}</MenuItem>
          {members
            .filter(({ id, role, status }) => (role === 'viewer' && status === 'active') || id === before)
            .map(({ id, name, email }) => (
              <MenuItem key={id} value={id}>
                {name || email}
              </MenuItem>
            ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" disabled={chosen === before} loading={set.isPending} onClick={save}>
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
