import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { filterTexts } from './filters.texts.ts';
import type { FilterChoice } from './use-filter-choices.ts';

type Props = {
  title: string;
  choices: readonly FilterChoice[];
  chosen: readonly string[];
  isOpenAtFirst: boolean;
  onToggle: (value: string) => void;
};

const shownFirst = 7;

/** Values to tick, with how many calls have each. */
export function ChoiceGroup({ title, choices, chosen, isOpenAtFirst, onToggle }: Props) {
  const t = useTexts(filterTexts);
  const [isLong, setIsLong] = useState(false);
  if (choices.length === 0) return null;
  const shown = choices.filter(({ value }, at) => isLong || at < shownFirst || chosen.includes(value));
  return (
    <FilterGroup title={title} isOpenAtFirst={isOpenAtFirst}>
      {shown.map(({ value, label, count }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the component inside holds the input.
        <label key={value} className={chosen.includes(value) ? 'facet-option on' : 'facet-option'}>
          <Checkbox
            size="small"
            sx={{ ml: -0.5 }}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span className="el" title={label}>
            {label}
          </span>
          {count !== undefined && <span className="push num sm mut">{formatNumber(count)}</span>}
        </label>
      ))}
      {choices.length > shownFirst && (
        <button type="button" className="plain link facet-more" onClick={() => setIsLong(!isLong)}>
          {isLong ? t('fewer') : t('more', { count: choices.length })}
        </button>
      )}
    </FilterGroup>
  );
}
