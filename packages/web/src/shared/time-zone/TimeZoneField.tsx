import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { intlLocale, useTexts } from '../../lib/i18n.ts';
import { timeZoneTexts } from './time-zone.texts.ts';
import { timeIn, timeZones } from './time-zones.ts';
import { findZones, type ZoneChoice, zoneChoice } from './zone-search.ts';

/** More than anybody reads; who types more finds fewer. */
const mostShown = 80;

type Props = { value: string; onChange: (zone: string) => void };

/** A time zone, found by city, country or offset, with the keyboard alone. */
export function TimeZoneField({ value, onChange }: Props) {
  const t = useTexts(timeZoneTexts);
  const now = useMemo(() => new Date(), []);
  const choices = useMemo(() => timeZones(value).map((zone) => zoneChoice(zone, now)), [value, now]);
  const chosen = choices.find(({ zone }) => zone === value) ?? zoneChoice(value, now);
  return (
    <Autocomplete<ZoneChoice, false, true>
      options={choices}
      value={chosen}
      disableClearable
      autoHighlight
      getOptionLabel={({ place }) => place}
      isOptionEqualToValue={(one, other) => one.zone === other.zone}
      filterOptions={(all, { inputValue }) =>
        inputValue === chosen.place ? all : findZones(all, inputValue, intlLocale()).slice(0, mostShown)
      }
      noOptionsText={t('noZone')}
      onChange={(_event, { zone }) => onChange(zone)}
      renderOption={({ key, ...props }, { place, offset }) => (
        <li key={key} {...props}>
          <span className="grow el">{place}</span>
          <span className="mut sm num">{offset}</span>
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('label')}
          helperText={`${t('timeThere', { time: timeIn(value, now, intlLocale()) })}. ${t('zoneHelp')}`}
        />
      )}
    />
  );
}
