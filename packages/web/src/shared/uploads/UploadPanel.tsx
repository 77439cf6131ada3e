import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { RawForm } from './RawForm.tsx';
import { UploadRow } from './UploadRow.tsx';
import { UploadSummary } from './UploadSummary.tsx';
import { isOpen } from './upload-queue.ts';
import './uploads.css';
import { uploadTexts } from './uploads.texts.ts';
import { clearFinished, useUploads } from './uploads.ts';

/** Lives in the shell: uploads go on while one moves between pages. */
export function UploadPanel() {
  const t = useTexts(uploadTexts);
  const { items, isPanelOpen } = useUploads();
  if (items.length === 0) return null;
  return (
    <section className="upload-panel" aria-label={t('panel')} data-testid="upload-panel">
      <header className="row">
        <UploadSummary />
        {!items.some(isOpen) && (
          <Button size="small" onClick={clearFinished}>
            {t('clear')}
          </Button>
        )}
        <IconAction
          size="small"
          label={t(isPanelOpen ? 'fold' : 'unfold')}
          aria-expanded={isPanelOpen}
          onClick={() => useUploads.setState({ isPanelOpen: !isPanelOpen })}
        >
          {isPanelOpen ? <ChevronDown size={16} /> : <ChevronUp size={16} />}
        </IconAction>
      </header>
      <RawForm />
      {isPanelOpen && (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}
