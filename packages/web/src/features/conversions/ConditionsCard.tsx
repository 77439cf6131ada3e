import {
  type Conversion,
  type ConversionCondition,
  type ConversionInput,
  mostConditions,
} from '@earshot/core/conversions/conversions.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { ConditionLine } from './ConditionLine.tsx';
import { newCondition } from './conversion-draft.ts';
import { conversionFormTexts } from './form.texts.ts';

type Counts = ConversionInput['counts'];
type Props = {
  counts: Counts;
  /** What is stored, with what that is called. */
  stored: readonly ConversionCondition[];
  names: Conversion['names'];
  disabled: boolean;
  onChange: (counts: Counts) => void;
};

/** What makes a call one. */
export function ConditionsCard({ counts, stored, names, disabled, onChange }: Props) {
  const t = useTexts(conversionFormTexts);
  const { join, conditions } = counts;
  const set = (next: ConversionCondition[]) => onChange({ ...counts, conditions: next });
  return (
    <section className="card rule-fields" aria-label={t('counts')}>
      <div className="rule-line">
        <h2>{t('counts')}</h2>
        <span className="push" />
        {conditions.length > 1 && (
          <Choice
            label={t('join')}
            value={join}
            options={(['all', 'any'] as const).map((value) => ({ value, label: t(value), disabled }))}
            onChange={(join) => onChange({ ...counts, join })}
          />
        )}
      </div>
      {conditions.length === 0 && <p className="sm t2">{t('noConditions')}</p>}
      {conditions.map((condition, at) => (
        <ConditionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
          key={at}
          place={at + 1}
          condition={condition}
          named={names[stored.findIndex((one) => isOfOne(one, condition))] ?? null}
          disabled={disabled}
          onChange={(next) => set(conditions.map((one, place) => (place === at ? next : one)))}
          onRemove={() => set(conditions.filter((_, place) => place !== at))}
        />
      ))}
      {!disabled && conditions.length < mostConditions && (
        <Button
          variant="outlined"
          startIcon={<Plus size={15} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => set([...conditions, newCondition('tag')])}
        >
          {t('addCondition')}
        </Button>
      )}
    </section>
  );
}

/** Whether both are about the same rule. */
const isOfOne = (one: ConversionCondition, other: ConversionCondition): boolean =>
  one.kind !== 'field' && one.kind === other.kind && one.id === other.id;
