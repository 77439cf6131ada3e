import type { NameOf } from '@earshot/core/calls/dimensions.ts';
import { useEffect, useState } from 'react';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { readClock } from './clock.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';

type Props = {
  name: NameOf<'range'>;
  title: string;
  search: FilterSearch;
  onChange: (change: FilterSearch) => void;
};

/** How long something of a call is, in minutes and seconds. */
export function LengthGroup({ name, title, search, onChange }: Props) {
  const t = useTexts(filterTexts);
  return (
    <FilterGroup title={title} isOpenAtFirst>
      <div className="range-fields">
        <Clock
          label={t('from')}
          value={search[`${name}_start`]}
          onChange={(start) => onChange({ [`${name}_start`]: start })}
        />
        <Clock
          label={t('to')}
          value={search[`${name}_to`]}
          onChange={(to) => onChange({ [`${name}_to`]: to })}
        />
      </div>
    </FilterGroup>
  );
}

function Clock({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const t = useTexts(filterTexts);
  const written = value ? formatClock(Number(value)) : '';
  const [text, setText] = useState(written);
  useEffect(() => setText(written), [written]);
  const ms = readClock(text);
  const take = () => {
    if (ms === undefined) setText(written);
    else if (text !== written) onChange(ms === 0 ? undefined : String(ms));
  };
  return (
    <label>
      <span className="sm mut">{label}</span>
      <input
        inputMode="text"
        placeholder={t('durationHint')}
        aria-invalid={ms === undefined}
        size={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  );
}
