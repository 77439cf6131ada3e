import Button from '@mui/material/Button';
import { Pause, Play } from 'lucide-react';
import { formatBytes, formatClock, formatSeconds } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { isUnderWay, totalsOf } from './upload-queue.ts';
import { uploadTexts } from './uploads.texts.ts';
import { pauseUploads, resumeUploads, useUploads } from './uploads.ts';

/** How far all of them are, and one button for all. */
export function UploadSummary() {
  const t = useTexts(uploadTexts);
  const items = useUploads((uploads) => uploads.items);
  const totals = totalsOf(items);
  const isBusy = items.some(isUnderWay);
  const hasPaused = items.some(({ state }) => state === 'paused');
  const left =
    totals.leftMs === null
      ? ''
      : totals.leftMs < 90_000
        ? formatSeconds(totals.leftMs, 0)
        : formatClock(totals.leftMs);
  return (
    <div className="row" style={{ minHeight: 32, flexWrap: 'wrap', flex: 1 }} aria-live="polite">
      <span className="semi">{t('progress', { done: totals.finished, count: totals.files })}</span>
      {isBusy && (
        <span className="mut num sm">
          {t('bytes', { sent: formatBytes(totals.sent), all: formatBytes(totals.bytes) })}
          {left !== '' && `, ${t('left', { time: left })}`}
        </span>
      )}
      <span className="push" />
      {isBusy && (
        <Button size="small" onClick={() => pauseUploads()} startIcon={<Pause size={14} />}>
          {t('pauseAll')}
        </Button>
      )}
      {!isBusy && hasPaused && (
        <Button size="small" onClick={() => resumeUploads()} startIcon={<Play size={14} />}>
          {t('resumeAll')}
        </Button>
      )}
    </div>
  );
}
