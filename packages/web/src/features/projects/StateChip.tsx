import type { Project } from '@earshot/core/projects/projects.ts';
import { Circle, Pause } from 'lucide-react';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatPercent, formatSpan } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { listTexts } from './list.texts.ts';

const tones = { started: 'tone-ok', paused: 'tone-warn', not_started: 'tone-mute' } as const;

/** Whether a project takes in calls. */
export function StateChip({ state }: Pick<Project, 'state'>) {
  const t = useTexts(listTexts);
  return (
    <span className={`chip ${tones[state]}`} data-testid="project-state">
      {state === 'started' && <i className="state-dot" aria-hidden />}
      {state === 'paused' && <Pause size={11} aria-hidden />}
      {state === 'not_started' && <Circle size={9} aria-hidden />}
      {t(state)}
    </span>
  );
}

/** How far it has come over past calls; nothing where it is done with them. */
export function RunLine({ progress }: Pick<Project, 'progress'>) {
  const t = useTexts(listTexts);
  if (progress === null || progress.status === 'done' || progress.status === 'cancelled') return null;
  const { kind, status, done, total, ms_left: msLeft } = progress;
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const shown = formatPercent(share);
  const text =
    status === 'failed'
      ? t('runFailed')
      : status === 'waiting'
        ? t('waits')
        : status === 'paused'
          ? t('stopped', { share: shown })
          : t(kind === 'clear' ? 'clearing' : 'ofHistory', { share: shown });
  return (
    <span className="run-line" data-testid="project-run">
      <ProgressBar label={text} share={share} />
      <span className="sm t2 num">
        {text}
        {status === 'running' && msLeft !== null && `, ${t('timeLeft', { time: formatSpan(msLeft) })}`}
      </span>
    </span>
  );
}
