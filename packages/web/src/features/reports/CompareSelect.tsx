import { comparisons } from '@earshot/core/reports/report-period.ts';
import type { ReportPeriod } from '@earshot/core/reports/reports.ts';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { periodTexts } from './period.texts.ts';

type Props = { period: ReportPeriod; disabled?: boolean; onChange: (period: ReportPeriod) => void };

/** What a period is set beside. */
export function CompareSelect({ period, disabled, onChange }: Props) {
  const t = useTexts(periodTexts);
  return (
    <SmallSelect
      label={t('compare')}
      value={period.compare ?? 'none'}
      disabled={disabled}
      options={(['none', ...comparisons] as const).map((value) => ({ value, label: t(`compare_${value}`) }))}
      onChange={(compare) => onChange({ ...period, compare: compare === 'none' ? null : compare })}
    />
  );
}
