import { periodFields } from '@earshot/core/calls/dimensions.ts';
import { lastPeriods } from '@earshot/core/calls/periods.ts';
import { useState } from 'react';
import { SmallSelect } from '../../components/SmallSelect.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useDimensionTexts } from './dimension-texts.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import { anyTime, dayOf, type PeriodField } from './period.ts';

type Props = { search: FilterSearch; onChange: (change: FilterSearch) => void };

/** Which date, and from when to when: a period that moves on with the calendar, or two days. */
export function PeriodGroup({ search, onChange }: Props) {
  const t = useTexts(filterTexts);
  const { titleOf } = useDimensionTexts();
  const used = periodFields.find((one) => isSet(search[`${one}_start`]) || search[`${one}_to`]);
  const [field, setField] = useState<PeriodField>(used ?? 'created');
  const start = search[`${field}_start`];
  const to = search[`${field}_to`];
  const set = (from: string | undefined, until: string | undefined) =>
    onChange(inWords(field, from || (until ? undefined : anyTime), until || undefined, search));
  const now = to === undefined ? (isSet(start) ? start : anyTime) : undefined;
  return (
    <FilterGroup title={t('period')} isOpenAtFirst>
      <div className="period">
        <SmallSelect
          label={t('periodField')}
          value={field}
          options={periodFields.map((value) => ({ value, label: titleOf(value) }))}
          onChange={(next) => {
            setField(next);
            // The period goes with the date that it is about.
            onChange({ ...moved(search, field, next) });
          }}
        />
        <div className="period-presets">
          {[...lastPeriods, anyTime].map((preset) => (
            <button
              key={preset}
              type="button"
              className="plain chip small"
              aria-pressed={now === preset}
              onClick={() => set(preset, undefined)}
            >
              {t(`preset_${preset as 'any'}`)}
            </button>
          ))}
        </div>
        <label className="period-day">
          <span className="sm mut">{t('from')}</span>
          <input
            type="date"
            max={dayOf(to) || undefined}
            value={dayOf(start)}
            onChange={(event) => set(event.target.value, to)}
          />
        </label>
        <label className="period-day">
          <span className="sm mut">{t('to')}</span>
          <input
            type="date"
            min={dayOf(start) || undefined}
            value={dayOf(to)}
            onChange={(event) => set(dayOf(start), event.target.value)}
          />
        </label>
      </div>
    </FilterGroup>
  );
}

const isSet = (start: string | undefined) => start !== undefined && start !== anyTime;

function inWords(
  field: PeriodField,
  start: string | undefined,
  to: string | undefined,
  search: FilterSearch,
): FilterSearch {
  const other = field === 'created' ? 'recorded_at' : 'created';
  const change: FilterSearch = { [`${field}_start`]: start, [`${field}_to`]: to };
  // Of two dates only one can say "any time"; the other must not be lost.
  if (start === anyTime && field === 'recorded_at' && isSet(search.created_start))
    return { ...change, recorded_at_start: undefined };
  if (start === anyTime && isSet(search[`${other}_start`]))
    return { ...change, [`${field}_start`]: undefined };
  return change;
}

function moved(search: FilterSearch, from: PeriodField, to: PeriodField): FilterSearch {
  if (search[`${to}_start`] || search[`${to}_to`]) return {};
  return {
    [`${to}_start`]: search[`${from}_start`],
    [`${to}_to`]: search[`${from}_to`],
    [`${from}_start`]: undefined,
    [`${from}_to`]: undefined,
  };
}
