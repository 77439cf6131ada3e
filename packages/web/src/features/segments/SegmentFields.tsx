import { type SegmentInput, segmentNameLength } from '@earshot/core/segments/segments.api.ts';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../../shared/lengths/LengthField.tsx';
import { descriptionLength } from '../../shared/lengths/use-length-issue.ts';
import { segmentsTexts } from './segments.texts.ts';

type Props = {
  value: SegmentInput;
  onChange: (change: Partial<SegmentInput>) => void;
  disabled: boolean;
  /** What the server said of the name. */
  taken: string | null;
  /** What is stored is a list picked by hand. */
  wasList: boolean;
  isNew: boolean;
};

/** Name and kind of a segment. */
export function SegmentFields({ value, onChange, disabled, taken, wasList, isNew }: Props) {
  const t = useTexts(segmentsTexts);
  const isFilter = value.filters !== null;
  return (
    <section className="card rule-fields">
      <LengthField
        fullWidth
        label={t('name')}
        value={value.name}
        disabled={disabled}
        autoFocus={isNew}
        limits={segmentNameLength}
        refusal={taken}
        onText={(name) => onChange({ name })}
      />
      <LengthField
        isQuiet
        fullWidth
        multiline
        label={t('description')}
        value={value.description}
        disabled={disabled}
        limits={descriptionLength}
        onText={(description) => onChange({ description })}
      />
      <Choice
        label={t('kind')}
        value={isFilter ? 'filter' : 'list'}
        options={(['filter', 'list'] as const).map((value) => ({
          value,
          label: t(value),
          disabled: disabled,
        }))}
        onChange={(kind) =>
          onChange(kind === 'list' ? { filters: null, query: null } : { filters: value.filters ?? {} })
        }
      />
      {isFilter && wasList && <p className="sm t2">{t('listBecomesFilter')}</p>}
    </section>
  );
}
