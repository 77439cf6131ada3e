import { anyTime } from '@earshot/core/calls/calls-path.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { DayField } from '../../components/DayField.tsx';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { filterTexts } from '../filters/filters.texts.ts';
import '../filters/filters.css';
import './people.css';
import { peopleTexts } from './people.texts.ts';
import { choiceOf, type PeriodSearch, periodChoices, periodOf } from './period-of-days.ts';

type Props = { search: PeriodSearch; onChange: (change: PeriodSearch) => void };

/** From which day to which the calls are: a period that moves on with the calendar, all time, or two days. */
export function PeriodPicker({ search, onChange }: Props) {
  const t = useTexts(peopleTexts);
  const f = useTexts(filterTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { dateFrom = '', dateTo = '' } = periodOf(search, new Date());
  const now = choiceOf(search);
  const set = (from: string, to: string) =>
    onChange({ dateFrom: from || (to ? undefined : anyTime), dateTo: to || undefined });
  return (
    <>
      <Button
        variant="outlined"
        className="period-button"
        startIcon={<CalendarDays size={16} />}
        endIcon={<ChevronDown size={14} />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{t('period')}: </span>
        <span className="el">
          <PeriodText from={dateFrom} to={dateTo} />
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
            {periodChoices.map((choice) => (
              <button
                key={choice}
                type="button"
                className="plain chip small"
                aria-pressed={now === choice}
                onClick={() => {
                  onChange({ dateFrom: choice, dateTo: undefined });
                  setAnchor(null);
                }}
              >
                {f(`preset_${choice}`)}
              </button>
            ))}
          </div>
          <DayField
            className="period-day"
            label={f('from')}
            max={dateTo || undefined}
            value={dateFrom}
            onChange={(event) => set(event.target.value, dateTo)}
          />
          <DayField
            className="period-day"
            label={f('to')}
            min={dateFrom || undefined}
            value={dateTo}
            onChange={(event) => set(dateFrom, event.target.value)}
          />
        </div>
      </Popover>
    </>
  );
}

function PeriodText({ from, to }: { from: string; to: string }) {
  const f = useTexts(filterTexts);
  if (from && to)
    return from === to ? formatDay(from) : f('range', { from: formatDay(from), to: formatDay(to) });
  if (from) return f('rangeFrom', { from: formatDay(from) });
  return to ? f('rangeTo', { to: formatDay(to) }) : f('preset_any');
}
