import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';
import { EmailsField, RoleField, WorkspaceField } from './InviteFields.tsx';
import { useInviteForm } from './use-invite-form.ts';
import { usersTexts } from './users.texts.ts';

/** Invites one person or several; those that were refused stay in the field with the reason. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const { form, submit, isSending } = useInviteForm(onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="invite-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="invite-title">{t('inviteTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <p className="t2">{t('inviteText')}</p>
          <EmailsField form={form} />
          <RoleField control={form.control} />
          <WorkspaceField control={form.control} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{w('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {t('invite')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
