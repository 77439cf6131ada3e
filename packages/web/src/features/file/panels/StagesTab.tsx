import type { File, Stage } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { Ban, Check, CircleDashed, CircleSlash, LoaderCircle, TriangleAlert } from 'lucide-react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatPercent, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileActionTexts } from '../../../shared/files/file-actions.texts.ts';
import { useRestartFile } from '../../../shared/files/files.queries.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { panelsTexts } from './panels.texts.ts';

const icons = {
  waiting: CircleDashed,
  running: LoaderCircle,
  done: Check,
  cached: Check,
  skipped: CircleSlash,
  failed: TriangleAlert,
  cancelled: Ban,
} as const;
const colours = {
  waiting: 'var(--text-3)',
  running: 'var(--primary-fg)',
  done: 'var(--ok)',
  cached: 'var(--ok)',
  skipped: 'var(--text-3)',
  failed: 'var(--bad-fg)',
  cancelled: 'var(--text-3)',
} as const;

export function StagesTab({ file }: { file: File }) {
  const t = useTexts(panelsTexts);
  const a = useTexts(fileActionTexts);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  const restart = useRestartFile();
  const again = (body: Parameters<typeof restart.mutate>[0]) =>
    restart.mutate(body, { onSuccess: () => notify.done(a('restarted')), onError: notify.failed });
  const canRestart = mayWrite && file.status !== 'PROCESSING';
  return (
    <>
      <ol className="stages">
        {file.stages.map((stage) => (
          <StageRow
            key={stage.name}
            stage={stage}
            onRestart={
              canRestart && stage.status !== 'skipped'
                ? () => again({ fileId: file.file_id, from_stage: stage.name })
                : undefined
            }
          />
        ))}
      </ol>
      {canRestart && (
        <section className="side-section">
          <Button
            variant="outlined"
            loading={restart.isPending}
            onClick={() => again({ fileId: file.file_id, clear: true })}
          >
            {t('clearCache')}
          </Button>
        </section>
      )}
    </>
  );
}

function StageRow({ stage, onRestart }: { stage: Stage; onRestart: (() => void) | undefined }) {
  const t = useTexts(panelsTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const Icon = icons[stage.status];
  return (
    <li className="side-section">
      <div className="row">
        <Icon
          size={16}
          color={colours[stage.status]}
          aria-hidden
          className={stage.status === 'running' ? 'spin' : undefined}
        />
        <span className="med">{w(`stage_${stage.name}`)}</span>
        <span className="push sm mut num">
          {stage.status === 'running' ? formatPercent(stage.progress) : t(`stage_${stage.status}`)}
          {stage.ms !== null && stage.status === 'done' && ` · ${formatSeconds(stage.ms)}`}
        </span>
      </div>
      {stage.status === 'running' && (
        <div style={{ marginTop: 8 }}>
          <ProgressBar label={w(`stage_${stage.name}`)} share={stage.progress} />
        </div>
      )}
      {stage.error && (
        <p className="sm" style={{ color: 'var(--bad-fg)', marginTop: 6 }}>
          {errorText(stage.error)}
        </p>
      )}
      {onRestart && (
        <Button size="small" onClick={onRestart} sx={{ mt: 0.5, ml: '16px' }}>
          {t('restartFrom')}
        </Button>
      )}
    </li>
  );
}
