import type { NotApplicableWhen, QuestionInput } from '@earshot/core/goals/questions.ts';
import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { CallsAsked } from '../../../shared/filters/CallsAsked.tsx';
import { DetectionBuilder } from '../../../shared/rules/builder/DetectionBuilder.tsx';
import { newDetection } from '../../../shared/rules/builder/detection-draft.ts';
import { editorTexts } from './editor.texts.ts';
import { ofScores } from './numbers.ts';

type Props = {
  question: QuestionInput;
  disabled: boolean;
  onChange: (part: Partial<QuestionInput>) => void;
};

/** Calls that the question does not ask about: by filters, by what is found in them, or by the opposite. */
export function ConditionFields({ question: { not_applicable_when: when }, disabled, onChange }: Props) {
  const t = useTexts(editorTexts);
  const change = (part: Partial<NotApplicableWhen> | null) =>
    onChange({
      not_applicable_when:
        part === null ? null : { filters: {}, detection: null, negate: false, ...when, ...part },
    });
  return (
    <>
      <dt>{t('notApplicable')}</dt>
      <dd>
        {when === null ? (
          !disabled && (
            <Button size="small" startIcon={<Plus size={14} />} onClick={() => change({})}>
              {t('addCondition')}
            </Button>
          )
        ) : (
          <div className="answerer">
            <div className="rule-line">
              <SmallSelect
                label={t('conditionSense')}
                value={when.negate ? 'not' : 'holds'}
                disabled={disabled}
                options={[
                  { value: 'holds', label: t('whenHolds') },
                  { value: 'not', label: t('whenNot') },
                ]}
                onChange={(value) => change({ negate: value === 'not' })}
              />
              <CallsAsked
                unfit={ofScores}
                filters={when.filters}
                disabled={disabled}
                onChange={(filters) => change({ filters })}
              />
              {!disabled && (
                <IconAction size="small" label={t('removeCondition')} onClick={() => change(null)}>
                  <X size={14} />
                </IconAction>
              )}
            </div>
            <Found {...{ when, disabled }} onChange={change} />
          </div>
        )}
      </dd>
    </>
  );
}

type FoundProps = {
  when: NotApplicableWhen;
  disabled: boolean;
  onChange: (part: Partial<NotApplicableWhen>) => void;
};

function Found({ when: { detection }, disabled, onChange }: FoundProps) {
  const t = useTexts(editorTexts);
  if (detection === null)
    return (
      !disabled && (
        <Button
          size="small"
          startIcon={<Plus size={14} />}
          onClick={() => onChange({ detection: newDetection() })}
        >
          {t('addFound')}
        </Button>
      )
    );
  return (
    <>
      <div className="rule-line">
        <span className="sm t2">{t('found')}</span>
        {!disabled && (
          <IconAction size="small" label={t('removeWords')} onClick={() => onChange({ detection: null })}>
            <X size={14} />
          </IconAction>
        )}
      </div>
      <DetectionBuilder
        detection={detection}
        disabled={disabled}
        onChange={(next) => onChange({ detection: next })}
      />
    </>
  );
}
