import Button from '@mui/material/Button';
import { ShieldAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { ScoreRing } from '../../../shared/goals/ScoreRing.tsx';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { scorecardTexts } from './scorecard.texts.ts';
import type { ReviewState } from './use-review.ts';
import { useScoreLines } from './use-score-lines.ts';

type Props = {
  state: ReviewState;
  machineScore: number | null;
  /** The numbers of questions as the list shows them. */
  numberOf: (id: number) => string;
  /** A review of the queue is sent; a score by hand is published. */
  isOfQueue: boolean;
  onPublish: () => void;
  /** Missing where there is no next call. */
  onPublishNext: (() => void) | undefined;
};

/** What the score comes to now, the keys, and publishing it. */
export function ScoreFoot(props: Props) {
  const { state, machineScore, numberOf, isOfQueue, onPublish, onPublishNext } = props;
  const t = useTexts(scorecardTexts);
  const r = useTexts(reviewTexts);
  const { score, lines, compared, agreed } = state.review;
  const done = lines.filter(({ isOpen }) => !isOpen).length;
  const linesOf = useScoreLines(lines);
  // How far one is, in place of what it would come to: a sum would lead whoever answers.
  const shown = state.isBlind ? { score: (100 * done) / Math.max(1, lines.length), passed: null } : score;
  return (
    <footer className="card score-foot">
      <ScoreRing score={shown} />
      <div className="score-sum">
        {!state.isBlind && <ScoreNow state={state} numberOf={numberOf} />}
        <p className="xs mut num">
          {[
            ...(machineScore === null ? [] : [t('machineAlone', { score: formatNumber(machineScore, 1) })]),
            t('answered', { done: formatNumber(done), all: formatNumber(lines.length) }),
            ...(compared === 0
              ? []
              : [t('agreement', { agreed: formatNumber(agreed), compared: formatNumber(compared) })]),
          ].join(' · ')}
        </p>
      </div>
      <KeysLine />
      <DraftLine drafting={state.drafting} linesOf={linesOf} />
      <span className="row" style={{ gap: 8 }}>
        <Button
          variant={onPublishNext ? 'outlined' : 'contained'}
          loading={state.isPublishing}
          onClick={onPublish}
        >
          {isOfQueue ? r('save') : t('save')}
        </Button>
        {onPublishNext && (
          <Button variant="contained" loading={state.isPublishing} onClick={onPublishNext}>
            {isOfQueue ? r('saveNext') : t('saveNext')} <kbd aria-hidden>Shift Enter</kbd>
          </Button>
        )}
      </span>
    </footer>
  );
}

function ScoreNow({ state, numberOf }: Pick<Props, 'state' | 'numberOf'>) {
  const t = useTexts(scorecardTexts);
  const g = useTexts(goalTexts);
  const { score } = state.review;
  return (
    <p className="row" style={{ gap: 8, flexWrap: 'wrap' }} aria-live="polite" data-testid="score-now">
      <b className="score-now num">{score.score === null ? '–' : formatNumber(score.score, 1)}</b>
      <span className="sm t2 num">
        {t('points', { earned: formatNumber(score.earned, 1), possible: formatNumber(score.possible) })}
      </span>
      {score.failed_by.length > 0 && (
        <span className="chip small tone-bad">
          <ShieldAlert size={12} aria-hidden />
          {t('failedBy', { questions: score.failed_by.map(numberOf).join(', ') })}
        </span>
      )}
      {score.is_provisional && (
        <span className="chip small tone-warn" title={g('provisionalHelp')}>
          {g('provisional')}
        </span>
      )}
    </p>
  );
}

function KeysLine() {
  const t = useTexts(scorecardTexts);
  return (
    <p className="score-keys xs mut" aria-hidden>
      <kbd>Y</kbd> <kbd>N</kbd> <kbd>0</kbd> <kbd>1</kbd>–<kbd>9</kbd> {t('keysAnswer')} <kbd>Enter</kbd>{' '}
      {t('keysNext')} <kbd>Space</kbd> {t('keysPlay')}
    </p>
  );
}
