import { type MeasureName, measureNames, measureOf } from '@earshot/core/reports/measures.ts';
import { measureTitles, reportWords } from '@earshot/core/reports/names.ts';
import { isOfCalls, type Measure, stats } from '@earshot/core/reports/reports.ts';
import { X } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { useMayFor } from '../../../shared/users.queries.ts';
import { useMeasuredThings } from '../blocks/use-measured-things.ts';
import { newMeasure, usualOf } from './block-draft.ts';
import { formTexts } from './form.texts.ts';
import { ThingField } from './ThingField.tsx';

type Props = {
  place: number;
  measure: Measure;
  /** What is of people can be chosen, too. */
  isCohort: boolean;
  disabled: boolean;
  onChange: (measure: Measure) => void;
  onRemove: (() => void) | undefined;
};

/** One number: what is counted, of what, and how it is told. */
export function MeasureLine({ place, measure, isCohort, disabled, onChange, onRemove }: Props) {
  const t = useTexts(formTexts);
  const { thingsOf } = useMeasuredThings();
  const options = useMeasureOptions(measure.name, isCohort);
  const choose = (name: MeasureName) =>
    onChange(
      newMeasure(
        name,
        usualOf(name, (thing) => thingsOf(thing)[0]?.id),
      ),
    );
  return (
    <fieldset className="plain report-measure" aria-label={t('measure', { place })}>
      <SmallSelect
        label={t('measure', { place })}
        value={measure.name}
        disabled={disabled}
        options={options}
        onChange={choose}
      />
      <ThingField measure={measure} disabled={disabled} onChange={(of) => onChange({ ...measure, of })} />
      <ToldField measure={measure} disabled={disabled} onChange={onChange} />
      {onRemove && !disabled && (
        <IconAction size="small" label={t('removeMeasure', { place })} onClick={onRemove}>
          <X size={14} />
        </IconAction>
      )}
    </fieldset>
  );
}

/** What this person may see counted, and what is chosen in any case. */
function useMeasureOptions(chosen: MeasureName, isCohort: boolean) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const may = useMayFor();
  return measureNames
    .filter((name) => {
      const { needs } = measureOf(name);
      if (name === chosen) return true;
      return (isCohort || isOfCalls({ name })) && (needs === undefined || may(needs));
    })
    .map((name) => ({
      value: name,
      label: measureTitles[name][locale],
      group: t(`group_${measureOf(name).group}`),
    }));
}

/** A share or how many calls; of numbers what is told of all of them. */
function ToldField({ measure, disabled, onChange }: Pick<Props, 'measure' | 'disabled' | 'onChange'>) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { kind } = measureOf(measure.name);
  if (kind === 'share')
    return (
      <SmallSelect
        label={t('told')}
        value={measure.share ? 'share' : 'count'}
        disabled={disabled}
        options={[
          { value: 'share', label: t('share') },
          { value: 'count', label: t(isOfCalls(measure) ? 'count' : 'people') },
        ]}
        onChange={(told) => onChange({ ...measure, share: told === 'share' })}
      />
    );
  if (kind !== 'number') return null;
  return (
    <SmallSelect
      label={t('told')}
      value={measure.stat}
      disabled={disabled}
      options={stats.map((value) => ({ value, label: reportWords[value][locale] }))}
      onChange={(stat) => onChange({ ...measure, stat })}
    />
  );
}
