import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTexts } from '../../lib/i18n.ts';
import { type InvitationLink, InvitationLinks } from './InvitationLinks.tsx';
import { invitationTexts } from './invitation.texts.ts';

/** A new link for somebody who is invited already. */
export function InvitationDialog({ link, onClose }: { link: InvitationLink; onClose: () => void }) {
  const t = useTexts(invitationTexts);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="invitation-title">
      <DialogTitle id="invitation-title">{t('newLinkTitle')}</DialogTitle>
      <DialogContent>
        <p className="t2">{t('newLinkText')}</p>
        <InvitationLinks links={[link]} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('ready')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
