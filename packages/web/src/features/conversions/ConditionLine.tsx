import {
  type ConditionKind,
  type Conversion,
  type ConversionCondition,
  countedOutcomes,
} from '@earshot/core/conversions/conversions.ts';
import { longestFieldName } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { fieldsQuery } from '../../shared/files/fields.queries.ts';
import { newCondition } from './conversion-draft.ts';
import { conversionsTexts } from './conversions.texts.ts';
import { conversionFormTexts } from './form.texts.ts';
import { SuggestedField } from './SuggestedField.tsx';
import { useRuleChoices } from './use-rule-choices.ts';

type Of<Kind extends ConditionKind> = Extract<ConversionCondition, { kind: Kind }>;
type Props<One extends ConversionCondition = ConversionCondition> = {
  /** From 1. */
  place: number;
  condition: One;
  /** What is stored is called so, also where it is gone or hidden. */
  named: Conversion['names'][number];
  disabled: boolean;
  onChange: (condition: ConversionCondition) => void;
};

/** One condition: its kind, and what of that kind. */
export function ConditionLine({ onRemove, ...props }: Props & { onRemove: () => void }) {
  const t = useTexts(conversionFormTexts);
  const { kinds } = useRuleChoices();
  const { place, condition, disabled, onChange } = props;
  const { kind } = condition;
  return (
    <fieldset className="condition-line plain" aria-label={t('condition', { place })}>
      <SmallSelect
        label={t('kindOf', { place })}
        value={kind}
        disabled={disabled}
        options={[...new Set([...kinds, kind])].map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(next) => onChange(newCondition(next))}
      />
      {kind === 'field' ? (
        <FieldFields {...props} condition={condition as Of<'field'>} />
      ) : (
        <RuleFields {...props} condition={condition as Exclude<ConversionCondition, Of<'field'>>} />
      )}
      {!disabled && (
        <IconAction size="small" label={t('remove', { place })} onClick={onRemove}>
          <X size={14} />
        </IconAction>
      )}
    </fieldset>
  );
}

function RuleFields({
  condition,
  named,
  disabled,
  onChange,
}: Props<Exclude<ConversionCondition, Of<'field'>>>) {
  const t = useTexts(conversionFormTexts);
  const c = useTexts(conversionsTexts);
  const { choicesOf } = useRuleChoices();
  const { kind, id } = condition;
  const known = choicesOf(kind);
  const isMissing = id !== 0 && !known.some((one) => one.id === id);
  const missing = { id, name: named?.name ?? c(named?.state === 'hidden' ? 'hidden' : 'gone') };
  return (
    <>
      <FilterSelect
        label={t(`kind_${kind}`)}
        every={t('choose')}
        value={id === 0 ? undefined : String(id)}
        options={[...known, ...(isMissing ? [missing] : [])].map((one) => ({
          value: String(one.id),
          label: one.name,
        }))}
        onChange={(value) => !disabled && onChange({ ...condition, id: Number(value ?? 0) })}
      />
      {condition.kind === 'goal' && (
        <SmallSelect
          label={t('outcome')}
          value={condition.outcome}
          disabled={disabled}
          options={countedOutcomes.map((value) => ({ value, label: t(value) }))}
          onChange={(outcome) => onChange({ ...condition, outcome })}
        />
      )}
    </>
  );
}

function FieldFields({ condition, disabled, onChange }: Props<Of<'field'>>) {
  const t = useTexts(conversionFormTexts);
  const known = useQuery(fieldsQuery()).data?.results ?? [];
  const { field, equals } = condition;
  return (
    <>
      <SuggestedField
        label={t('field')}
        value={field}
        suggested={known.map(({ name }) => name)}
        disabled={disabled}
        most={longestFieldName}
        onText={(text) => onChange({ ...condition, field: text })}
      />
      <span className="sm t2">{t('equals')}</span>
      <SuggestedField
        label={t('equals')}
        placeholder={t('anything')}
        value={equals ?? ''}
        suggested={known.find(({ name }) => name === field)?.values ?? []}
        disabled={disabled}
        most={200}
        onText={(text) => onChange({ ...condition, equals: text.trim() === '' ? null : text })}
      />
    </>
  );
}
