import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { useTexts } from '../../lib/i18n.ts';
import { profileTexts } from './profile.texts.ts';

/** Shown this once, so a click beside the window does not close it. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(profileTexts);
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog open maxWidth="tablet" aria-labelledby="codes-title">
      <DialogTitle id="codes-title">{t('mfaCodesTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        <p className="t2">{t('mfaCodesText')}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row" style={{ flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={isCopied ? <Check size={14} /> : <Copy size={14} />}
            onClick={() => void copyText(text).then(setIsCopied)}
          >
            {t(isCopied ? 'mfaCopied' : 'mfaCopyCodes')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Download size={14} />}
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="earshot-recovery-codes.txt"
          >
            {t('mfaDownload')}
          </Button>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('mfaKept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
