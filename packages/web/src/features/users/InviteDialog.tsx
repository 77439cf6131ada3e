import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../../shared/drafts/DraftLine.tsx';
import { useTextLines } from '../../shared/drafts/use-text-lines.ts';
import { words } from '../../shared/words.texts.ts';
import { InvitationLinks } from './InvitationLinks.tsx';
import { EmailsField, RoleField, WorkspaceField } from './InviteFields.tsx';
import { invitationTexts } from './invitation.texts.ts';
import { useInviteForm } from './use-invite-form.ts';
import { usersTexts } from './users.texts.ts';

/** Invites one person or several and ends with their links; those that were refused stay in the field with the reason. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(usersTexts);
  const w = useTexts(words);
  const i = useTexts(invitationTexts);
  const { form, submit, drafting, isSending, links, isDone } = useInviteForm();
  const linesOf = useTextLines();
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="invite-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="invite-title">{isDone ? i('linksTitle') : t('inviteTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {!isDone && (
            <>
              <p className="t2">{t('inviteText')}</p>
              <EmailsField form={form} />
              <RoleField control={form.control} />
              <WorkspaceField control={form.control} />
            </>
          )}
          {links.length > 0 && <InvitationLinks links={links} />}
        </DialogContent>
        <DialogActions>
          {isDone ? (
            <Button key="done" variant="contained" autoFocus onClick={onClose}>
              {i('ready')}
            </Button>
          ) : (
            <>
              <DraftLine drafting={drafting} linesOf={linesOf} />
              <span className="push" />
              <Button onClick={onClose}>{w('cancel')}</Button>
              <Button type="submit" variant="contained" loading={isSending}>
                {t('invite')}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
