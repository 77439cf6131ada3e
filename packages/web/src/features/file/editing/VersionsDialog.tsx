import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import './editing.css';
import { editingTexts } from './editing.texts.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { useRestoreVersion, versionsQuery } from './versions.queries.ts';

type Props = { file: File; transcript: Transcript; onClose: () => void };

/** Every version of the transcript: who made it and when, what differs, and the way back. */
export function VersionsDialog({ file, transcript, onClose }: Props) {
  const t = useTexts(editingTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const mayWrite = useMay('files.write') && file.status !== 'PROCESSING';
  const query = useQuery(versionsQuery(file.file_id));
  const [compared, setCompared] = useState<number | null>(null);
  const { mutateAsync: restore, isPending } = useRestoreVersion(file.file_id);
  const bringBack = (version: number) =>
    restore(version).then(() => {
      notify.done(t('restored', { version }));
      setCompared(null);
    }, notify.failed);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="transcript-versions">
      <DialogTitle id="transcript-versions">{t('versions')}</DialogTitle>
      <DialogContent>
        {query.isPending && <Skeleton height={160} radius={8} />}
        {query.error && <p role="alert">{errorText(query.error)}</p>}
        <ol className="transcript-versions">
          {query.data?.map(({ version, is_current, kind, by, created, engine, phrases }) => (
            <li key={version} data-testid={`version-${version}`}>
              <div className="version-line">
                <div>
                  <b>{t('version', { version: formatNumber(version) })}</b>{' '}
                  {is_current && <span className="chip small tone-ok">{t('current')}</span>}
                  <p className="sm mut">
                    {[
                      t(`kind_${kind}`),
                      by ?? engine,
                      formatDateTime(created),
                      t('phrases', { count: phrases }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {!is_current && (
                  <span className="version-actions">
                    <Button
                      size="small"
                      aria-label={t('compareOf', { version })}
                      aria-expanded={compared === version}
                      onClick={() => setCompared(compared === version ? null : version)}
                    >
                      {t('compare')}
                    </Button>
                    {mayWrite && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={t('restoreOf', { version })}
                        disabled={isPending}
                        onClick={() => void bringBack(version)}
                      >
                        {t('restore')}
                      </Button>
                    )}
                  </span>
                )}
              </div>
              {compared === version && <VersionDifferences {...{ file, transcript, version }} />}
            </li>
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
