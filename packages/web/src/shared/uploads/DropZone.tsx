import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { BatchFields } from './BatchFields.tsx';
import { chooseFiles } from './choose.ts';
import './uploads.css';
import { uploadTexts } from './uploads.texts.ts';

/** The page takes drops anywhere; this says so, and holds the settings of the next files. */
export function DropZone({ buttons = false }: { buttons?: boolean }) {
  const t = useTexts(uploadTexts);
  return (
    <div className="drop-zone">
      <span className="drop-icon">
        <Upload size={22} aria-hidden />
      </span>
      <div className="grow">
        <div className="semi">{t('dropHere')}</div>
        <div className="sm t2">{t('resumes')}</div>
        {buttons && (
          <div className="row" style={{ marginTop: 10, flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => chooseFiles()}>
              {t('chooseFiles')}
            </Button>
            <Button variant="outlined" onClick={() => chooseFiles(true)}>
              {t('chooseFolder')}
            </Button>
          </div>
        )}
      </div>
      <BatchFields />
    </div>
  );
}
