import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { limitedTexts } from '../limited.texts.ts';
import { useLimited } from '../use-limited.ts';
import { words } from '../words.texts.ts';
import { DropZone } from './DropZone.tsx';
import { uploadTexts } from './uploads.texts.ts';
import { useUploads } from './uploads.ts';

export function UploadDialog() {
  const t = useTexts(uploadTexts);
  const w = useTexts(words);
  const l = useTexts(limitedTexts);
  const isLimited = useLimited() !== null;
  const isDialogOpen = useUploads((uploads) => uploads.isDialogOpen);
  const close = () => useUploads.setState({ isDialogOpen: false });
  return (
    <Dialog open={isDialogOpen} onClose={close} maxWidth="md" fullWidth aria-labelledby="upload-title">
      <DialogTitle id="upload-title" sx={{ display: 'flex', alignItems: 'center' }}>
        {t('title')}
        <IconAction label={w('close')} onClick={close} sx={{ marginInlineStart: 'auto' }}>
          <X size={16} />
        </IconAction>
      </DialogTitle>
      <DialogContent sx={{ paddingBottom: '20px !important', paddingTop: '8px !important' }}>
        <DropZone buttons />
        <p className="sm mut" style={{ marginTop: 10 }}>
          {t('formats')}
        </p>
        {isLimited && <p className="sm mut">{l('upload')}</p>}
      </DialogContent>
    </Dialog>
  );
}
