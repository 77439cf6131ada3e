import { anyTime } from '@earshot/core/calls/calls-path.ts';
import { lastPeriods } from '@earshot/core/calls/periods.ts';
import { DayField } from '../../components/DayField.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { dayOf, type PeriodField } from './period.ts';

type Props = {
  field: PeriodField;
  title: string;
  search: FilterSearch;
  onChange: (change: FilterSearch) => void;
};

/** From when to when by one date of a call: a period that moves on with the calendar, all time, or two days. */
export function PeriodGroup({ field, title, search, onChange }: Props) {
  const t = useTexts(filterTexts);
  const start = search[`${field}_start`];
  const to = search[`${field}_to`];
  const set = (from: string, until: string) =>
    onChange({
      [`${field}_start`]: from || (until ? undefined : anyTime),
      [`${field}_to`]: until || undefined,
    });
  const now = to === undefined ? (start ?? anyTime) : undefined;
  return (
    <FilterGroup title={title} isOpenAtFirst>
      <div className="period">
        <div className="period-presets">
          {[...lastPeriods, anyTime].map((preset) => (
            <button
              key={preset}
              type="button"
              className="plain chip small"
              aria-pressed={now === preset}
              onClick={() => set(preset, '')}
            >
              {t(`preset_${preset as 'any'}`)}
            </button>
          ))}
        </div>
        <DayField
          className="period-day"
          label={t('from')}
          max={dayOf(to) || undefined}
          value={dayOf(start)}
          onChange={(event) => set(event.target.value, to ?? '')}
        />
        <DayField
          className="period-day"
          label={t('to')}
          min={dayOf(start) || undefined}
          value={dayOf(to)}
          onChange={(event) => set(dayOf(start), event.target.value)}
        />
      </div>
    </FilterGroup>
  );
}
