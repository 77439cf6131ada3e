import { fewestUnits } from '@earshot/core/agreement/agreement.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import Button from '@mui/material/Button';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { ScoreRing } from '../../../shared/goals/ScoreRing.tsx';
import { useMay } from '../../../shared/users.queries.ts';
import { calibrationTexts } from './calibration.texts.ts';
import type { Settling } from './use-settling.ts';
import { useUnsettledLines } from './use-unsettled-lines.ts';

type Props = {
  calibrated: CalibratedCall;
  settling: Settling;
  current: number;
  onSettleNext: () => void;
};

/** How much is settled, how far apart the totals are, and how far everybody agrees. */
export function CalibrationFoot({ calibrated, settling, current, onSettleNext }: Props) {
  const t = useTexts(calibrationTexts);
  const mayPlan = useMay('reviews.plan');
  const linesOf = useUnsettledLines(calibrated);
  const { questions, totals, agreement } = calibrated;
  const done = questions.filter(({ settled }) => settled !== null).length;
  const scores = totals.flatMap(({ score }) => (score === null ? [] : [score]));
  const apart = scores.length < 2 ? null : Math.max(...scores) - Math.min(...scores);
  const { alpha, n } = agreement;
  return (
    <footer className="card score-foot">
      <ScoreRing
        score={{
          score: (done / Math.max(1, questions.length)) * 100,
          passed: done === questions.length ? true : null,
        }}
      />
      <div className="score-sum">
        <p
          className="row"
          style={{ gap: 8, flexWrap: 'wrap' }}
          aria-live="polite"
          data-testid="calibration-sum"
        >
          <b className="num">{t('sum', { done: formatNumber(done), all: formatNumber(questions.length) })}</b>
          {apart !== null && (
            <span className="chip small tone-warn num">{t('points', { shown: formatNumber(apart) })}</span>
          )}
        </p>
        <p className="xs mut num">
          {alpha === null
            ? t('alphaHidden', { least: fewestUnits, n: formatNumber(n) })
            : t('alpha', {
                value: formatNumber(alpha.value, 2),
                low: formatNumber(alpha.low, 2),
                high: formatNumber(alpha.high, 2),
                n: formatNumber(n),
              })}
        </p>
        <DraftLine drafting={settling.drafting} linesOf={linesOf} />
      </div>
      <p className="score-keys xs mut" aria-hidden>
        <kbd>Y</kbd> <kbd>N</kbd> <kbd>0</kbd> {t('keys')} <kbd>↑</kbd> <kbd>↓</kbd> {t('keysMove')}{' '}
        <kbd>Space</kbd> {t('keysPlay')}
      </p>
      {mayPlan && (
        <span className="row" style={{ gap: 8 }}>
          <Button
            variant="outlined"
            loading={settling.isSettling}
            onClick={() => settling.settle(current, () => {})}
          >
            {t('settle')}
          </Button>
          <Button variant="contained" loading={settling.isSettling} onClick={onSettleNext}>
            {t('settleNext')} <kbd aria-hidden>Enter</kbd>
          </Button>
        </span>
      )}
    </footer>
  );
}
