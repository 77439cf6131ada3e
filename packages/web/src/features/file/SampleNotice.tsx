import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useSampleWords } from '../../shared/first-calls/demo.queries.ts';
import { samplesTexts } from '../../shared/first-calls/samples.texts.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { SampleComparison } from './SampleComparison.tsx';
import { useIsViewOnly } from './use-view-only.ts';

/** Of a sample call: whose words these are, and the way to the others. */
export function SampleNotice({ file }: { file: File }) {
  const t = useTexts(samplesTexts);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const isViewOnly = useIsViewOnly();
  const change = useSampleWords(file.file_id);
  const [isCompared, setIsCompared] = useState(false);
  const kind = file.words?.kind;
  if (file.origin !== 'demo' || file.status === 'PROCESSING' || isViewOnly) return null;
  if (kind !== 'sidecar' && kind !== 'engine') return null;
  const isTrue = kind === 'sidecar';
  return (
    <div className="notice tone-info">
      <Mic size={16} aria-hidden />
      <span>{t(isTrue ? 'isTrue' : 'isHeard')}</span>
      {!isTrue && (
        <Button size="small" onClick={() => setIsCompared(true)}>
          {t('compare')}
        </Button>
      )}
      {isCompared && <SampleComparison file={file} onClose={() => setIsCompared(false)} />}
      {mayWrite && !file.audio_removed && (
        <Button
          size="small"
          variant="outlined"
          loading={change.isPending}
          onClick={() => change.mutate(isTrue ? 'engine' : 'truth', { onError: notify.failed })}
        >
          {t(isTrue ? 'recognise' : 'showTruth')}
        </Button>
      )}
    </div>
  );
}
