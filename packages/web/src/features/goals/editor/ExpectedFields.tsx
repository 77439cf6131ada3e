import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { Limits } from '../../../shared/rules/builder/Limits.tsx';
import { editorTexts } from './editor.texts.ts';

type Props = {
  question: QuestionInput;
  disabled: boolean;
  onChange: (part: Partial<QuestionInput>) => void;
};

/** The answer that earns the points, by the mode of the question. */
export function ExpectedFields({ question, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const g = useTexts(goalTexts);
  const { mode, expected } = question;
  if (mode === 'yes_no')
    return (
      <span className="row sm">
        <span className="t2">{t('expected')}</span>
        <SmallSelect
          label={t('expected')}
          value={expected === 'no' ? 'no' : 'yes'}
          disabled={disabled}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: g(value) }))}
          onChange={(value) => onChange({ expected: value })}
        />
      </span>
    );
  if (mode === 'number')
    return (
      <span className="row sm">
        <span className="t2">{t('expected')}</span>
        <Limits
          what={t('expected')}
          value={Array.isArray(expected) ? expected : [null, null]}
          disabled={disabled}
          onChange={(value) => onChange({ expected: value })}
        />
      </span>
    );
  if (mode === 'scale') return <ScaleFields {...{ question, disabled, onChange }} />;
  return mode === 'choice' ? <OptionFields {...{ question, disabled, onChange }} /> : null;
}

function ScaleFields({ question: { scale }, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const box = { min: 0, max: 100, whole: true, disabled };
  return (
    <span className="row sm">
      <span className="t2">{t('from')}</span>
      <NumberBox
        {...box}
        label={`${t('scale')}, ${t('from')}`}
        value={scale.from}
        onChange={(from) => from !== null && onChange({ scale: { ...scale, from } })}
      />
      <span className="t2">{t('to')}</span>
      <NumberBox
        {...box}
        label={`${t('scale')}, ${t('to')}`}
        value={scale.to}
        onChange={(to) => to !== null && onChange({ scale: { ...scale, to } })}
      />
    </span>
  );
}

function OptionFields({ question: { options }, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const change = (at: number, part: Partial<(typeof options)[number]>) =>
    onChange({ options: options.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  return (
    <ul className="goal-options" aria-label={t('options')}>
      {options.map((option, at) => (
        <li key={option.id ?? `new-${at}`} className="row">
          <TextField
            size="small"
            value={option.text}
            disabled={disabled}
            onChange={(event) => change(at, { text: event.target.value })}
            slotProps={{ htmlInput: { 'aria-label': t('option', { number: at + 1 }), maxLength: 200 } }}
          />
          <NumberBox
            label={t('credit')}
            value={option.credit}
            scale={100}
            min={0}
            max={1}
            unit="%"
            disabled={disabled}
            onChange={(credit) => credit !== null && change(at, { credit })}
          />
          {!disabled && options.length > 2 && (
            <IconAction
              size="small"
              label={t('removeOption', { number: at + 1 })}
              onClick={() => onChange({ options: options.toSpliced(at, 1) })}
            >
              <X size={14} />
            </IconAction>
          )}
        </li>
      ))}
      {!disabled && options.length < 20 && (
        <li>
          <Button
            size="small"
            startIcon={<Plus size={14} />}
            onClick={() =>
              onChange({
                options: [...options, { text: t('option', { number: options.length + 1 }), credit: 0 }],
              })
            }
          >
            {t('addOption')}
          </Button>
        </li>
      )}
    </ul>
  );
}
