import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { IconAction } from '../components/IconAction.tsx';
import { MuiLook } from '../components/MuiLook.tsx';
import { hasText, useTexts } from '../lib/i18n.ts';
import { closeWarning, useWarning } from '../lib/warning.ts';
import { words } from '../shared/words.texts.ts';
import { warningTexts } from './warning.texts.ts';

/** Comes with the first warning. */
export const WarningDialog = () => (
  <MuiLook>
    <Warning />
  </MuiLook>
);

function Warning() {
  const t = useTexts(warningTexts);
  const w = useTexts(words);
  const { isOpen, text, closing } = useWarning();
  const isOwn = hasText(warningTexts, text);
  return (
    <Dialog
      open={isOpen}
      onClose={() => closing.isClose && closeWarning()}
      maxWidth="tablet"
      aria-labelledby="warning-title"
      aria-describedby="warning-text"
    >
      <DialogTitle id="warning-title" className="row" sx={{ minWidth: { tablet: 380 } }}>
        {t(isOwn ? 'title' : 'titleOther')}
        {closing.isClose && (
          <IconAction className="push" size="small" label={w('close')} onClick={closeWarning}>
            <X size={16} />
          </IconAction>
        )}
      </DialogTitle>
      <DialogContent id="warning-text" sx={{ color: 'var(--text-2)', maxWidth: 420 }}>
        {isOwn ? t(text) : text}
      </DialogContent>
      {closing.isCancel && (
        <DialogActions>
          <Button variant="contained" autoFocus onClick={closeWarning}>
            {w('cancel')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
