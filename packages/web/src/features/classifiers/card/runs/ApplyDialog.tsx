import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import { Choice } from '../../../../components/Choice.tsx';
import { NumberBox } from '../../../../components/NumberBox.tsx';
import { useTexts } from '../../../../lib/i18n.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { words } from '../../../../shared/words.texts.ts';
import { useApply } from '../../classifiers.queries.ts';
import { Preview } from './Preview.tsx';
import { runsTexts } from './runs.texts.ts';

type Props = { classifier: Classifier; onClose: () => void };

const usualDays = 30;
/** What is tried where all calls are meant. */
const mostDays = 3650;

/** Which past calls the version shall answer, and what that would change. */
export function ApplyDialog({ classifier, onClose }: Props) {
  const t = useTexts(runsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const apply = useApply(classifier.id);
  const [which, setWhich] = useState<'days' | 'all'>('days');
  const [days, setDays] = useState<number | null>(usualDays);
  /** A second press comes before anything is shown of the first. */
  const isStarted = useRef(false);
  const asked = useDebounced(which === 'all' ? mostDays : days, 400);
  const start = () => {
    if (isStarted.current) return;
    isStarted.current = true;
    apply.mutate(which === 'all' ? null : days, {
      onSuccess: () => {
        notify.done(t('started'));
        onClose();
      },
      onError: (error) => {
        isStarted.current = false;
        notify.failed(error);
      },
    });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="apply-title">
      <DialogTitle id="apply-title">{t('title', { version: classifier.version })}</DialogTitle>
      <DialogContent className="apply-dialog">
        <p className="t2">{t('text')}</p>
        <div className="rule-line">
          <Choice
            label={t('which')}
            value={which}
            options={[
              { value: 'days', label: t('lastDays') },
              { value: 'all', label: t('all') },
            ]}
            onChange={setWhich}
          />
          {which === 'days' && (
            <NumberBox label={t('days')} value={days} min={1} max={mostDays} whole onChange={setDays} />
          )}
        </div>
        {asked !== null && <Preview classifier={classifier} days={asked} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button
          variant="contained"
          loading={apply.isPending}
          disabled={which === 'days' && days === null}
          onClick={start}
        >
          {t('start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
