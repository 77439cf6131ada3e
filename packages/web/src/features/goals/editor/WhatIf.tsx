import type { GoalPreview } from '@earshot/core/goals/goals.api.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { periods } from '../../../shared/rules/editor/use-preview.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { goalPreviewQuery } from '../goals.queries.ts';
import { ScoreHistogram } from './ScoreHistogram.tsx';
import { WhatIfCalls } from './WhatIfCalls.tsx';
import { WhatMovedIt } from './WhatMovedIt.tsx';
import { whatIfTexts } from './what-if.texts.ts';

/** Long enough not to ask at every letter: a preview reads thousands of calls. */
const restMs = 700;

type Props = { goal: GoalInput; id: number | null; isReady: boolean };

/** Names and answers may still be empty. */
const isWhole = ({ groups }: GoalInput): boolean => GoalInput.shape.groups.safeParse(groups).success;

/** How past calls would come out if the form were published as it stands in the editor. */
export function WhatIf({ goal, id, isReady }: Props) {
  const t = useTexts(whatIfTexts);
  const errorText = useErrorText();
  const [days, setDays] = useState<number>(30);
  const rested = useDebounced(goal, restMs);
  const isRested = JSON.stringify(rested) === JSON.stringify(goal);
  const query = useQuery({
    ...goalPreviewQuery(rested, days, id),
    enabled: isReady && isRested && isWhole(rested),
  });
  const answer = isReady ? query.data : undefined;
  return (
    <section className="card what-if" aria-label={t('title')}>
      <div className="rule-line live-head">
        <h2>{t('title')}</h2>
        <i className={query.isFetching || !isRested ? 'live-dot waiting' : 'live-dot'} aria-hidden />
        <span className="push" />
        <SmallSelect
          label={t('period')}
          value={String(days)}
          options={periods.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={(value) => setDays(Number(value))}
        />
      </div>
      {!isReady && <p className="t2 what-if-note">{t('waiting')}</p>}
      {isReady && query.error && (
        <p className="rule-mistake what-if-note" role="status">
          {errorText(query.error)}
        </p>
      )}
      {answer && !query.error && <Outcome answer={answer} goal={goal} />}
    </section>
  );
}

function Outcome({ answer, goal }: { answer: GoalPreview; goal: GoalInput }) {
  const t = useTexts(whatIfTexts);
  const { before, after, files, looked_at, total } = answer;
  const moved = after.mean !== null && before.mean !== null ? after.mean - before.mean : null;
  return (
    <div className="what-if-body">
      {files > 0 && after.mean === null && <p className="t2">{t('provisional')}</p>}
      {after.mean !== null && (
        <p className="row what-if-mean" data-testid="what-if-mean">
          <b className="num">{formatNumber(after.mean, 1)}</b>
          {moved !== null && moved !== 0 && <Moved by={moved} />}
          <span className="sm t2 num">
            {before.mean === null
              ? t('calls', { count: after.n, shown: formatNumber(after.n) })
              : t('was', { mean: formatNumber(before.mean, 1), n: formatNumber(after.n) })}
          </span>
          <PassedLine before={before} after={after} />
        </p>
      )}
      {after.n > 0 && <ScoreHistogram before={before} after={after} passFrom={goal.pass_from} />}
      <p className="xs mut num">
        {files === 0 && looked_at > 0
          ? t('none')
          : t('scope', {
              files: formatNumber(files),
              looked: formatNumber(looked_at),
              total: formatNumber(total),
            })}
      </p>
      <WhatMovedIt movedBy={answer.moved_by} groups={goal.groups} />
      <WhatIfCalls answer={answer} groups={goal.groups} />
    </div>
  );
}

function Moved({ by }: { by: number }) {
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`chip small num ${by > 0 ? 'tone-ok' : 'tone-bad'}`}>
      <Arrow size={11} aria-hidden />
      {formatNumber(Math.abs(by), 1)}
    </span>
  );
}

function PassedLine({ before, after }: Pick<GoalPreview, 'before' | 'after'>) {
  const t = useTexts(whatIfTexts);
  const share = ({ passed, failed }: GoalPreview['after']) =>
    passed + failed === 0 ? null : formatPercent(passed / (passed + failed), 1);
  const [was, is] = [share(before), share(after)];
  if (is === null) return null;
  return (
    <span className="sm t2 num push">
      {was === null || was === is
        ? t('passed', { share: is })
        : t('passedBefore', { before: was, share: is })}
    </span>
  );
}
