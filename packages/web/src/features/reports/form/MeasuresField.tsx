import { callsCounted, type Measure, mostMeasures } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from './form.texts.ts';
import { MeasureLine } from './MeasureLine.tsx';

type Props = {
  measures: Measure[];
  /** One number, which may be of people. */
  isCohort: boolean;
  disabled: boolean;
  onChange: (measures: Measure[]) => void;
};

/** What the block counts; the first of them is drawn, and sorted by. */
export function MeasuresField({ measures, isCohort, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  return (
    <div className="report-field">
      <h3>{t('measures')}</h3>
      {measures.map((measure, at) => (
        <MeasureLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may count the same
          key={at}
          place={at + 1}
          measure={measure}
          isCohort={isCohort}
          disabled={disabled}
          onChange={(next) => onChange(measures.with(at, next))}
          onRemove={measures.length > 1 ? () => onChange(measures.toSpliced(at, 1)) : undefined}
        />
      ))}
      {!disabled && !isCohort && measures.length < mostMeasures && (
        <Button
          size="small"
          startIcon={<Plus size={14} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...measures, callsCounted])}
        >
          {t('addMeasure')}
        </Button>
      )}
    </div>
  );
}
