import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { formatDate } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { AnswerEvidence } from '../../../shared/goals/AnswerEvidence.tsx';
import { useAnswerText } from '../../../shared/goals/use-answer-text.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { AnswerButtons } from '../scorecard/AnswerButtons.tsx';
import { calibrationTexts } from './calibration.texts.ts';
import type { Settling } from './use-settling.ts';

type Props = {
  file: File;
  calibrated: CalibratedCall;
  questionId: number;
  settling: Settling;
  phrases: readonly Phrase[] | undefined;
};

const longestNote = 500;

/** The quote, what each said about it, and what they settle on. */
export function SettlePanel({ file, calibrated, questionId, settling, phrases }: Props) {
  const t = useTexts(calibrationTexts);
  const textOf = useAnswerText();
  const line = settling.lineOf(questionId);
  const stored = calibrated.score.answers.find(({ question_id }) => question_id === questionId);
  const found = calibrated.questions.find(({ question_id }) => question_id === questionId);
  if (line === undefined || stored === undefined || found === undefined) return null;
  const nameOf = (id: number) =>
    calibrated.calibration.people.find(({ user_id }) => user_id === id)?.name ?? '';
  const said = found.answers.filter(({ comment }) => comment !== '');
  return (
    <div className="calibration-panel">
      <AnswerEvidence call={file} answer={stored} phrases={phrases} />
      {said.length > 0 && (
        <ul className="calibration-said">
          {said.map(({ user_id, state, answer, comment }) => (
            <li key={user_id} className="sm">
              <b>{nameOf(user_id)}</b> {textOf(line.question, state, answer)}
              <span className="t2" dir="auto">
                {comment}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Settle {...{ questionId, settling }} />
      {found.settled !== null && (
        <p className="xs mut">
          {t('settledBy', { name: found.settled.by, when: formatDate(found.settled.at) })}
        </p>
      )}
    </div>
  );
}

function Settle({ questionId, settling }: Pick<Props, 'questionId' | 'settling'>) {
  const t = useTexts(calibrationTexts);
  const [mayPlan, mayWrite] = [useMay('reviews.plan'), useMay('goals.write')];
  const line = settling.lineOf(questionId);
  if (!mayPlan || line === undefined) return null;
  const { note, isReference, addsToDescription } = settling.noteOf(questionId);
  return (
    <div className="calibration-settle">
      <span className="sm med">{t('settleAs')}</span>
      <AnswerButtons line={line} onGive={(answer) => settling.give(questionId, answer)} />
      <TextField
        size="small"
        fullWidth
        multiline
        maxRows={4}
        label={t('note')}
        value={note}
        onChange={(event) => settling.setNote(questionId, { note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <span className="row" style={{ gap: 4, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isReference}
              onChange={(_, on) => settling.setNote(questionId, { isReference: on })}
            />
          }
          label={t('isReference')}
        />
        {mayWrite && (
          <FormControlLabel
            disabled={note.trim() === ''}
            control={
              <Checkbox
                size="small"
                checked={addsToDescription}
                onChange={(_, on) => settling.setNote(questionId, { addsToDescription: on })}
              />
            }
            label={t('addsToDescription')}
          />
        )}
      </span>
    </div>
  );
}
