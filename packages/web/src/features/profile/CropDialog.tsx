import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { RangeInput } from '../../components/RangeInput.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../../shared/words.texts.ts';
import { cutOut } from './cut-out.ts';
import { profileTexts } from './profile.texts.ts';

type Props = {
  file: File;
  isSaving: boolean;
  onSave: (picture: Blob) => void;
  onUnreadable: () => void;
  onClose: () => void;
};

export function CropDialog({ file, isSaving, onSave, onUnreadable, onClose }: Props) {
  const t = useTexts(profileTexts);
  const w = useTexts(words);
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{t('cropTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <p className="t2">{t('cropText')}</p>
        <div className="crop-stage">
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              cropperProps={{ role: 'group', 'aria-label': t('cropText') }}
            />
          )}
        </div>
        <div className="row" style={{ gap: 12 }}>
          <ZoomOut size={16} aria-hidden />
          <RangeInput label={t('zoom')} min={1} max={3} step={0.05} value={zoom} onChange={setZoom} />
          <ZoomIn size={16} aria-hidden />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          disabled={area === null}
          loading={isSaving}
          onClick={() => area && void cutOut(file, area).then(onSave, onUnreadable)}
        >
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
