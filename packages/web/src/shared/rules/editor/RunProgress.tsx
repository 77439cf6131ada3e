import type { RuleKind } from '@earshot/core/rules/rules.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../use-notify.ts';
import { isUnderWay, refreshPreviews, runQuery, useCancelRun } from '../rules.queries.ts';
import { savingTexts } from './saving.texts.ts';

const tones = {
  waiting: 'tone-info',
  running: 'tone-info',
  done: 'tone-ok',
  cancelled: 'tone-mute',
  failed: 'tone-bad',
} as const;

/** The rule on its way over past calls, or how its last way ended. */
export function RunProgress({ kind, id, canStop }: { kind: RuleKind; id: number; canStop: boolean }) {
  const t = useTexts(savingTexts);
  const notify = useNotify();
  const cancel = useCancelRun();
  const run = useQuery(runQuery(kind, id)).data;
  const isOn = isUnderWay(run);
  const wasOn = useRef(false);
  useEffect(() => {
    // The preview says what would change against now, and now has changed.
    if (wasOn.current && !isOn) void refreshPreviews();
    wasOn.current = isOn;
  }, [isOn]);
  if (!run) return null;
  const { status, done, total, added, removed, kept } = run;
  return (
    <section className="card run-progress" aria-label={t('running')} data-testid="run">
      <div className="rule-line">
        <span className={`chip small ${tones[status]}`}>{t(`run_${status}`)}</span>
        <span className="sm t2 num">
          {isOn
            ? t('ofCalls', { done: formatNumber(done), count: total, total: formatNumber(total) })
            : formatDateTime(run.ended ?? run.created)}
        </span>
        {isOn && canStop && (
          <Button
            size="small"
            className="push"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(run.id, { onError: notify.failed })}
          >
            {t('stop')}
          </Button>
        )}
      </div>
      {isOn && <ProgressBar label={t('running')} share={total === 0 ? 0 : done / total} />}
      <p className="sm num" role="status">
        {status === 'done' && total === 0
          ? t('noCalls')
          : t('outcome', {
              added: formatNumber(added),
              removed: formatNumber(removed),
              kept: formatNumber(kept),
            })}
      </p>
    </section>
  );
}
