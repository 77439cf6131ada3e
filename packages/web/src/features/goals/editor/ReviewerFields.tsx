import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';

type Props = {
  question: QuestionInput;
  disabled: boolean;
  onChange: (part: Partial<QuestionInput>) => void;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, 20);

/** What a reviewer goes by, and when the machine leaves the answer to them. */
export function ReviewerFields({ question, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const { description, failure_reasons, confidence_bar, agreement_bar, answer_by } = question;
  // A line that is being written stays as it is typed.
  const [reasons, setReasons] = useState(() => failure_reasons.join('\n'));
  return (
    <>
      <dt>{t('forScorer')}</dt>
      <dd className="answerer">
        <TextField
          size="small"
          fullWidth
          multiline
          maxRows={8}
          value={description}
          disabled={disabled}
          onChange={(event) => onChange({ description: event.target.value })}
          slotProps={{ htmlInput: { 'aria-label': t('forScorer'), maxLength: 2000 } }}
        />
        <TextField
          size="small"
          fullWidth
          multiline
          maxRows={8}
          label={t('failureReasons')}
          value={reasons}
          disabled={disabled}
          onChange={(event) => {
            setReasons(event.target.value);
            onChange({ failure_reasons: linesOf(event.target.value) });
          }}
        />
      </dd>
      {answer_by.kind !== 'person' && (
        <>
          <dt>{t('confidenceBar')}</dt>
          <dd className="rule-line sm t2">
            <NumberBox
              label={t('confidenceBar')}
              value={confidence_bar}
              scale={100}
              min={0}
              max={1}
              unit="%"
              disabled={disabled}
              onChange={(value) => value !== null && onChange({ confidence_bar: value })}
            />
            {t('confidenceBarHelp')}
          </dd>
          <dt>{t('agreementBar')}</dt>
          <dd className="rule-line sm t2">
            <NumberBox
              label={t('agreementBar')}
              value={agreement_bar}
              scale={100}
              min={0}
              max={1}
              unit="%"
              disabled={disabled}
              onChange={(value) => value !== null && onChange({ agreement_bar: value })}
            />
            {t('agreementBarHelp')}
          </dd>
        </>
      )}
    </>
  );
}
