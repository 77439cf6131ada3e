import type { File } from '@earshot/core/files/files.ts';
import { Ban, Check, RotateCcw } from 'lucide-react';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';

/** Colour, icon and word; a bar that fills while the file is being processed. */
export function FileStatus({ file }: { file: File }) {
  const t = useTexts(words);
  const label = t(`status${file.status}`);
  if (file.status === 'PROCESSING') {
    return (
      <span style={{ display: 'flex', flexDirection: 'column', gap: 4, width: '100%' }}>
        <span className="row sm med" style={{ color: 'var(--primary-fg)' }}>
          {label}
          <span className="push num">{formatPercent(file.progress)}</span>
        </span>
        <ProgressBar label={label} share={file.progress} />
      </span>
    );
  }
  if (file.status === 'DONE') {
    return (
      <span className="row sm t2" style={{ gap: 5 }}>
        <Check size={14} color="var(--ok)" aria-hidden />
        {label}
      </span>
    );
  }
  return (
    <span className={`chip small ${file.status === 'CANCELLED' ? 'tone-mute' : 'tone-warn'}`}>
      {file.status === 'CANCELLED' ? <Ban size={12} aria-hidden /> : <RotateCcw size={12} aria-hidden />}
      {label}
    </span>
  );
}

/** What is being done to it now. */
export function runningStage(file: File): File['stages'][number] | undefined {
  return (
    file.stages.find((stage) => stage.status === 'running') ??
    file.stages.find((stage) => stage.status === 'waiting')
  );
}
