import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { CallPicker } from '../../shared/files/CallPicker.tsx';
import { filesQuery } from '../../shared/files/files.queries.ts';
import { formulaReasonTexts } from '../../shared/metrics/formula-reasons.texts.ts';
import { OwnMetricText } from '../../shared/metrics/OwnMetricText.tsx';
import { formulaQuery } from './metrics.queries.ts';
import { metricsTexts } from './metrics.texts.ts';

type Props = {
  /** Null while it cannot be understood. */
  formula: string | null;
  unit: string;
  limits: readonly [number | null, number | null];
};

/** What the formula gives for one call: the newest, or another one. */
export function FormulaTry({ formula, unit, limits: [lower_limit, upper_limit] }: Props) {
  const t = useTexts(metricsTexts);
  const r = useTexts(formulaReasonTexts);
  const newest = useQuery(filesQuery({ status: 'DONE', limit: 8 })).data?.results[0];
  const [chosen, setChosen] = useState<File | 'choosing' | null>(null);
  const file = chosen === null || chosen === 'choosing' ? newest : chosen;
  const { data } = useQuery({
    ...formulaQuery(formula ?? '', file?.file_id),
    enabled: formula !== null && file !== undefined,
  });
  if (file === undefined) return null;
  if (chosen === 'choosing') return <CallPicker onPick={setChosen} />;
  return (
    <div className="formula-try">
      <span className="sm t2">{t('tryOn')}</span>
      <span className="sm el">{file.name}</span>
      <Button size="small" onClick={() => setChosen('choosing')}>
        {t('another')}
      </Button>
      <span className="push" role="status" data-testid="formula-value">
        {formula !== null && data?.valid && data.value !== null && (
          <OwnMetricText metric={{ value: data.value, unit, lower_limit, upper_limit }} />
        )}
        {formula !== null && data?.valid && data.value === null && data.reason && (
          <span className="sm mut">{t('noValue', { why: r(data.reason) })}</span>
        )}
      </span>
    </div>
  );
}
