import { longestReportNote, type ReportInput, reportNameLength } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { CompareSelect } from '../CompareSelect.tsx';
import { PeriodChip } from '../PeriodChip.tsx';
import { FiltersField } from './FiltersField.tsx';
import { formTexts } from './form.texts.ts';

type Props = {
  value: ReportInput;
  disabled: boolean;
  taken: string | null;
  isNew: boolean;
  onChange: (change: Partial<ReportInput>) => void;
};

/** What the report is called, and which calls it is of. */
export function AboutCard({ value, disabled, taken, isNew, onChange }: Props) {
  const t = useTexts(formTexts);
  const { name, note, period, filters } = value;
  return (
    <section className="card report-about" aria-label={t('about')}>
      <div className="report-about-names">
        <LengthField
          label={t('name')}
          value={name}
          disabled={disabled}
          autoFocus={isNew}
          limits={reportNameLength}
          refusal={taken}
          onText={(name) => onChange({ name })}
        />
        <LengthField
          label={t('note')}
          value={note}
          disabled={disabled}
          limits={{ least: 0, most: longestReportNote }}
          onText={(note) => onChange({ note })}
        />
      </div>
      <div className="report-about-calls">
        <PeriodChip
          period={period}
          days={undefined}
          disabled={disabled}
          onChange={(period) => onChange({ period })}
        />
        <CompareSelect period={period} disabled={disabled} onChange={(period) => onChange({ period })} />
        <FiltersField
          label={t('filters')}
          filters={filters}
          disabled={disabled}
          onChange={(filters) => onChange({ filters })}
        />
      </div>
    </section>
  );
}
