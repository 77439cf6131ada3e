import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CopyLine } from '../../../shared/CopyLine.tsx';
import { webhookTexts } from './webhook.texts.ts';

type Props = {
  secret: string;
  /** Until when the one before is valid; null where there was none. */
  formerUntil: string | null;
  onClose: () => void;
};

/** Only here, only once: a click beside the window does not close it. */
export function SecretDialog({ secret, formerUntil, onClose }: Props) {
  const t = useTexts(webhookTexts);
  return (
    <Dialog open maxWidth="tablet" fullWidth aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{t('secretTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p className="t2">{t('secretText')}</p>
        <CopyLine label={t('secretTitle')} value={secret} />
        {formerUntil !== null && (
          <p className="sm t2">{t('formerText', { until: formatDateTime(formerUntil) })}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('secretDone')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
