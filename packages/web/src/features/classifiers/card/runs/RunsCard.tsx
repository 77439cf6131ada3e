import type { ClassifierRun } from '@earshot/core/classifiers/call-labels.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ProgressBar } from '../../../../components/ProgressBar.tsx';
import { formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useNotify } from '../../../../shared/use-notify.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { isUnderWay, runsQuery, useCancelClassifierRun } from '../../classifiers.queries.ts';
import { runsTexts } from './runs.texts.ts';

/** Its ways over past calls: the one that is under way, and how the last ones ended. */
export function RunsCard({ classifier: { id } }: { classifier: Classifier }) {
  const t = useTexts(runsTexts);
  const notify = useNotify();
  const mayWrite = useMay('classifiers.write');
  const cancel = useCancelClassifierRun(id);
  const runs = useQuery(runsQuery(id)).data?.results ?? [];
  if (runs.length === 0) return null;
  const stop = (runId: number) =>
    cancel.mutate(runId, { onSuccess: () => notify.done(t('stopped')), onError: notify.failed });
  return (
    <section className="card side-card" aria-label={t('runs')} data-testid="runs">
      <h2>{t('runs')}</h2>
      <ul className="learned">
        {runs.map((run) => (
          <Run key={run.id} run={run} onStop={mayWrite && isUnderWay(run) ? () => stop(run.id) : undefined} />
        ))}
      </ul>
    </section>
  );
}

const tones = { waiting: 'mute', running: 'primary', done: 'ok', cancelled: 'warn', failed: 'bad' } as const;

function Run({ run, onStop }: { run: ClassifierRun; onStop: (() => void) | undefined }) {
  const t = useTexts(runsTexts);
  const { version, status, done, total, added, removed, kept, created } = run;
  const progress = t('progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <li data-testid={`run-${run.id}`}>
      <div className="rule-line">
        <b className="num">{t('ofVersion', { version })}</b>
        <span className={`chip small tone-${tones[status]}`}>{t(`status_${status}`)}</span>
        <span className="sm mut">{formatDateTime(created)}</span>
        {onStop && (
          <Button className="push" size="small" variant="outlined" onClick={onStop}>
            {t('stop')}
          </Button>
        )}
      </div>
      {isUnderWay(run) && <ProgressBar label={progress} share={total === 0 ? 0 : done / total} />}
      <p className="sm mut num">
        {progress} ·{' '}
        {t('outcome', {
          added: formatNumber(added),
          removed: formatNumber(removed),
          kept: formatNumber(kept),
        })}
      </p>
    </li>
  );
}
