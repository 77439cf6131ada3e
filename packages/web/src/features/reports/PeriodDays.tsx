import type { Days } from '@earshot/core/reports/report-period.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DayField } from '../../components/DayField.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { areDays } from './page/period-address.ts';
import { periodTexts } from './period.texts.ts';

type Props = { days: Days | undefined; onChoose: (days: Days) => void };

/** A first and a last day, taken together. */
export function PeriodDays({ days, onChoose }: Props) {
  const t = useTexts(periodTexts);
  const [{ from, to }, set] = useState({ from: days?.from ?? '', to: days?.to ?? '' });
  const areFit = areDays(from, to);
  return (
    <>
      <DayField
        className="period-day"
        label={t('from')}
        max={to || undefined}
        value={from}
        onChange={(event) => set({ from: event.target.value, to })}
      />
      <DayField
        className="period-day"
        label={t('to')}
        min={from || undefined}
        value={to}
        onChange={(event) => set({ from, to: event.target.value })}
      />
      {from && to && !areFit && (
        <p className="rule-mistake sm" role="alert">
          {t('wrong')}
        </p>
      )}
      <Button variant="contained" disabled={!areFit} onClick={() => onChoose({ from, to })}>
        {t('show')}
      </Button>
    </>
  );
}
