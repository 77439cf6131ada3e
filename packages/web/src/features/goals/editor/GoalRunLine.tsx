import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { goalRunQuery, isUnderWay, useCancelGoalRun } from '../goals.queries.ts';
import { whatIfTexts } from './what-if.texts.ts';

/** The goal on its way over past calls, or how its last way ended. */
export function GoalRunLine({ id, canStop }: { id: number; canStop: boolean }) {
  const t = useTexts(whatIfTexts);
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const cancel = useCancelGoalRun();
  const run = useQuery(goalRunQuery(id)).data;
  if (!run) return null;
  const { status, done, total, changed, handed_over, question_id } = run;
  const isOn = isUnderWay(run);
  return (
    <section className="card run-progress" aria-label={t('scoring')} data-testid="goal-run">
      <div className="rule-line">
        <b>
          {isOn
            ? t('scoring')
            : status !== 'done'
              ? s(`run_${status}`)
              : t(question_id === null ? 'scored' : 'askedAgain')}
        </b>
        <span className="sm t2 num">
          {isOn
            ? s('ofCalls', { done: formatNumber(done), count: total, total: formatNumber(total) })
            : formatDateTime(run.ended ?? run.created)}
        </span>
        {isOn && canStop && (
          <Button
            size="small"
            className="push"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(run.id, { onError: notify.failed })}
          >
            {s('stop')}
          </Button>
        )}
      </div>
      {isOn && <ProgressBar label={t('scoring')} share={total === 0 ? 0 : done / total} />}
      <p className="sm num" role="status">
        {t('changedScores', { count: changed })}
        {handed_over > 0 && ` · ${t('handedOver', { number: formatNumber(handed_over) })}`}
      </p>
    </section>
  );
}
