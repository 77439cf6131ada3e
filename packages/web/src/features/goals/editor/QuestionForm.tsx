import { canAnswer } from '@earshot/core/goals/goal-issue.ts';
import type { Hint } from '@earshot/core/goals/lint.ts';
import {
  mostPoints,
  type QuestionInput,
  type QuestionMode,
  questionModes,
} from '@earshot/core/goals/questions.ts';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { AnswererFields } from './AnswererFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ExpectedFields } from './ExpectedFields.tsx';
import { editorTexts } from './editor.texts.ts';
import { Hints } from './Hints.tsx';
import { LearnedFields } from './LearnedFields.tsx';
import { PowerFields } from './PowerFields.tsx';
import { ReviewerFields } from './ReviewerFields.tsx';
import type { Standing } from './standing.ts';

type Props = {
  question: QuestionInput;
  number: string;
  hints: readonly Hint[];
  standing: Standing;
  actions: ReactNode;
  disabled: boolean;
  onChange: (part: Partial<QuestionInput>) => void;
  onFold: () => void;
};

/** A question as it is being written. */
export function QuestionForm({
  question,
  number,
  hints,
  standing,
  actions,
  disabled,
  onChange,
  onFold,
}: Props) {
  const t = useTexts(editorTexts);
  const g = useTexts(goalTexts);
  const { text, mode, control_value, is_bonus, is_fatal } = question;
  return (
    <div className="goal-question open" data-testid={`form-question-${number}`}>
      <span className="num t2">{number}</span>
      <TextField
        size="small"
        fullWidth
        value={text}
        disabled={disabled}
        placeholder={t('text')}
        autoFocus={text === ''}
        onChange={(event) => onChange({ text: event.target.value })}
        slotProps={{ htmlInput: { 'aria-label': t('text'), maxLength: 300 } }}
      />
      <NumberBox
        label={t('points')}
        value={control_value}
        min={0}
        max={mostPoints}
        whole
        disabled={disabled}
        onChange={(value) => value !== null && onChange({ control_value: value })}
      />
      <span className="row">
        {actions}
        <IconAction size="small" label={t('fold')} onClick={onFold}>
          <ChevronUp size={16} />
        </IconAction>
      </span>
      <div className="goal-hints">
        <Hints hints={hints} />
      </div>
      <dl className="question-fields">
        <dt>{t('mode')}</dt>
        <dd className="rule-line">
          <Choice
            label={t('mode')}
            value={mode}
            options={questionModes.map((value) => ({ value, label: g(`mode_${value}`), disabled }))}
            onChange={(next) => onChange(inMode(question, next))}
          />
          <ExpectedFields {...{ question, disabled, onChange }} />
          <Turn
            label={t('bonus')}
            isOn={is_bonus}
            disabled={disabled}
            onTurn={(next) => onChange({ is_bonus: next, is_fatal: next ? false : is_fatal })}
          />
          <Turn
            label={t('fatal')}
            isOn={is_fatal}
            disabled={disabled}
            onTurn={(next) => onChange({ is_fatal: next, is_bonus: next ? false : is_bonus })}
          />
        </dd>
        <AnswererFields {...{ question, disabled, onChange }} />
        {standing.learning !== null && <LearnedFields state={standing.learning} />}
        <PowerFields key={standing.power} {...{ question, standing, disabled }} />
        <ConditionFields {...{ question, disabled, onChange }} />
        <ReviewerFields {...{ question, disabled, onChange }} />
      </dl>
    </div>
  );
}

/** Another mode expects something else, and not everything can answer it. */
function inMode(question: QuestionInput, mode: QuestionMode): Partial<QuestionInput> {
  const { answer_by, options } = question;
  return {
    mode,
    expected: mode === 'yes_no' ? 'yes' : mode === 'number' ? [null, null] : null,
    ...(mode === 'choice' && options.length === 0
      ? {
          options: [
            { text: 'A', credit: 1 },
            { text: 'B', credit: 0 },
          ],
        }
      : {}),
    ...(canAnswer(answer_by.kind, mode) ? {} : { answer_by: { kind: 'person' } }),
  };
}

type TurnProps = { label: string; isOn: boolean; disabled: boolean; onTurn: (isOn: boolean) => void };

function Turn({ label, isOn, disabled, onTurn }: TurnProps) {
  return (
    <span className="row sm">
      <Switch
        size="small"
        checked={isOn}
        disabled={disabled}
        onChange={(_, next) => onTurn(next)}
        slotProps={{ input: { 'aria-label': label } }}
      />
      {label}
    </span>
  );
}
