import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AudioLines, Check, ChevronRight, Pause, Play, TriangleAlert, X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { IconLink } from '../../components/IconLink.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatBytes, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { runningStage } from '../files/FileStatus.tsx';
import { fileQuery } from '../files/files.queries.ts';
import { useErrorText } from '../use-error-text.ts';
import { words } from '../words.texts.ts';
import type { UploadItem } from './upload-queue.ts';
import { uploadTexts } from './uploads.texts.ts';
import { pauseUploads, removeUpload, resumeUploads, useUploads } from './uploads.ts';

/** Whoever goes to look at a file wants to see it. */
const foldPanel = () => useUploads.setState({ isPanelOpen: false });

export function UploadRow({ item }: { item: UploadItem }) {
  const t = useTexts(uploadTexts);
  const errorText = useErrorText();
  const isBad = item.state === 'refused' || item.state === 'failed';
  const isIn = item.fileId !== null;
  const Icon = isBad ? TriangleAlert : isIn ? Check : AudioLines;
  const colour = isBad ? 'var(--bad-fg)' : isIn ? 'var(--ok)' : 'var(--primary-fg)';
  return (
    <li className="upload-row" data-testid={`upload-${item.name}`} data-state={item.state}>
      <Icon size={16} color={colour} aria-hidden />
      <div className="upload-name">
        <div className="el" title={item.name}>
          {item.name}
        </div>
        {item.sidecar !== null && <div className="xs mut el">{t('withSidecar', { name: item.sidecar })}</div>}
        {item.sidecarError !== null && (
          <div className="xs" style={{ color: 'var(--warn-fg)' }}>
            {t('sidecarFailed', { name: item.sidecar ?? '', reason: errorText(item.sidecarError) })}
          </div>
        )}
      </div>
      <span className="num sm mut upload-size">{item.size > 0 && formatBytes(item.size)}</span>
      <div className="upload-state">
        {isBad ? (
          <span className="sm" style={{ color: 'var(--bad-fg)' }}>
            {errorText(item.error)}
          </span>
        ) : isIn ? (
          <Processing item={item} />
        ) : (
          <Sending item={item} />
        )}
      </div>
      <Actions item={item} />
    </li>
  );
}

function Sending({ item }: { item: UploadItem }) {
  const t = useTexts(uploadTexts);
  const share = item.size === 0 ? 0 : item.sent / item.size;
  const isSending = item.state === 'uploading';
  const label = isSending
    ? formatPercent(share)
    : item.state === 'needs_raw'
      ? t('rawTitle')
      : t(item.state as 'waiting');
  return (
    <>
      <ProgressBar label={item.name} share={share} />
      <span className="sm t2 num upload-label">
        {label}
        {isSending && item.speed > 0 && (
          <span className="mut"> · {t('perSecond', { speed: formatBytes(item.speed) })}</span>
        )}
      </span>
    </>
  );
}

/** Once the bytes are there the row goes on with what the server does with them. */
function Processing({ item }: { item: UploadItem }) {
  const t = useTexts(uploadTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const file = useQuery({ ...fileQuery(item.fileId ?? ''), enabled: item.fileId !== null }).data;
  const stage = file && runningStage(file);
  if (item.state === 'duplicate') {
    return (
      <span className="sm t2">
        {t('duplicate')}{' '}
        <Link to="/files/$file_id" params={{ file_id: item.fileId ?? '' }} onClick={foldPanel}>
          {t('openIt')}
        </Link>
      </span>
    );
  }
  if (file?.error)
    return (
      <span className="sm" style={{ color: 'var(--bad-fg)' }}>
        {errorText(file.error)}
      </span>
    );
  const share = file?.status === 'DONE' ? 1 : (file?.progress ?? 0);
  return (
    <>
      <ProgressBar className="ok" label={item.name} share={share} />
      <span className="sm num upload-label" style={{ color: 'var(--ok-fg)' }}>
        {file?.status === 'PROCESSING' && stage
          ? `${w(`stage_${stage.name}`)} ${formatPercent(stage.progress)}`
          : file
            ? w(`status${file.status}`)
            : ''}
      </span>
    </>
  );
}

function Actions({ item }: { item: UploadItem }) {
  const t = useTexts(uploadTexts);
  const w = useTexts(words);
  const { name, id } = item;
  if (item.fileId !== null) {
    return (
      <span className="upload-actions">
        <IconLink
          size="small"
          label={t('open', { name })}
          onClick={foldPanel}
          to="/files/$file_id"
          params={{ file_id: item.fileId }}
        >
          <ChevronRight size={16} />
        </IconLink>
      </span>
    );
  }
  return (
    <span className="upload-actions">
      {item.state === 'uploading' && (
        <IconAction size="small" label={t('pause', { name })} onClick={() => pauseUploads([id])}>
          <Pause size={14} />
        </IconAction>
      )}
      {(item.state === 'paused' || item.state === 'failed') && (
        <IconAction
          size="small"
          label={item.state === 'failed' ? `${w('retry')}: ${name}` : t('resume', { name })}
          onClick={() => resumeUploads([id])}
        >
          <Play size={14} />
        </IconAction>
      )}
      <IconAction size="small" label={t('remove', { name })} onClick={() => removeUpload(id)}>
        <X size={16} />
      </IconAction>
    </span>
  );
}
