import { type Days, lastPeriods } from '@earshot/core/reports/report-period.ts';
import type { ReportPeriod } from '@earshot/core/reports/reports.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatShortDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import '../../shared/filters/filters.css';
import '../../shared/people/people.css';
import { PeriodDays } from './PeriodDays.tsx';
import { periodTexts } from './period.texts.ts';

type Props = {
  period: ReportPeriod;
  /** The days that it comes to, where they are known. */
  days: Days | undefined;
  disabled?: boolean;
  onChange: (period: ReportPeriod) => void;
};

/** The period of a report: one that moves on with the calendar, or two days. */
export function PeriodChip({ period, days, disabled = false, onChange }: Props) {
  const t = useTexts(periodTexts);
  const periodText = usePeriodText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: Partial<ReportPeriod>) => {
    onChange({ ...period, last: null, start: null, to: null, ...next });
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        className="period-button"
        disabled={disabled}
        startIcon={<CalendarDays size={16} />}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{t('period')}: </span>
        <span className="el" data-testid="report-period">
          {periodText(period, days)}
        </span>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period') } }}
      >
        <div className="period period-popover">
          <div className="period-presets">
            {lastPeriods.map((last) => (
              <button
                key={last}
                type="button"
                className="plain chip small"
                aria-pressed={period.last === last}
                onClick={() => choose({ last })}
              >
                {t(last)}
              </button>
            ))}
          </div>
          <PeriodDays
            days={days ?? (period.start && period.to ? { from: period.start, to: period.to } : undefined)}
            onChoose={({ from, to }) => choose({ start: from, to })}
          />
        </div>
      </Popover>
    </>
  );
}

/** The year is said once where it is the same. */
const firstDay = ({ from, to }: Days): string =>
  from.slice(0, 4) === to.slice(0, 4) ? formatShortDay(from) : formatDay(from);

/** A period in words, with its days where these are known. */
export function usePeriodText(): (period: ReportPeriod, days?: Days) => string {
  const t = useTexts(periodTexts);
  return ({ last, start, to }, days) => {
    const shown = days ?? (start !== null && to !== null ? { from: start, to } : undefined);
    const between =
      shown === undefined
        ? ''
        : shown.from === shown.to
          ? formatDay(shown.from)
          : t('between', { from: firstDay(shown), to: formatDay(shown.to) });
    if (last === null) return between;
    return between === '' ? t(last) : `${t(last)}: ${between}`;
  };
}
