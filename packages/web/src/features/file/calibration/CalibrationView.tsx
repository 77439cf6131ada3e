import type { File } from '@earshot/core/files/files.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { ChevronLeft, ChevronRight, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { IconLink } from '../../../components/IconLink.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileTitle } from '../../../shared/files/file-title.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { playInCall } from '../../../shared/hits/play-call.ts';
import { ScoreSide } from '../scorecard/ScoreSide.tsx';
import '../scorecard/scorecard.css';
import { useCall } from '../use-call.ts';
import { AnswersTable } from './AnswersTable.tsx';
import { CalibrationFoot } from './CalibrationFoot.tsx';
import './calibration.css';
import { calibrationTexts } from './calibration.texts.ts';
import { spreadOf } from './spread.ts';
import { useCalibrationKeys } from './use-calibration-keys.ts';
import { useSettling } from './use-settling.ts';

type Props = { file: File; calibrated: CalibratedCall };

/** Who answered what about a call, question by question, and what they settle on; the call itself beside it. */
export function CalibrationView({ file, calibrated }: Props) {
  const call = useCall(file);
  const questions = calibrated.score.groups.flatMap((group) => group.questions.map(({ id = 0 }) => id));
  const [current, setCurrent] = useState(() => firstOpen(calibrated) ?? questions[0] ?? 0);
  const settling = useSettling(calibrated);
  const step = (by: 1 | -1) => setCurrent(questions[questions.indexOf(current) + by] ?? current);
  const settleNext = () => settling.settle(current, () => step(1));
  const play = () => {
    const moment = calibrated.score.answers.find(({ question_id }) => question_id === current)?.moments[0];
    if (moment && hasSound(file)) playInCall(file, moment.start_ms, moment.end_ms);
  };
  useCalibrationKeys({ calibrated, current, step, give: settling.give, onSettle: settleNext, onPlay: play });
  return (
    <div className="file-page scorecard-page">
      <Head file={file} calibrated={calibrated} />
      <div className="scorecard-body">
        {calibrated.is_revealed ? (
          <AnswersTable
            {...{ file, calibrated, current, settling }}
            phrases={call.transcript?.phrases}
            onTake={setCurrent}
          />
        ) : (
          <StillBlind file={file} calibrated={calibrated} />
        )}
        <ScoreSide file={file} call={call} />
      </div>
      {calibrated.is_revealed && (
        <CalibrationFoot
          calibrated={calibrated}
          settling={settling}
          current={current}
          onSettleNext={settleNext}
        />
      )}
    </div>
  );
}

/** The first question on which they differ and that nobody has settled. */
function firstOpen({ questions }: CalibratedCall): number | undefined {
  const open = questions.filter(({ settled }) => settled === null);
  const differs = open.find(({ answers }) => {
    const { same, all } = spreadOf(answers);
    return same < all;
  });
  return (differs ?? open[0])?.question_id;
}

function Head({ file, calibrated: { calibration, file_id, is_revealed } }: Props) {
  const t = useTexts(calibrationTexts);
  const { file_ids } = calibration;
  const at = file_ids.indexOf(file_id);
  const Shape = is_revealed ? Eye : EyeOff;
  return (
    <header className="file-head-bar">
      <IconLink size="small" className="outlined" label={t('toList')} to="/reviews/calibrations" search={{}}>
        <ChevronLeft size={16} className="flip" />
      </IconLink>
      <div className="file-title">
        <h1 className="el">{t('title', { name: calibration.name })}</h1>
        <span className={`chip small ${is_revealed ? 'tone-ok' : 'tone-mute'}`}>
          <Shape size={12} aria-hidden />
          {t(is_revealed ? 'isRevealed' : 'isBlind')}
        </span>
        <span className="sm t2 el" title={file.name}>
          {fileTitle(file)}
        </span>
      </div>
      <span className="sm t2 num">
        {t('callOf', { at: formatNumber(at + 1), all: formatNumber(file_ids.length) })}
      </span>
      <Step id={calibration.id} to={file_ids[at - 1]} label={t('previous')} isBack />
      <Step id={calibration.id} to={file_ids[at + 1]} label={t('next')} />
    </header>
  );
}

type StepProps = { id: number; to: string | undefined; label: string; isBack?: boolean };

function Step({ id, to, label, isBack = false }: StepProps) {
  if (to === undefined) return null;
  const Shape = isBack ? ChevronLeft : ChevronRight;
  return (
    <IconLink
      size="small"
      className="outlined"
      label={label}
      to="/files/$file_id"
      params={{ file_id: to }}
      search={{ calibration: String(id) }}
    >
      <Shape size={16} className="flip" />
    </IconLink>
  );
}

/** Until the scores are shown there is only the own part to do. */
function StillBlind({ file, calibrated: { own_review_id, totals, calibration } }: Props) {
  const t = useTexts(calibrationTexts);
  return (
    <section className="card calibration-blind">
      <p>{t('blindLead')}</p>
      {own_review_id !== null && totals.length === 0 && (
        <ButtonLink
          variant="contained"
          to="/files/$file_id"
          params={{ file_id: file.file_id }}
          search={{ goal: String(calibration.goal_id), review: String(own_review_id) }}
        >
          {t('scoreIt')}
        </ButtonLink>
      )}
    </section>
  );
}
