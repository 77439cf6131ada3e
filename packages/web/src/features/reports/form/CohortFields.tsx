import { sinceSteps } from '@earshot/core/calls/since-filters.ts';
import { cohortOf, cohortWhos } from '@earshot/core/reports/cohort.ts';
import { byTitles } from '@earshot/core/reports/names.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { formTexts } from './form.texts.ts';

type Props = { block: Block; disabled: boolean; onChange: (block: Block) => void };

/** Whose cohorts a block shows, and whether by weeks or months. */
export function CohortFields({ block, disabled, onChange }: Props) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { who, step } = cohortOf(block.by) ?? { who: 'customer', step: 'month' };
  const named = <Name extends 'customer' | 'agent' | 'week' | 'month'>(value: Name) => ({
    value,
    label: byTitles[value][locale],
  });
  return (
    <div className="report-field">
      <h3>{t('by')}</h3>
      <div className="report-pair">
        <SmallSelect
          label={t('cohortWho')}
          value={who}
          disabled={disabled}
          options={cohortWhos.map(named)}
          onChange={(next) => onChange({ ...block, by: [next, step] })}
        />
        <SmallSelect
          label={t('cohortStep')}
          value={step}
          disabled={disabled}
          options={sinceSteps.map(named)}
          onChange={(next) => onChange({ ...block, by: [who, next] })}
        />
      </div>
      <p className="xs mut">{t('cohortHelp')}</p>
    </div>
  );
}
