import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatClock, formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { transcriptQuery } from '../../shared/files/files.queries.ts';
import { sampleTruthQuery } from '../../shared/first-calls/demo.queries.ts';
import { samplesTexts } from '../../shared/first-calls/samples.texts.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { words } from '../../shared/words.texts.ts';
import { DiffPieces } from './editing/DiffPieces.tsx';
import './editing/editing.css';
import { heardOfSaid } from './heard-of-said.ts';

type Props = { file: File; onClose: () => void };

/** A sample call as the engine heard it beside what was really said in it. */
export function SampleComparison({ file, onClose }: Props) {
  const t = useTexts(samplesTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const truth = useQuery(sampleTruthQuery(file.file_id));
  const transcript = useQuery(transcriptQuery(file.file_id));
  const error = truth.error ?? transcript.error;
  const compared = truth.data && transcript.data && heardOfSaid(transcript.data, truth.data.phrases);
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="sample-comparison">
      <DialogTitle id="sample-comparison">{t('comparison')}</DialogTitle>
      <DialogContent>
        {error && <p role="alert">{errorText(error)}</p>}
        {!error && !compared && <Skeleton height={160} radius={8} />}
        {compared && (
          <>
            <p className="semi">
              {t('right', {
                right: formatNumber(compared.right),
                said: formatNumber(compared.said),
                share: formatPercent(compared.right / compared.said),
              })}
            </p>
            <p className="sm mut">{t('howMarked')}</p>
            <ul className="version-diff">
              {compared.phrases.map(({ start_ms, role, pieces }) => (
                <li key={start_ms}>
                  <span className="num sm mut">{formatClock(start_ms)}</span>
                  <p>
                    <b>{w(role)}</b>{' '}
                    <span lang={transcript.data?.language ?? undefined}>
                      <DiffPieces pieces={pieces} labels={{ was: t('heard'), now: t('said') }} />
                    </span>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
